import { bestReasons } from '../language/best-reasons.ts';
import { fill } from '../language/fill.ts';
import { isWearable } from '../limits/unfit.ts';
import { outfitOf } from '../outfit.ts';
import { keepsCover } from '../profile/limits.ts';
import { type ScorePart, scoreOutfit } from '../score.ts';
import { costOf } from '../search/cost.ts';
import { excludeEachOther } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { type LookRequest, onDay } from './on-day.ts';

export type Swap = { outId: string; inId: string; aiScore: number; text: string };

export type Diagnosis = {
  aiScore: number;
  parts: ScorePart[];
  reasons: string[];
  /** `null` when none is notable. */
  flaw: ScorePart | null;
  /** `null` when none gains a point. */
  swap: Swap | null;
};

/** Below it a part is notable. */
const soundShare = 0.75;

/** Tries every garment in the place of every piece. A look has at least one garment. */
export function diagnoseLook(
  wardrobe: readonly Garment[],
  look: readonly Garment[],
  request: LookRequest,
): Diagnosis {
  const { day, candidates, context, piecesOf } = onDay(wardrobe, request);
  const { grammar, looks } = context.words;
  const pieces = piecesOf(look);
  const { aiScore, parts } = scoreOutfit(outfitOf(pieces), context);
  const lost = (part: ScorePart) => part.max - part.points;
  const [worst] = [...parts].sort((a, b) => lost(b) - lost(a));
  const flaw = worst && worst.points < soundShare * worst.max ? worst : null;

  const worn = new Set(look.map(({ id }) => id));
  let least = costOf(outfitOf(pieces), context) - 1;
  let swap: Swap | null = null;
  for (const piece of pieces) {
    const others = pieces.filter((other) => other !== piece);
    for (const candidate of candidates[piece.slot]) {
      if (worn.has(candidate.garment.id) || !isWearable(candidate, day)) continue;
      if (!keepsCover(piece, candidate, day.profile)) continue;
      if (others.some((other) => excludeEachOther(candidate, other))) continue;
      const changed = outfitOf([...others, candidate]);
      const cost = costOf(changed, context);
      if (cost >= least) continue;
      least = cost;
      const after = scoreOutfit(changed, context).aiScore;
      const filling = { a: [piece.garment], b: [candidate.garment] };
      const { text } = fill(grammar, looks.swap(aiScore, after), filling);
      swap = { outId: piece.garment.id, inId: candidate.garment.id, aiScore: after, text };
    }
  }
  return { aiScore, parts, reasons: bestReasons(parts, { texts: [], keys: [] }).texts, flaw, swap };
}
