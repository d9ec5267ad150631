import type { Kind } from '#contract/vocabulary.ts';
import { patternOf } from '../../words/pattern.ts';
import { type IntentContext, says } from '../handler.ts';

/** Kinds that the shop may have instead of one that it does not sell. */
const insteadOf: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  coat: ['cardigan'],
  outerwear: ['cardigan'],
  blazer: ['suit', 'cardigan'],
  vest: ['cardigan'],
  flats: ['loafers', 'sandals'],
};

const overs: ReadonlySet<Kind> = new Set(['coat', 'outerwear']);
const nearest = patternOf(
  'mas se acerque|parezca|aproxime / parecido|parecida|similar / en su lugar / otra cosa|prenda que / lo mas cercano|parecido',
);

export function insteadOfKinds(context: IntentContext, kinds: readonly Kind[]): readonly Kind[] {
  const isNearAsked = says(context, nearest);
  return kinds.flatMap((kind) => ((isNearAsked || !overs.has(kind)) && insteadOf[kind]) || []);
}
