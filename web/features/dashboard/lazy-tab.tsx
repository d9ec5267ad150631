import { lazy } from 'react';
import type { DashboardTab } from './use-dashboard-tab.ts';

// Lazy, so that pictures load with their tab.
const tabs = {
  wardrobe: lazy(async () => ({ default: (await import('./wardrobe-tab.tsx')).WardrobeTab })),
  outfits: lazy(async () => ({ default: (await import('./outfits-tab.tsx')).OutfitsTab })),
  'ai-stylist': lazy(async () => ({ default: (await import('./stylist-tab.tsx')).StylistTab })),
  trends: lazy(async () => ({ default: (await import('./trends-tab.tsx')).TrendsTab })),
} as const;

export function LazyTab({ tab }: { tab: Exclude<DashboardTab, 'overview'> }) {
  const Tab = tabs[tab];
  return <Tab />;
}
