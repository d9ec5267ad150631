import type { Translation } from '../languages.ts';
import type { notGarmentTexts as source } from '../not-garment-texts.ts';

export const notGarmentTexts: Translation<typeof source> = {
  person: 'Parece uma pessoa, sem roupa que se distinga',
  animal: 'Parece um animal',
  food: 'Parece comida',
  plant: 'Parece uma planta',
  landscape: 'Parece uma paisagem ou um edifício',
  room: 'Parece uma divisão da casa',
  screen: 'Parece uma captura de ecrã',
  text: 'Parece uma página de texto',
  dish: 'Parece algo da cozinha',
  furniture: 'Parece um móvel',
  cloth: 'Parece roupa de casa, como uma toalha ou uma manta',
  object: 'Parece um objeto que não se veste',
};

export const wornOutfitText =
  'Na foto aparece uma pessoa vestida. Podemos separar a roupa dela e guardar o look.';
