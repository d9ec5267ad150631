import type { Translation } from '#contract/languages.ts';

export const figureButtonCopy: Translation<typeof import('../figure-button.ts').figureButtonCopy> = {
  open: 'Vista 3D',
  openNamed: (name) => `Vista 3D de ${name}`,
};
