import type { ComposedOutfit } from '../generate.ts';
import { bestReasons } from '../language/best-reasons.ts';
import { isWearable } from '../limits/unfit.ts';
import { outfitOf } from '../outfit.ts';
import { keepsCover } from '../profile/limits.ts';
import { type ScorePart, scoreOutfit } from '../score.ts';
import { costOf } from '../search/cost.ts';
import { excludeEachOther } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { explainLook } from './explain-look.ts';
import { type LookRequest, onDay } from './on-day.ts';
import { whatBreaks, whatLacks } from './what-breaks.ts';

export type Alternative = { garmentId: string; aiScore: number; reason: string };

/** Of the rule that gains most, or the best available. */
function tellingReason(after: readonly ScorePart[], before: readonly ScorePart[]): string {
  const gain = (part: ScorePart) =>
    part.points - (before.find(({ rule }) => rule === part.rule)?.points ?? part.points);
  const [most] = [...after].sort((a, b) => gain(b) - gain(a));
  if (most && gain(most) >= 1) return most.reason.text;
  return bestReasons(after, { texts: [], keys: [] }).texts[0] ?? '';
}

/** Best first, without unsuitable and incompatible garments. */
export function alternativesFor(
  wardrobe: readonly Garment[],
  look: readonly Garment[],
  outId: string,
  request: LookRequest,
  count: number,
): Alternative[] {
  const { day, candidates, context, piecesOf } = onDay(wardrobe, request);
  const pieces = piecesOf(look);
  const out = pieces.find(({ garment }) => garment.id === outId);
  if (!out) return [];
  const others = pieces.filter((piece) => piece !== out);
  const worn = new Set(look.map(({ id }) => id));
  const before = scoreOutfit(outfitOf(pieces), context).parts;
  return candidates[out.slot]
    .filter((piece) => !worn.has(piece.garment.id) && isWearable(piece, day))
    .filter((piece) => keepsCover(out, piece, day.profile))
    .filter((piece) => !others.some((other) => excludeEachOther(piece, other)))
    .map((piece) => ({ piece, outfit: outfitOf([...others, piece]) }))
    .map((one) => ({ ...one, cost: costOf(one.outfit, context) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ piece, outfit }) => {
      const { aiScore, parts } = scoreOutfit(outfit, context);
      return { garmentId: piece.garment.id, aiScore, reason: tellingReason(parts, before) };
    });
}

/** Null when incompatible. */
export function composeLook(
  wardrobe: readonly Garment[],
  look: readonly Garment[],
  request: LookRequest,
  by: { byHand?: boolean } = {},
): ComposedOutfit | null {
  const lacks = whatLacks(look);
  const dressed = !lacks.includes('top') && !lacks.includes('bottom');
  return dressed && whatBreaks(look, by).length === 0 ? explainLook(wardrobe, look, request) : null;
}
