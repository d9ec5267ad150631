import type { Occasion } from '#contract/vocabulary.ts';
import { capitalise, joinAnd, the, verb, verbOfAll } from '../language/grammar.ts';
import { purposeOf } from '../language/occasions.ts';
import type { Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import { importance } from './importance.ts';
import type { Rule } from './rule.ts';

/** What the protagonists do for each occasion. */
const praise: Readonly<Record<Occasion, readonly [one: string, several: string]>> = {
  casual: ['es comodidad pura para el día a día', 'son comodidad pura para el día a día'],
  work: ['da el punto profesional sin rigidez', 'dan el punto profesional sin rigidez'],
  formal: ['está a la altura de la ocasión', 'están a la altura de la ocasión'],
  party: ['ya trae puesto el ambiente de fiesta', 'ya traen puesto el ambiente de fiesta'],
  date: ['tiene el encanto justo para una cita', 'tienen el encanto justo para una cita'],
  sport: ['te deja moverte con libertad', 'te dejan moverte con libertad'],
};

const worst = (pieces: readonly Piece[]) => pieces.reduce((a, b) => (b.occasionFit < a.occasionFit ? b : a));

/** A fit as good as any: nobody is asked to be perfect. */
const goodFit = 0.95;

/** The two pieces that say most about the occasion: the best fits, clothes before shoes. */
function protagonists(outfit: Outfit): Piece[] {
  const clothes = outfit.pieces.filter((piece) => !isAccessory(piece));
  const telling = (piece: Piece) => piece.occasionFit - (piece.slot === 'shoes' ? 0.15 : 0);
  return clothes.sort((a, b) => telling(b) - telling(a)).slice(0, 2);
}

export const occasion: Rule = {
  key: 'occasion',
  label: 'Ocasión',
  /** One wrong piece spoils an outfit more than several right ones save it. */
  single(piece) {
    const missed = Math.max(0, goodFit - piece.occasionFit);
    // What is worn outdoors is left at the cloakroom: a raincoat does not spoil a party.
    const share = piece.slot === 'outer' ? 0.5 : 1;
    return share * importance[piece.slot] * (0.5 * missed + 1.3 * missed ** 2);
  },
  reason(outfit, context) {
    const misfit = worst(outfit.pieces);
    if (misfit.occasionFit < 0.5) {
      const { garment } = misfit;
      const text = `${capitalise(the(garment))} no ${verb(garment, 'es', 'son')} lo más indicado para ${purposeOf(context)}.`;
      return { key: 'occasion.misfit', tone: 'caution', text };
    }
    const garments = protagonists(outfit).map((piece) => piece.garment);
    const says = verbOfAll(garments, ...praise[context.occasion]);
    return {
      key: 'occasion.fits',
      tone: 'praise',
      text: `${capitalise(joinAnd(garments.map(the)))} ${says}.`,
    };
  },
};
