import type { Translation } from '#contract/languages.ts';
import type { pictureChoiceCopy as source } from '../picture-choice.ts';

/** Kept apart from the editor's texts, which load with the editor. */
export const pictureChoiceCopy: Translation<typeof source> = {
  label: (name) => `How ${name} is shown`,
  photo: 'Photo',
  cutout: 'Cutout',
  repair: 'Touch up the cutout',
  byHand: 'Cut out by hand',
  cutoutOf: (name) => `Cutout of ${name}`,
};
