import {
  House,
  LayoutDashboard,
  LayoutGrid,
  type LucideIcon,
  MessagesSquare,
  ScanLine,
  Shirt,
  ShoppingBag,
} from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { common } from '#web/copy/common.ts';
import { shell } from '#web/copy/shell.ts';
import { paths, wardrobeTab } from '#web/paths.ts';

export function SidebarSections() {
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={shell.navigation}>
      <ul className="grid gap-1">
        {sections.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link
              aria-current={isCurrent(to, pathname, search) ? 'page' : undefined}
              className="relative flex min-h-11 items-center gap-3 rounded-photo px-3 text-ink-soft transition-colors duration-150 hover:bg-paper-sunken hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:inset-y-2.5 aria-[current]:before:-left-4 aria-[current]:before:w-0.5 aria-[current]:before:bg-burgundy-text"
              to={to}
            >
              <Icon aria-hidden="true" size={20} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function BottomBar() {
  const { pathname, search } = useLocation();
  const shown = sections.filter((section) => !section.sidebarOnly);
  return (
    <nav
      aria-label={shell.navigation}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] lowest:static! lg:hidden"
      data-bottom-bar=""
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5">
        {shown.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link
              aria-current={isCurrent(to, pathname, search) ? 'page' : undefined}
              className="-outline-offset-2 flex h-16 flex-col items-center justify-center gap-1 text-[0.75rem] text-ink-soft aria-[current]:font-semibold aria-[current]:text-burgundy-text"
              to={to}
            >
              <Icon aria-hidden="true" size={22} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Section {
  label: string;
  to: string;
  icon: LucideIcon;
  /** The bottom bar has room for five. */
  sidebarOnly?: true;
}

const { sections: label } = shell;

const sections: readonly Section[] = [
  { label: common.home, to: paths.home, icon: House },
  { label: label.dashboard, to: paths.dashboard, icon: LayoutDashboard, sidebarOnly: true },
  { label: label.wardrobe, to: paths.wardrobe, icon: Shirt },
  { label: label.scanner, to: wardrobeTab('scanner'), icon: ScanLine },
  { label: label.stylists, to: paths.stylists, icon: MessagesSquare },
  { label: label.store, to: paths.store, icon: ShoppingBag },
  { label: label.hub, to: paths.hub, icon: LayoutGrid, sidebarOnly: true },
];

/** The scanner is a tab of the wardrobe. */
export function isCurrent(to: string, pathname: string, search: string): boolean {
  const [path, query = ''] = to.split('?');
  // Subpages count as their section; `/` would match everything.
  if (path !== pathname && !(path !== paths.home && pathname.startsWith(`${path}/`))) return false;
  if (path !== paths.wardrobe) return true;
  const scanning = new URLSearchParams(search).get('tab') === 'scanner';
  return scanning === query.includes('scanner');
}
