import type { Occasion } from '#contract/vocabulary.ts';
import type { Slot } from '../slots.ts';
import { airOfDay, type Weather } from './air.ts';

/**
 * Insulation that a person needs, after the heat balance of ISO 11079, simplified: skin at 33 °C, a quarter
 * of the heat leaves by sweat and breath, and the air layer is constant. Values in clo (0.155 m²·K/W).
 */
const skinC = 33;
const wattsPerMet = 58.2;
const dryShare = 0.75;
const kelvinPerCloWatt = 0.155;
const airLayerClo = 0.5;

/** Heat of the body in met (ISO 8996), outdoors. */
export const activities = {
  still: 1.6,
  stroll: 2.3,
  walk: 2.9,
  dance: 3,
  /** Rests included. */
  hike: 3,
  gym: 5,
  run: 7,
} as const;
export type Activity = keyof typeof activities;

/** Sitting, standing in company and dancing. */
const indoorsMet = { seated: 1.2, standing: 1.6, dancing: 2.4 } as const;
const heatedRoomC = 21;

/** Never negative. `airC` is the felt temperature, which already allows for wind. */
export function requiredClo(airC: number, met: number): number {
  const heat = wattsPerMet * met * dryShare;
  return Math.max(0, (skinC - airC) / (kelvinPerCloWatt * heat) - airLayerClo);
}

/** Of an ensemble, from its single garments and light underwear (McCullough and Jones, 1984). */
export const ensembleClo = (sumOfGarments: number): number => 0.16 + 0.835 * (sumOfGarments + 0.05);

/** Taken off indoors. */
const outdoorSlots: ReadonlySet<Slot> = new Set(['outer', 'scarf', 'gloves', 'headwear']);

export const isTakenOff = (slot: Slot): boolean => outdoorSlots.has(slot);

export type Need = readonly [leastClo: number, mostClo: number];

/** A jacket and a coat may be opened; while running there is nothing to open. */
const comfortClo = 0.62;
const comfortCloInSport = 0.3;
const hardWorkMet = 3.5;

export function neededOutdoors(day: Weather & { activity: Activity }): Need {
  const met = activities[day.activity];
  const least = requiredClo(airOfDay(day), met);
  const hard = met > hardWorkMet;
  // Light clothes are bearable in any heat.
  return [least, Math.max(hard ? 0.32 : 0.46, least + (hard ? comfortCloInSport : comfortClo))];
}

/** Rooms are heated in the cold and follow the air otherwise. */
export function neededIndoors(day: Weather & { activity?: Activity; occasion?: Occasion }): number {
  const room = Math.max(heatedRoomC, airOfDay(day));
  const company = day.occasion === 'formal' || day.occasion === 'party';
  const posture = day.activity === 'dance' ? 'dancing' : company ? 'standing' : 'seated';
  return 0.75 * requiredClo(room, indoorsMet[posture]);
}
