import type { Part } from './row.ts';

/** The files of `web/copy` that hold the words of each part. */
export const copyFiles: Readonly<Record<Part, readonly string[]>> = {
  accounts: ['auth', 'account', 'common'],
  home: ['home'],
  dashboard: ['dashboard', 'dashboard-tabs'],
  wardrobe: ['wardrobe'],
  scanner: ['scanner'],
  outfits: ['outfits'],
  face: [
    'landing',
    'marketing',
    'marketing-pricing',
    'marketing-about',
    'marketing-contact',
    'marketing-reading',
    'not-found',
    'shell',
  ],
  hub: ['hub', 'analytics', 'sizes', 'trends'],
  premium: ['premium', 'payments', 'trial', 'checkout'],
  store: ['store'],
  advisors: ['chat', 'advisors'],
};
