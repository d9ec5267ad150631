import { type Occasion, occasions, type Season, seasons } from '#contract/vocabulary.ts';
import { colourDistance } from '../colour/oklch.ts';
import { kindWithKind } from '../compatibility/kind-with-kind.ts';
import { charactersTogether } from '../compatibility/looks.ts';
import { namesTogether } from '../compatibility/names-together.ts';
import { patternsTogether } from '../compatibility/patterns-together.ts';
import { needsOf } from '../context.ts';
import { wordsOf } from '../language/all.ts';
import type { Context } from '../outfit.ts';
import { type Piece, pieceOf } from '../piece.ts';
import { rules } from '../rules/index.ts';
import { cloOfLayers, weightOf } from '../rules/rule.ts';
import { weightsOf } from '../rules/weights.ts';
import { excludeEachOther, isAccessory, type Slot } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { isOpenOver, type Placed, place } from './placing.ts';

/** Score 0 to 100, on the day that suits the look best. */
export type Judgement = { score: number; occasion: Occasion; season: Season };

/** Rings and layers may be several, shoes may not: what cannot be worn scores below anything that can. */
const costOfSecond: Readonly<Record<Slot, number>> = {
  shoes: 65,
  bottom: 65,
  onePiece: 65,
  base: 30,
  mid: 18,
  outer: 24,
  bag: 25,
  headwear: 22,
  belt: 15,
  tie: 20,
  scarf: 15,
  gloves: 15,
  legwear: 10,
  sunglasses: 12,
  glasses: 12,
  watch: 15,
  earrings: 8,
  necklace: 0,
  bracelet: 0,
  ring: 0,
  umbrella: 12,
  jewellery: 0,
};

const costOfImpossible = 35;
const costOfUndressed = 40;
const costOfBarefoot = 15;

function costOfStructure(placed: readonly Placed[]): number {
  let cost = 0;
  const count = (slot: Slot) => placed.filter((one) => one.slot === slot).length;
  for (const slot of new Set(placed.map((one) => one.slot))) cost += costOfSecond[slot] * (count(slot) - 1);
  const dressed = count('onePiece') > 0 || (count('base') + count('mid') > 0 && count('bottom') > 0);
  if (!dressed) cost += costOfUndressed;
  if (count('shoes') === 0) cost += costOfBarefoot;
  for (const [index, a] of placed.entries()) {
    for (const b of placed.slice(index + 1)) {
      const open = a.slot === 'mid' ? isOpenOver(a.garment, b.garment) : isOpenOver(b.garment, a.garment);
      if (a.slot !== b.slot && !open && excludeEachOther(a, b)) cost += costOfImpossible;
    }
  }
  return cost;
}

const dayOf = (occasion: Occasion, season: Season): Context => ({
  needs: needsOf({ occasion, season, temperatureC: null, rain: false, event: null, profile: null }),
  occasion,
  season,
  temperatureC: null,
  rain: false,
  event: null,
  weights: weightsOf(),
  owned: new Set(),
  ownsBlazer: false,
  wanted: [],
  favouriteColours: new Set(),
  avoidedColours: new Set(),
  recentOutfits: [],
  wornWith: new Map(),
  taste: null,
  words: wordsOf(),
});

const days = occasions.flatMap((occasion) => seasons.map((season) => dayOf(occasion, season)));

/** Without rules about a person's habits. */
const impersonal = rules.filter(
  ({ key }) => key !== 'novelty' && key !== 'favourites' && key !== 'completeness',
);

/** Points for each level of affinity. */
const pointsOfKinds = 18;
const pointsOfLooks = 30;
const pointsOfNames = 320;

const pointsOfRepeat = 12;

const repeatsColour = (a: Placed, b: Placed) =>
  a.garment.colors.length > 0 &&
  b.garment.colors.length > 0 &&
  colourDistance(a.traits.main, b.traits.main) < 0.06;

/** Names that go together do not excuse patterns that clash; two pairs of shoes have much in common. */
function ofNames(a: Placed, b: Placed): number {
  if (a.slot === b.slot) return 0;
  const level = namesTogether(a.garment.name, b.garment.name);
  return level > 0
    ? level * patternsTogether({ ...a.traits, garment: a.garment }, { ...b.traits, garment: b.garment })
    : level;
}

/** In points, above 0 when better than neutral: no slot is empty for its sake here. */
function belonging(placed: readonly Placed[]): number {
  let [sum, pairs] = [0, 0];
  for (const [index, a] of placed.entries()) {
    for (const b of placed.slice(index + 1)) {
      sum += pointsOfKinds * kindWithKind[a.garment.kind][b.garment.kind];
      if (repeatsColour(a, b)) sum += pointsOfRepeat;
      sum += pointsOfNames * ofNames(a, b);
      sum += pointsOfLooks * charactersTogether(a.traits.character, b.traits.character);
      pairs++;
    }
  }
  return sum / Math.max(1, pairs);
}

function costOnDay(pieces: readonly Piece[], day: Context): number {
  let singles = 0;
  let pairs = 0;
  for (const rule of impersonal) {
    for (const term of rule.terms) {
      const weight = day.weights[rule.key] * weightOf(rule, term);
      for (const [index, piece] of pieces.entries()) {
        singles += weight * (term.single?.(piece, day) ?? 0);
        if (!term.pair) continue;
        for (const other of pieces.slice(index + 1)) pairs += weight * term.pair(piece, other, day);
      }
      const { indoors, outdoors } = cloOfLayers(pieces);
      singles += 0.5 * weight * (term.layers?.([indoors, indoors], [outdoors, outdoors], day) ?? 0);
    }
  }
  // Per five pieces: nine have four times the pairs but are not four times as wrong.
  const clothes = Math.max(3, pieces.filter((piece) => !isAccessory(piece)).length);
  const size = pieces.length;
  return (singles * 4) / clothes + (pairs * 10) / Math.max(3, (size * (size - 1)) / 2);
}

/** Falls slowly at both ends, so that good looks and bad ones stay distinguishable. */
function scoreOf(points: number): number {
  const lost = 20 * Math.log1p(Math.exp(points / 20));
  return 100 * Math.exp(-lost / 60);
}

/** Accepts any set, even two pairs of shoes and no trousers. */
export function judgeLook(garments: readonly Garment[]): Judgement {
  const placed = place(garments);
  const regardless = costOfStructure(placed) - belonging(placed);
  let best: Judgement = { score: 0, occasion: 'casual', season: 'spring' };
  let least = Number.POSITIVE_INFINITY;
  for (const day of days) {
    const pieces = placed.map(({ garment, slot, traits, covered }) => ({
      ...pieceOf(garment, slot, day, traits),
      covered,
    }));
    const cost = costOnDay(pieces, day);
    if (cost >= least) continue;
    least = cost;
    const score = scoreOf(cost + regardless);
    best = { score, occasion: day.occasion, season: day.season };
  }
  return best;
}
