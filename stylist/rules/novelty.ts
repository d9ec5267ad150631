import { capitalise, joinAnd, the, theShort, verb } from '../language/grammar.ts';
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
  label: 'Novedad',
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
  reason(outfit, { recentOutfits }) {
    if (repetition(outfit, recentOutfits) > 0.75) {
      return {
        key: 'novelty.repeats',
        tone: 'caution',
        text: 'Se parece a un conjunto que ya tienes guardado.',
      };
    }
    const clothes = outfit.pieces.filter((piece) => !isAccessory(piece) && noticed(piece));
    const unworn = clothes.find((piece) => piece.garment.lastWornDaysAgo === null);
    const recent = clothes.filter((piece) => rest(piece) < 0.5);
    if (unworn && recent.length === 0)
      return {
        key: 'novelty.unworn',
        tone: 'praise',
        text: `Buena ocasión para estrenar ${the(unworn.garment)}.`,
      };
    // One new piece does not make yesterday's outfit new.
    if (unworn) {
      const names = joinAnd(recent.slice(0, 2).map((piece) => theShort(piece.garment)));
      const text = `${capitalise(the(unworn.garment))} ${verb(unworn.garment, 'está', 'están')} sin estrenar, pero hace poco que llevaste ${names}.`;
      return { key: 'novelty.partly', tone: 'aside', text };
    }
    const rested = [...clothes].sort((a, b) => rest(b) - rest(a))[0];
    if (rested && rest(rested) === 1) {
      const { garment } = rested;
      const text = `${capitalise(the(garment))} ${verb(garment, 'lleva', 'llevan')} más de dos semanas esperando su turno.`;
      return { key: 'novelty.rested', tone: 'praise', text };
    }
    const names = joinAnd(clothes.slice(0, 2).map((piece) => theShort(piece.garment)));
    return { key: 'novelty.recent', tone: 'aside', text: `Hace poco que llevaste ${names}.` };
  },
};
