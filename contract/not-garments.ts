import { notGarmentTexts, wornOutfitText } from './not-garment-texts.ts';

export const notGarments = [
  'person',
  'animal',
  'food',
  'plant',
  'landscape',
  'room',
  'screen',
  'text',
  'dish',
  'furniture',
  'cloth',
  'object',
] as const;
export type NotGarment = (typeof notGarments)[number];

/** The photograph shows something else than one garment, so it is asked about before it is filed. */
export type PhotoDoubt = NotGarment | 'outfit';

export const photoDoubtText = (doubt: PhotoDoubt): string =>
  doubt === 'outfit' ? wornOutfitText : `${notGarmentTexts[doubt]}.`;
