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

/** Per slot; the season rule scores the total. */
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

/** Coldest first; bands are interpolated between them. */
const typicalC: readonly (readonly [Season, number])[] = [
  ['winter', 5],
  ['fall', 13],
  ['spring', 18],
  ['summer', 28],
];

/** Beyond these nothing changes. */
const [coldestC, hottestC] = [-8, 36];

/** May not be the calendar's. */
export function seasonOfAir(temperatureC: number): Season {
  const nearest = [...typicalC].sort((a, b) => Math.abs(a[1] - temperatureC) - Math.abs(b[1] - temperatureC));
  return nearest[0]?.[0] ?? 'spring';
}

/** Interpolated between the nearest two for a temperature. */
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
  // At a third of the slope: extreme cold asks for little more than winter.
  const along = (air - cold[1]) / (hot[1] - cold[1]);
  const share = along < 0 ? along / 3 : along > 1 ? 1 + (along - 1) / 3 : along;
  const mix = (a: number, b: number) => Math.max(0, a + (b - a) * share);
  return [mix(bands[cold[0]][0], bands[hot[0]][0]), mix(bands[cold[0]][1], bands[hot[0]][1])];
}

/** Beyond warmth: linen in January, corduroy in July. */
const fabricInSeason: Partial<Record<Fabric, Partial<Record<Season, number>>>> = {
  linen: { winter: 0.4, fall: 0.62 },
  chiffon: { winter: 0.7 },
  down: { summer: 0, spring: 0.4, fall: 0.7 },
  wool: { summer: 0.45, spring: 0.85 },
  corduroy: { summer: 0.4, spring: 0.85 },
  suede: { summer: 0.75 },
};

/** The fit reaches zero at this distance from the band. */
const toleranceWarmth = 0.32;

/** 0 to 1. */
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
  // Leather and suede suit every month.
  const everyMonth = garment.category === 'accessories' && slot !== 'scarf' && slot !== 'headwear';
  const physical = Math.max(0, 1 - outside / toleranceWarmth) * (everyMonth ? 1 : byFabric);
  if (garment.seasons.length === 0) return physical;
  // The seasons on file outweigh the tables.
  return garment.seasons.includes(felt) ? 0.4 + 0.6 * physical : 0.45 * physical;
}
