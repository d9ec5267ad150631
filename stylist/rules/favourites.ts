import { capitalise, colourOf, the, verb } from '../language/grammar.ts';
import type { Context } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { importance } from './importance.ts';
import { profileTerms } from './profile-terms.ts';
import type { Rule } from './rule.ts';

const isCore = ({ slot }: Piece) =>
  slot === 'base' || slot === 'bottom' || slot === 'onePiece' || slot === 'shoes';

export function inFavouriteColour({ garment }: Piece, { favouriteColours }: Context): boolean {
  return favouriteColours.size > 0 && favouriteColours.has(colourOf(garment) ?? '');
}

export const favourites: Rule = {
  key: 'favourites',
  label: 'Tus favoritas',
  terms: [
    {
      name: 'loved',
      single: (piece) => (isCore(piece) && !piece.garment.favorite ? 0.33 * importance[piece.slot] : 0),
    },
    {
      name: 'colour',
      single(piece, context) {
        if (!isCore(piece) || context.favouriteColours.size === 0) return 0;
        return inFavouriteColour(piece, context) ? 0 : 0.3 * importance[piece.slot];
      },
    },
    ...profileTerms,
  ],
  reason({ pieces }, context) {
    const loved = pieces.find((piece) => piece.garment.favorite);
    if (loved) {
      const text = `${capitalise(the(loved.garment))} ${verb(loved.garment, 'está', 'están')} entre tus prendas favoritas.`;
      return { key: 'favourites.loved', tone: 'praise', text };
    }
    const tinted = pieces.find((piece) => inFavouriteColour(piece, context));
    if (tinted) {
      const text = `${capitalise(the(tinted.garment))} ${verb(tinted.garment, 'lleva', 'llevan')} uno de tus colores.`;
      return { key: 'favourites.colour', tone: 'praise', text };
    }
    return {
      key: 'favourites.none',
      tone: 'aside',
      text: 'Sin favoritas esta vez: una oportunidad para las demás.',
    };
  },
};
