import { Link, useLocation } from 'react-router';
import { shell } from '#web/copy/shell.ts';
import { isCurrent, sections } from './sections.ts';

/** The sections as a list in the sidebar (from 1024 px). */
export function SidebarSections() {
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={shell.navigation}>
      <ul className="grid gap-1">
        {sections.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link
              aria-current={isCurrent(to, pathname, search) ? 'page' : undefined}
              className="relative flex min-h-11 items-center gap-3 rounded-foto px-3 text-tinta-suave transition-colors duration-150 hover:bg-papel-hondo hover:text-tinta aria-[current]:font-semibold aria-[current]:text-tinta aria-[current]:before:absolute aria-[current]:before:inset-y-2.5 aria-[current]:before:-left-4 aria-[current]:before:w-0.5 aria-[current]:before:bg-granate-texto"
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

/** The sections as a bar under the thumb (phones and tablets). */
export function BottomBar() {
  const { pathname, search } = useLocation();
  const shown = sections.filter((section) => !section.sidebarOnly);
  return (
    <nav
      aria-label={shell.navigation}
      className="fixed inset-x-0 bottom-0 z-30 border-linea border-t bg-papel pb-[env(safe-area-inset-bottom)] lg:hidden"
      data-barra-inferior=""
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5">
        {shown.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link
              aria-current={isCurrent(to, pathname, search) ? 'page' : undefined}
              className="-outline-offset-2 flex h-16 flex-col items-center justify-center gap-1 text-[0.75rem] text-tinta-suave aria-[current]:font-semibold aria-[current]:text-granate-texto"
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
