import { lazy } from 'react';
import type { DashboardTab } from './use-dashboard-tab.ts';

// Pictures of samples and flat-lays travel with the tab that shows them.
const tabs = {
  wardrobe: lazy(async () => ({ default: (await import('./wardrobe-tab.tsx')).WardrobeTab })),
  outfits: lazy(async () => ({ default: (await import('./outfits-tab.tsx')).OutfitsTab })),
  'ai-stylist': lazy(async () => ({ default: (await import('./stylist-tab.tsx')).StylistTab })),
  trends: lazy(async () => ({ default: (await import('./trends-tab.tsx')).TrendsTab })),
} as const;

/** The tabs behind the first one: even the list of what they need is not part of the first page. */
export function LaterTab({ tab }: { tab: Exclude<DashboardTab, 'overview'> }) {
  const Tab = tabs[tab];
  return <Tab />;
}
