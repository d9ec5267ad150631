import type { Translation } from '#contract/languages.ts';
import type { pictureChoiceCopy as source } from '../picture-choice.ts';

/** Kept apart from the editor's texts, which load with the editor. */
export const pictureChoiceCopy: Translation<typeof source> = {
  label: (name) => `Como se vê ${name}`,
  photo: 'Foto',
  cutout: 'Recorte',
  repair: 'Retocar o recorte',
  byHand: 'Recortar à mão',
  cutoutOf: (name) => `Recorte de ${name}`,
};
