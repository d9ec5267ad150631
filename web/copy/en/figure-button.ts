import type { Translation } from '#contract/languages.ts';
import type { figureButtonCopy as figureButtonCopySource } from '../figure-button.ts';

export const figureButtonCopy: Translation<typeof figureButtonCopySource> = {
  open: '3D view',
  openNamed: (name) => `3D view of ${name}`,
};
