import { colourOf } from '../colour/spelled.ts';
import { tell } from '../language/tell.ts';
import type { Context } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { awayFromDirections } from '../profile/directions.ts';
import { isStiffOnWaist } from '../profile/limits.ts';
import { isAccessory } from '../slots.ts';
import { importance } from './importance.ts';
import type { Rule } from './rule.ts';
import type { Term } from './term.ts';

/** Preferences of the person's profile; its limits are bans, not points. */
const profileTerms: readonly Term[] = [
  {
    name: 'direction',
    single: (piece, { profile }) =>
      profile && !isAccessory(piece) ? importance[piece.slot] * awayFromDirections(piece, profile) : 0,
  },
  {
    name: 'room',
    single: (piece, { profile }) =>
      profile?.roomyWaist && isStiffOnWaist(piece) ? importance[piece.slot] : 0,
  },
];

const isCore = ({ slot }: Piece) =>
  slot === 'base' || slot === 'bottom' || slot === 'onePiece' || slot === 'shoes';

export function inFavouriteColour({ garment }: Piece, { favouriteColours }: Context): boolean {
  return favouriteColours.size > 0 && favouriteColours.has(colourOf(garment) ?? '');
}

export const favourites: Rule = {
  key: 'favourites',
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
  reason({ pieces }, context, turn = 0) {
    const {
      grammar,
      wordings: { favourite: told },
    } = context.words;
    const loved = pieces.find((piece) => piece.garment.favorite);
    if (loved) {
      const { garment } = loved;
      return tell(grammar, 'favourites.loved', 'praise', told.loved, turn, { a: [garment] }, [
        { kind: 'favourite', piece: garment.id },
      ]);
    }
    const tinted = pieces.find((piece) => inFavouriteColour(piece, context));
    if (tinted) {
      const { garment } = tinted;
      const name = colourOf(garment) ?? '';
      const filling = { a: [garment], colour: grammar.colour(name) };
      return tell(grammar, 'favourites.colour', 'praise', told.colour, turn, filling, [
        { kind: 'favourite-colour', piece: garment.id },
        { kind: 'colour', piece: garment.id, colour: name },
      ]);
    }
    return tell(grammar, 'favourites.none', 'aside', told.none, turn, {}, [{ kind: 'no-favourite' }]);
  },
};
