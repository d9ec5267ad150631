import { capitalise, the, verb } from '../language/grammar.ts';
import type { Rule } from './rule.ts';

export const favourites: Rule = {
  key: 'favourites',
  label: 'Tus favoritas',
  score({ pieces }) {
    return pieces.some((piece) => piece.garment.favorite) ? 1 : 0.5;
  },
  reason({ pieces }) {
    const loved = pieces.find((piece) => piece.garment.favorite);
    if (!loved)
      return {
        key: 'favourites.none',
        tone: 'aside',
        text: 'Sin favoritas esta vez: una oportunidad para las demás.',
      };
    const { garment } = loved;
    const is = verb(garment, 'está', 'están');
    return {
      key: 'favourites.loved',
      tone: 'praise',
      text: `${capitalise(the(garment))} ${is} entre tus prendas favoritas.`,
    };
  },
};
