import type { Occasion, Season } from '#contract/vocabulary.ts';
import { type Candidates, candidatesFor } from './candidates.ts';
import { chooseDiverse } from './diversity.ts';
import { bestReasons, describeOutfit, tagsOf } from './language/describe-outfit.ts';
import { nameOutfit } from './language/name-outfit.ts';
import { incompatibleRequired, type MissingPiece, missingPieces } from './missing.ts';
import type { Context } from './outfit.ts';
import { isWearable } from './piece.ts';
import { type ScorePart, scoreOutfit } from './score.ts';
import { accessorise, isExhaustive, type Ranked, searchOutfits } from './search.ts';
import { isAccessory, slots } from './slots.ts';
import type { Garment, OutfitRequest } from './wardrobe.ts';

/** An outfit as the product shows and stores it. All text is Spanish. */
export type ComposedOutfit = {
  /** Ordered as the outfit is told: layers from the outside in, bottom, shoes, accessories. */
  garmentIds: string[];
  name: string;
  description: string;
  occasion: Occasion;
  season: Season;
  /** Percent, 0 to 100, and exactly the sum of the points of `parts`. */
  aiScore: number;
  parts: ScorePart[];
  /** Two to four sentences: why these pieces together. */
  reasons: string[];
  tags: string[];
};

export type GeneratedOutfits = {
  /** Best first. Fewer than asked for when the wardrobe has no more that are worth wearing. */
  outfits: ComposedOutfit[];
  missing: MissingPiece[];
  /** Whether every wearable garment was tried; in a large wardrobe only the likeliest of each slot are. */
  complete: boolean;
};

function contextOf(request: OutfitRequest, { bySlot }: Candidates): Context {
  return {
    occasion: request.occasion,
    season: request.season,
    owned: new Set(slots.filter((slot) => bySlot[slot].some(isWearable))),
    ownsBlazer: bySlot.mid.some((piece) => piece.garment.kind === 'blazer' && isWearable(piece)),
    recentOutfits: (request.recentOutfits ?? []).map((ids) => new Set(ids)),
  };
}

/** Whether all clothes of an outfit are worn together in one that exists already. */
function existsAlready({ outfit }: Ranked, { recentOutfits }: Context): boolean {
  const clothes = outfit.pieces.filter((piece) => !isAccessory(piece));
  return recentOutfits.some((recent) => clothes.every((piece) => recent.has(piece.garment.id)));
}

/** Outfits that suit the day and are new; each demand is dropped only where nothing would be left. */
function preferred(ranked: readonly Ranked[], context: Context): readonly Ranked[] {
  const fresh = ranked.filter((one) => !existsAlready(one, context));
  const anew = fresh.length > 0 ? fresh : ranked;
  const wearable = anew.filter((one) => one.wearable);
  return wearable.length > 0 ? wearable : anew;
}

/**
 * The best outfits of a wardrobe for an occasion and a season, explained and different from one
 * another. Pure: the same arguments give the same answer. From a top and a bottom, or a one-piece, on
 * there is always an outfit; whatever is lacking is named in `missing`.
 */
export function generateOutfits(wardrobe: readonly Garment[], request: OutfitRequest): GeneratedOutfits {
  const candidates = candidatesFor(wardrobe, request);
  const context = contextOf(request, candidates);
  const missing = missingPieces(wardrobe, request, candidates);
  if (missing.some((piece) => piece.key === 'required')) return { outfits: [], missing, complete: true };

  const wanted = new Set(request.mustInclude);
  const { seed } = request;
  const ranked = searchOutfits(candidates, context, { wanted, seed });
  const finish = (one: Ranked, without: ReadonlySet<string>) =>
    accessorise(one, candidates, context, { wanted, without, seed });
  const chosen = chooseDiverse(preferred(ranked, context), request.count, finish)
    .filter(({ outfit }) => [...wanted].every((id) => outfit.pieces.some((piece) => piece.garment.id === id)))
    .sort((a, b) => b.raw - a.raw);
  const essential = missing.some((piece) => piece.essential && piece.key !== 'shoes');
  if (chosen.length === 0 && wanted.size > 0 && !essential) missing.unshift(incompatibleRequired);

  const names = new Set<string>();
  const outfits = chosen.map(({ outfit }, turn) => {
    const { aiScore, parts } = scoreOutfit(outfit, context);
    const name = nameOutfit(outfit, request.occasion, names, turn);
    names.add(name);
    return {
      garmentIds: outfit.pieces.map((piece) => piece.garment.id),
      name,
      description: describeOutfit(outfit, parts, turn),
      occasion: request.occasion,
      season: request.season,
      aiScore,
      parts,
      reasons: bestReasons(parts),
      tags: tagsOf(outfit, context),
    };
  });
  return { outfits, missing, complete: isExhaustive(candidates) };
}
