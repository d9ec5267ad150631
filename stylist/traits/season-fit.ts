import type { Fabric, Season } from '#contract/vocabulary.ts';
import type { Slot } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { isWorsted, warmthOf } from './warmth.ts';

type Band = readonly [number, number];

/** The warmth that each slot asks for. An outfit's total is the season rule's business. */
const comfortable: Readonly<Record<Slot, Readonly<Record<Season, Band>>>> = {
  base: { spring: [0.08, 0.62], summer: [0, 0.3], fall: [0.16, 0.85], winter: [0.2, 1.2] },
  mid: { spring: [0.2, 0.72], summer: [0, 0.38], fall: [0.3, 1], winter: [0.38, 1.4] },
  outer: { spring: [0.3, 0.84], summer: [0, 0.3], fall: [0.5, 1.2], winter: [0.8, 2] },
  onePiece: { spring: [0.1, 0.62], summer: [0, 0.37], fall: [0.26, 0.9], winter: [0.3, 1.2] },
  bottom: { spring: [0.2, 0.6], summer: [0, 0.45], fall: [0.25, 0.9], winter: [0.32, 1.2] },
  shoes: { spring: [0.15, 0.55], summer: [0, 0.37], fall: [0.22, 0.9], winter: [0.28, 1.2] },
  bag: { spring: [0, 2], summer: [0, 2], fall: [0, 2], winter: [0, 2] },
  belt: { spring: [0, 2], summer: [0, 2], fall: [0, 2], winter: [0, 2] },
  headwear: { spring: [0, 0.3], summer: [0, 0.18], fall: [0.1, 1], winter: [0.14, 1] },
  scarf: { spring: [0, 0.36], summer: [0, 0.2], fall: [0.1, 1], winter: [0.16, 1] },
};

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

/** How right a garment is for a season when worn in a slot, 0 to 1. */
export function seasonFitOf(garment: Garment, slot: Slot, season: Season): number {
  const [low, high] = comfortable[slot][season];
  const warmth = warmthOf(garment);
  const outside = Math.max(0, low - warmth, warmth - high);
  const byFabric = isWorsted(garment)
    ? 1
    : ((garment.fabric && fabricInSeason[garment.fabric]?.[season]) ?? 1);
  // Leather shoes and bags, and suede ones, are for every month.
  const everyMonth = garment.category === 'accessories' && slot !== 'scarf' && slot !== 'headwear';
  const physical = Math.max(0, 1 - outside / toleranceWarmth) * (everyMonth ? 1 : byFabric);
  if (garment.seasons.length === 0) return physical;
  // The person, or the scanner for them, said when it is worn: that weighs more than the tables.
  return garment.seasons.includes(season) ? 0.4 + 0.6 * physical : 0.45 * physical;
}
