import type { Fabric, Season } from '#contract/vocabulary.ts';
import type { Slot } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { isWorsted, warmthOf } from './warmth.ts';

export type Band = readonly [number, number];

const anyWarmth: Readonly<Record<Season, Band>> = {
  spring: [0, 2],
  summer: [0, 2],
  fall: [0, 2],
  winter: [0, 2],
};

/** The warmth that each slot asks for. An outfit's total is the season rule's business. */
const comfortable: Readonly<Record<Slot, Readonly<Record<Season, Band>>>> = {
  base: { spring: [0.08, 0.62], summer: [0, 0.3], fall: [0.16, 0.85], winter: [0.2, 1.2] },
  mid: { spring: [0.2, 0.72], summer: [0, 0.38], fall: [0.28, 1], winter: [0.28, 1.4] },
  outer: { spring: [0.3, 0.84], summer: [0, 0.3], fall: [0.5, 1.2], winter: [0.8, 2] },
  onePiece: { spring: [0.1, 0.62], summer: [0, 0.37], fall: [0.26, 0.9], winter: [0.3, 1.2] },
  bottom: { spring: [0.2, 0.6], summer: [0, 0.45], fall: [0.25, 0.9], winter: [0.32, 1.2] },
  shoes: { spring: [0.15, 0.55], summer: [0, 0.37], fall: [0.22, 0.9], winter: [0.28, 1.2] },
  bag: anyWarmth,
  belt: anyWarmth,
  jewellery: anyWarmth,
  sunglasses: anyWarmth,
  tie: anyWarmth,
  headwear: { spring: [0, 0.3], summer: [0, 0.18], fall: [0.1, 1], winter: [0.14, 1] },
  scarf: { spring: [0, 0.36], summer: [0, 0.2], fall: [0.1, 1], winter: [0.16, 1] },
  gloves: { spring: [0, 0.1], summer: [0, 0], fall: [0, 0.5], winter: [0.2, 1] },
  legwear: { spring: [0, 0.3], summer: [0, 0.1], fall: [0, 0.6], winter: [0.1, 1] },
};

/** Typical air of a day in each season, coldest first: between them the bands are mixed. */
const typicalC: readonly (readonly [Season, number])[] = [
  ['winter', 5],
  ['fall', 13],
  ['spring', 18],
  ['summer', 28],
];

/** Beyond these nobody dresses any differently. */
const [coldestC, hottestC] = [-8, 36];

/** The season whose air is like this, which may not be the one in the calendar. */
export function seasonOfAir(temperatureC: number): Season {
  const nearest = [...typicalC].sort((a, b) => Math.abs(a[1] - temperatureC) - Math.abs(b[1] - temperatureC));
  return nearest[0]?.[0] ?? 'spring';
}

/** A band for the air of the day: the season's without a temperature, else mixed from the nearest two. */
export function bandFor(
  bands: Readonly<Record<Season, Band>>,
  season: Season,
  temperatureC: number | null,
): Band {
  if (temperatureC === null) return bands[season];
  const air = Math.min(hottestC, Math.max(coldestC, temperatureC));
  const above = typicalC.findIndex(([, typical]) => typical >= air);
  const [cold, hot] =
    above < 0
      ? [typicalC[2], typicalC[3]]
      : above === 0
        ? [typicalC[0], typicalC[1]]
        : [typicalC[above - 1], typicalC[above]];
  if (!cold || !hot) return bands[season];
  // Past the ends the line goes on, at a third of its slope: colder than winter asks for little more.
  const along = (air - cold[1]) / (hot[1] - cold[1]);
  const share = along < 0 ? along / 3 : along > 1 ? 1 + (along - 1) / 3 : along;
  const mix = (a: number, b: number) => Math.max(0, a + (b - a) * share);
  return [mix(bands[cold[0]][0], bands[hot[0]][0]), mix(bands[cold[0]][1], bands[hot[0]][1])];
}

/** What a fabric says of a season beyond its warmth: nobody wears linen in January or pana in July. */
const fabricInSeason: Partial<Record<Fabric, Partial<Record<Season, number>>>> = {
  linen: { winter: 0.4, fall: 0.62 },
  chiffon: { winter: 0.7 },
  down: { summer: 0, spring: 0.4, fall: 0.7 },
  wool: { summer: 0.45, spring: 0.85 },
  corduroy: { summer: 0.4, spring: 0.85 },
  suede: { summer: 0.75 },
};

/** How far outside its band a garment may be before nobody would wear it. */
const toleranceWarmth = 0.32;

/** How right a garment is for a season, or for the air of a day, when worn in a slot, 0 to 1. */
export function seasonFitOf(
  garment: Garment,
  slot: Slot,
  season: Season,
  temperatureC: number | null = null,
): number {
  const felt = temperatureC === null ? season : seasonOfAir(temperatureC);
  const [low, high] = bandFor(comfortable[slot], season, temperatureC);
  const warmth = warmthOf(garment);
  const outside = Math.max(0, low - warmth, warmth - high);
  const byFabric = isWorsted(garment) ? 1 : ((garment.fabric && fabricInSeason[garment.fabric]?.[felt]) ?? 1);
  // Leather shoes and bags, and suede ones, are for every month.
  const everyMonth = garment.category === 'accessories' && slot !== 'scarf' && slot !== 'headwear';
  const physical = Math.max(0, 1 - outside / toleranceWarmth) * (everyMonth ? 1 : byFabric);
  if (garment.seasons.length === 0) return physical;
  // The person, or the scanner for them, said when it is worn: that weighs more than the tables.
  return garment.seasons.includes(felt) ? 0.4 + 0.6 * physical : 0.45 * physical;
}
