import type { hub } from '#web/copy/hub.ts';
import { paths, wardrobeTab } from '#web/paths.ts';

export const hubTabs = [
  'dashboard',
  'ai-stylists',
  'body-scanner',
  'shopping',
  'trends',
  'analytics',
] as const;
export type HubTab = (typeof hubTabs)[number];

export type ModuleId = keyof typeof hub.modules.names;

export type Destination = { tab: HubTab } | { to: string };

export interface HubModule {
  id: ModuleId;
  premium: boolean;
  /** Sample figures, shown as such. */
  users: number;
  rating: number;
  growthPercent: number;
  screen: Destination;
  demo: Destination;
}

/** The specification's eight modules; the wardrobe and the social one are free. */
export const modules: readonly HubModule[] = [
  {
    id: 'advisors',
    premium: true,
    users: 15678,
    rating: 4.9,
    growthPercent: 24,
    screen: { to: paths.stylists },
    demo: { tab: 'ai-stylists' },
  },
  {
    id: 'body-scanner',
    premium: true,
    users: 8432,
    rating: 4.7,
    growthPercent: 18,
    screen: { tab: 'body-scanner' },
    demo: { tab: 'body-scanner' },
  },
  {
    id: 'wardrobe',
    premium: false,
    users: 24310,
    rating: 4.8,
    growthPercent: 31,
    screen: { to: wardrobeTab('scanner') },
    demo: { to: paths.wardrobe },
  },
  {
    id: 'shopping',
    premium: true,
    users: 12120,
    rating: 4.6,
    growthPercent: 15,
    screen: { to: paths.store },
    demo: { tab: 'shopping' },
  },
  {
    id: 'forecast',
    premium: true,
    users: 9875,
    rating: 4.7,
    growthPercent: 12,
    screen: { tab: 'trends' },
    demo: { tab: 'trends' },
  },
  {
    id: 'stylist',
    premium: true,
    users: 18905,
    rating: 4.8,
    growthPercent: 27,
    screen: { to: wardrobeTab('outfits') },
    demo: { to: wardrobeTab('outfits') },
  },
  {
    id: 'social',
    premium: false,
    users: 6540,
    rating: 4.5,
    growthPercent: 9,
    screen: { to: wardrobeTab('outfits') },
    demo: { to: '#compartir' },
  },
  {
    id: 'analytics',
    premium: true,
    users: 7210,
    rating: 4.8,
    growthPercent: 21,
    screen: { tab: 'analytics' },
    demo: { tab: 'analytics' },
  },
];
