import type { Translation } from '#contract/languages.ts';
import type { appManifest as source } from '../app-manifest.ts';

export const appManifest: Translation<typeof source> = {
  description:
    'A clever wardrobe: it scans your clothes, puts outfits together from what you own and says why.',
  scanner: 'Scanner',
  wardrobe: 'Wardrobe',
};
