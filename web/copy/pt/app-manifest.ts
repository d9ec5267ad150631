import type { Translation } from '#contract/languages.ts';

export const appManifest: Translation<typeof import('../app-manifest.ts').appManifest> = {
  description:
    'Um guarda-roupa inteligente: lê a tua roupa, compõe outfits com o que já tens e explica porquê.',
  scanner: 'Scanner',
  wardrobe: 'Guarda-roupa',
};
