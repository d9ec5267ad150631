import type { Claim } from '../language/claims.ts';
import { idsOf, isUnworn } from '../language/facts.ts';
import { tell } from '../language/tell.ts';
import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import { importance } from './importance.ts';
import type { Rule } from './rule.ts';

const forgottenAfterDays = 14;

/** Repeating shoes, coats and jeans goes unnoticed. */
function noticed({ slot, garment }: Piece): boolean {
  return slot !== 'shoes' && slot !== 'outer' && garment.kind !== 'jeans';
}

/** 0 (worn today) to 1 (never, or long ago). */
function rest(piece: Piece): number {
  const days = piece.garment.lastWornDaysAgo;
  return days === null ? 1 : Math.min(1, Math.max(0, days) / forgottenAfterDays);
}

/** 0 to 1, by the most similar outfit. */
function repetition(outfit: Outfit, recentOutfits: Context['recentOutfits']): number {
  const clothes = outfit.pieces.filter((piece) => !isAccessory(piece));
  let most = 0;
  for (const recent of recentOutfits) {
    const shared = clothes.filter((piece) => recent.has(piece.garment.id)).length;
    most = Math.max(most, shared / clothes.length);
  }
  return most;
}

const isTop = ({ slot }: Piece) => slot === 'base' || slot === 'mid';
const isDress = ({ slot }: Piece) => slot === 'onePiece';

export const novelty: Rule = {
  key: 'novelty',
  terms: [
    {
      name: 'rest',
      single(piece) {
        if (!noticed(piece) || isAccessory(piece)) return 0;
        return 0.65 * importance[piece.slot] * (1 - rest(piece));
      },
    },
    {
      /** The strongest repetition. */
      name: 'repeat',
      pair(a, b, { wornWith }) {
        if (wornWith.size === 0 || isAccessory(a) || isAccessory(b)) return 0;
        if (!wornWith.get(a.garment.id)?.has(b.garment.id)) return 0;
        const halves = (isTop(a) && b.slot === 'bottom') || (isTop(b) && a.slot === 'bottom');
        return halves ? 0.7 : isDress(a) || isDress(b) ? 0.5 : 0.15;
      },
    },
  ],
  reason(
    outfit,
    {
      recentOutfits,
      words: {
        grammar,
        wordings: { novelty: told },
        day,
      },
    },
    turn = 0,
  ) {
    if (repetition(outfit, recentOutfits) > 0.75) {
      return tell(grammar, 'novelty.repeats', 'caution', told.repeats, turn, {}, [{ kind: 'seen-before' }]);
    }
    const clothes = outfit.pieces.filter((piece) => !isAccessory(piece) && noticed(piece));
    const unworn = clothes.find(isUnworn);
    const recent = clothes.filter((piece) => rest(piece) < 0.5).slice(0, 2);
    const repeats: Claim[] = [{ kind: 'recent', pieces: idsOf(recent) }];
    const b = recent.map(({ garment }) => garment);
    if (unworn) {
      const a = [unworn.garment];
      const first: Claim[] = [{ kind: 'unworn', piece: unworn.garment.id }];
      return recent.length === 0
        ? tell(grammar, 'novelty.unworn', 'praise', told.unworn, turn, { a }, first)
        : // One new piece does not make yesterday's outfit new.
          tell(grammar, 'novelty.partly', 'aside', told.partly, turn, { a, b }, [...first, ...repeats]);
    }
    const daysOf = ({ garment }: Piece) => garment.lastWornDaysAgo ?? 0;
    const [rested] = [...clothes].sort((a, c) => daysOf(c) - daysOf(a));
    if (rested && daysOf(rested) >= forgottenAfterDays) {
      const span = day.span(daysOf(rested));
      return tell(grammar, 'novelty.rested', 'praise', told.rested, turn, { a: [rested.garment], span }, [
        { kind: 'rested', piece: rested.garment.id, words: span },
      ]);
    }
    if (recent.length === 0) return tell(grammar, 'novelty.neither', 'aside', told.neither, turn);
    return tell(grammar, 'novelty.recent', 'aside', told.recent, turn, { a: b }, repeats);
  },
};
