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
import { shell } from '#web/copy/shell.ts';
import { paths, wardrobeTab } from '#web/paths.ts';

export interface Section {
  label: string;
  to: string;
  icon: LucideIcon;
  /** The bottom bar has room for five. */
  sidebarOnly?: true;
}

const { sections: label } = shell;

export const sections: readonly Section[] = [
  { label: label.home, to: paths.home, icon: House },
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
