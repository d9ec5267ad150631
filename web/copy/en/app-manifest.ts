import type { Translation } from '#contract/languages.ts';

export const appManifest: Translation<typeof import('../app-manifest.ts').appManifest> = {
  description:
    'A clever wardrobe: it scans your clothes, puts outfits together from what you own and says why.',
  scanner: 'Scanner',
  wardrobe: 'Wardrobe',
};
