import type { Translation } from '#contract/languages.ts';
import type { figureButtonCopy as figureButtonCopySource } from '../figure-button.ts';

export const figureButtonCopy: Translation<typeof figureButtonCopySource> = {
  open: 'Vista 3D',
  openNamed: (name) => `Vista 3D de ${name}`,
};
