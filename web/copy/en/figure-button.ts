import type { Translation } from '#contract/languages.ts';

export const figureButtonCopy: Translation<typeof import('../figure-button.ts').figureButtonCopy> = {
  open: '3D view',
  openNamed: (name) => `3D view of ${name}`,
};
