import type { Translation } from '../languages.ts';
import type { notGarmentTexts as source } from '../not-garment-texts.ts';

export const notGarmentTexts: Translation<typeof source> = {
  person: 'It looks like a person, with no clothes that stand out',
  animal: 'It looks like an animal',
  food: 'It looks like food',
  plant: 'It looks like a plant',
  landscape: 'It looks like a landscape or a building',
  room: 'It looks like a room',
  screen: 'It looks like a screenshot',
  text: 'It looks like a page of text',
  dish: 'It looks like something from the kitchen',
  furniture: 'It looks like a piece of furniture',
  cloth: 'It looks like household linen, such as a towel or a blanket',
  object: 'It looks like an object that isn’t worn',
};

export const wornOutfitText =
  'The photo shows someone wearing their clothes. We can separate their clothes and save the look.';
