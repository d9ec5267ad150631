import { bareness, disliked, missedWants, mostLoudness, offMood } from '../events/preferences.ts';
import type { Claim } from '../language/claims.ts';
import { idsOf } from '../language/facts.ts';
import { tell } from '../language/tell.ts';
import { isBanned, isWearable } from '../limits/unfit.ts';
import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import { importance } from './importance.ts';
import type { Rule } from './rule.ts';

const worst = (pieces: readonly Piece[]) => pieces.reduce((a, b) => (b.occasionFit < a.occasionFit ? b : a));

/** Costs nothing from here on. */
const goodFit = 0.95;

/** A raincoat does not spoil a party. */
const seen = (piece: Piece): number => (piece.slot === 'outer' ? 0.5 : 1) * importance[piece.slot];

/** Clothes before shoes. */
function protagonists(outfit: Outfit): Piece[] {
  const dressed = outfit.pieces.filter((piece) => !isAccessory(piece));
  const clothes = dressed.length > 0 ? dressed : [...outfit.pieces];
  const telling = (piece: Piece) => piece.occasionFit - (piece.slot === 'shoes' ? 0.15 : 0);
  return clothes.sort((a, b) => telling(b) - telling(a)).slice(0, 2);
}

/** Beyond sport, only a weekday praises it. */
const isNoSportswear = ({ garment }: Piece, { occasion: day }: Pick<Context, 'occasion'>): boolean =>
  garment.style !== 'sport' || day === 'sport' || day === 'casual';

export const occasion: Rule = {
  key: 'occasion',
  terms: [
    {
      /** One wrong piece outweighs several good ones. */
      name: 'kind',
      single(piece) {
        const missed = Math.max(0, goodFit - piece.occasionFit);
        return seen(piece) * (0.5 * missed + 1.3 * missed ** 2);
      },
    },
    {
      /** Only where nothing else is left to wear. */
      name: 'banned',
      single: (piece, context) => (isBanned(piece, context) ? seen(piece) : 0),
    },
    {
      name: 'mood',
      single: (piece, { event }) => (event?.mood ? seen(piece) * offMood(piece, event.mood) : 0),
    },
    {
      name: 'loud',
      single: (piece, context) => seen(piece) * Math.max(0, piece.loudness - mostLoudness(context)),
    },
    {
      name: 'register',
      single: (piece, context) => seen(piece) * disliked(piece, context),
    },
    {
      name: 'wanted',
      single: (piece, { wanted }) => importance[piece.slot] * missedWants(piece, wanted),
      // A dress or a suit needs no jacket.
      without: (slot, body, { wanted }) =>
        slot === 'mid' && body === 'one-piece'
          ? 0
          : wanted.reduce(
              (sum, want) => sum + (want.slot === slot && !want.ifWorn ? want.weight * importance[slot] : 0),
              0,
            ),
    },
    {
      name: 'bare',
      single: (piece, { event }) => (event?.covered ? seen(piece) * bareness(piece, event.covered) : 0),
    },
  ],
  reason(outfit, context, turn = 0) {
    const misfit = worst(outfit.pieces);
    const { grammar, wordings: told, day } = context.words;
    const purpose = day.purposeOf(context);
    const purposeClaim: Claim = { kind: 'purpose', words: purpose };
    if (misfit.occasionFit < 0.5) {
      const { garment } = misfit;
      return tell(grammar, 'occasion.misfit', 'caution', told.event.misfit, turn, { a: [garment], purpose }, [
        { kind: 'unsuited', piece: garment.id },
        purposeClaim,
      ]);
    }
    const good = protagonists(outfit);
    const fit = good.filter(
      (piece) => !piece.sheltering && isWearable(piece, context) && isNoSportswear(piece, context),
    );
    const pieces = fit.length > 0 ? fit : good;
    const a = pieces.map((piece) => piece.garment);
    if (fit.length === 0) {
      return tell(grammar, 'occasion.passable', 'aside', told.event.passable, turn, { a, purpose }, [
        purposeClaim,
      ]);
    }
    const wordings = context.event ? told.event.fits : told.occasion[context.occasion];
    return tell(grammar, 'occasion.fits', 'praise', wordings, turn, { a, purpose }, [
      { kind: 'suits', pieces: idsOf(pieces) },
      purposeClaim,
    ]);
  },
};
