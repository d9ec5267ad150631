import type { Translation } from '#contract/languages.ts';
import type { appManifest as source } from '../app-manifest.ts';

export const appManifest: Translation<typeof source> = {
  description:
    'Um guarda-roupa inteligente: lê a tua roupa, compõe outfits com o que já tens e explica porquê.',
  scanner: 'Scanner',
  wardrobe: 'Guarda-roupa',
};
