import type { Occasion, Season } from '#contract/vocabulary.ts';
import { contextOf, dayOf } from './context.ts';
import { bestReasons, type ToldReasons } from './language/best-reasons.ts';
import { describeOutfit, tagsOf } from './language/describe-outfit.ts';
import { nameOutfits } from './language/name-outfit.ts';
import { shortenMentions } from './language/second-mention.ts';
import { type Losses, lossesOf } from './learning/learn.ts';
import { incompatibleRequired, type MissingPiece, missingPieces } from './missing.ts';
import { type Context, type Outfit, outfitOf } from './outfit.ts';
import type { Piece } from './piece.ts';
import { type ScorePart, scoreOutfit } from './score.ts';
import { available, candidatesFor } from './search/candidates.ts';
import { costsOf } from './search/cost.ts';
import { differentOutfits } from './search/different-outfits.ts';
import { spaceOf } from './search/space.ts';
import { workOf } from './search/work.ts';
import { isAccessory } from './slots.ts';
import type { Garment, OutfitRequest } from './wardrobe.ts';

export type ComposedOutfit = {
  /** Outermost first, then bottom, shoes and accessories. */
  garmentIds: string[];
  name: string;
  description: string;
  occasion: Occasion;
  season: Season;
  /** 0 to 100, the sum of the points of `parts`. */
  aiScore: number;
  parts: ScorePart[];
  reasons: string[];
  tags: string[];
  /** Personal weights are learned from it. */
  losses: Losses;
};

export type GeneratedOutfits = {
  /** Best first; fewer than requested when no more are worth wearing. */
  outfits: ComposedOutfit[];
  missing: MissingPiece[];
  /** False when the search reached its work limit. */
  proven: boolean;
  /** Pairs of pieces evaluated. */
  work: number;
};

function existsAlready(pieces: readonly Piece[], { recentOutfits }: Context): boolean {
  const clothes = pieces.filter((piece) => !isAccessory(piece));
  return recentOutfits.some((recent) => clothes.every((piece) => recent.has(piece.garment.id)));
}

/** So that eight outfits of one answer never use one wording twice, and another day begins with another. */
const wordingsOfEach = 8;

/** Best first; names are unique and tell the outfits apart. */
export function explainOutfits(
  outfits: readonly Outfit[],
  request: Pick<OutfitRequest, 'occasion' | 'season' | 'seed'>,
  context: Context,
): ComposedOutfit[] {
  let told: ToldReasons = { texts: [], keys: [] };
  const liked = ({ outfit, aiScore }: { outfit: Outfit; aiScore: number }) =>
    aiScore + (context.taste?.liking(outfit.pieces) ?? 0);
  const first = Math.abs(request.seed) % wordingsOfEach;
  const ranked = outfits
    .map((outfit) => ({ outfit, ...scoreOutfit(outfit, context) }))
    .sort((a, b) => liked(b) - liked(a));
  const names = nameOutfits(
    ranked.map(({ outfit }) => outfit),
    context.occasion,
    first,
    context.words,
  );
  return ranked.map(({ outfit }, index) => {
    const turn = first + index;
    const { aiScore, parts } = scoreOutfit(outfit, context, turn);
    told = bestReasons(parts, told);
    return {
      garmentIds: outfit.pieces.map((piece) => piece.garment.id),
      name: names[index] ?? '',
      description: describeOutfit(
        outfit,
        parts.filter(({ reason }) => !told.texts.includes(reason.text)),
        turn,
        context.words,
      ),
      occasion: request.occasion,
      season: request.season,
      aiScore,
      parts,
      reasons: shortenMentions(told.texts, outfit, context.words.grammar),
      tags: tagsOf(outfit, parts, context),
      losses: lossesOf(outfit, context),
    };
  });
}

/**
 * Different from one another. Deterministic. A top and a bottom, or a one-piece, always yield an outfit;
 * gaps are in `missing`.
 */
export function generateOutfits(wardrobe: readonly Garment[], request: OutfitRequest): GeneratedOutfits {
  const wanted = new Set(request.mustInclude);
  const day = dayOf(request);
  const candidates = candidatesFor(available(wardrobe, request), day, wanted);
  const context = contextOf(request, day, candidates);
  const missing = missingPieces(wardrobe, request, candidates, day);
  if (missing.some((piece) => piece.key === 'required')) {
    return { outfits: [], missing, proven: true, work: 0 };
  }

  const options = { wanted, count: request.count, known: context.wornWith };
  const space = spaceOf(candidates, costsOf(context, request.seed), options);
  const work = workOf(request.mostWork);
  const isNew = (pieces: readonly Piece[]) => !existsAlready(pieces, context);
  // Around pieces that are decided, any alternative helps.
  const anySuit = wanted.size > 0;
  let answer = differentOutfits(space, request.count, work, isNew, anySuit);
  // An existing outfit is better than none.
  if (answer.found.length === 0) answer = differentOutfits(space, request.count, work, () => true, anySuit);

  const impossible = missing.some((piece) => piece.essential && piece.key !== 'shoes');
  if (answer.found.length === 0 && wanted.size > 0 && !impossible)
    missing.unshift(incompatibleRequired(context.words));
  const outfits = explainOutfits(
    answer.found.map(({ pieces }) => outfitOf(pieces)),
    request,
    context,
  );
  return { outfits, missing, proven: answer.proven, work: work.spent };
}
