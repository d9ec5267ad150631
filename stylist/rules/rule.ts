import type { Reason } from '../language/tell.ts';
import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import type { RuleKey } from '../rule-weights.ts';
import { type Slot, slots } from '../slots.ts';
import { isTakenOff } from '../weather/heat-balance.ts';
import type { Term } from './term.ts';
import { weightOfTerm } from './weights-of-terms.ts';

export type Rule = {
  key: RuleKey;
  terms: readonly Term[];
  /** Varies the wording, not the content. */
  reason(outfit: Outfit, context: Context, turn?: number): Reason;
};

/** In shares of the rule's maximum. */
export const weightOf = ({ key }: Pick<Rule, 'key'>, { name }: Term): number =>
  weightOfTerm[`${key}.${name}`] ?? 1;

const body: ReadonlySet<Slot> = new Set(['base', 'onePiece', 'bottom']);

const optionalSlots: readonly Slot[] = slots.filter((slot) => !body.has(slot));

/** In clo, of the single garments. */
export function cloOfLayers(pieces: readonly Piece[]): { indoors: number; outdoors: number } {
  let indoors = 0;
  let takenOff = 0;
  for (const { slot, clo } of pieces) {
    if (isTakenOff(slot)) takenOff += clo;
    else indoors += clo;
  }
  return { indoors, outdoors: indoors + takenOff };
}

/** Unweighted. */
export function lossOfTerm(term: Term, { pieces, at }: Outfit, context: Context): number {
  let loss = 0;
  for (const [index, piece] of pieces.entries()) {
    loss += term.single?.(piece, context) ?? 0;
    if (!term.pair) continue;
    for (const other of pieces.slice(index + 1)) loss += term.pair(piece, other, context);
  }
  if (term.without) {
    const dressedIn = at.onePiece ? 'one-piece' : 'separates';
    for (const slot of optionalSlots) if (!at[slot]) loss += term.without(slot, dressedIn, context);
  }
  if (term.layers) {
    const { indoors, outdoors } = cloOfLayers(pieces);
    loss += term.layers([indoors, indoors], [outdoors, outdoors], context);
  }
  return loss;
}

/** In shares of the rule's maximum; may exceed 1. */
export const lossOf = (rule: Rule, outfit: Outfit, context: Context): number =>
  rule.terms.reduce((sum, term) => sum + weightOf(rule, term) * lossOfTerm(term, outfit, context), 0);

/** 0 to 1. */
export function scoreBy(rule: Rule, outfit: Outfit, context: Context): number {
  return Math.max(0, 1 - lossOf(rule, outfit, context));
}
