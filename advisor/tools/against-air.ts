import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { typicalC } from '#stylist/weather/air.ts';
import type { DayInput } from './day-input.ts';

const coldestForShorts = 17;
export const isForHeat = ({ kind, style }: Garment) =>
  kind === 'shorts' ||
  kind === 'swim-trunks' ||
  kind === 'swimwear' ||
  kind === 'bikini' ||
  (kind === 'sandals' && style !== 'party' && style !== 'formal');

const isLinen = ({ fabric, category }: Garment): boolean =>
  fabric === 'linen' && category !== 'accessories' && category !== 'shoes';

/** From these degrees on, coats, knits and woollen jackets stay at home where the day can do without. */
const hotC = 27;
/** Corduroy, tweed and flannel are worn up to some twenty degrees. */
const mostForCold = 22;
const isForCold = (garment: Garment): boolean => {
  if (garment.category === 'accessories' || garment.category === 'shoes') return garment.kind === 'tights';
  const { clo, air } = traitsOf(garment);
  if (air[1] < mostForCold) return true;
  if (/\b(?:cuello (?:alto|cisne|vuelto)|franela)\b/i.test(garment.name)) return true;
  const isLayer = slotsOfKind[garment.kind].some((slot) => slot === 'outer' || slot === 'mid');
  return clo >= (isLayer ? 0.3 : 0.4);
};

/** From these degrees down a thin coat stays at home, where a warm one is owned that bears the day. */
const freezingC = { dry: 8, wet: 4 } as const;
const warmCoat = 0.5;
const isThinCoat = (garment: Garment): boolean =>
  slotsOfKind[garment.kind][0] === 'outer' && traitsOf(garment).clo < warmCoat;
const isWarmCoat = (garment: Garment, isWet: boolean): boolean =>
  slotsOfKind[garment.kind][0] === 'outer' &&
  traitsOf(garment).clo >= warmCoat &&
  isAtHand(garment) &&
  !(isWet && /^(poor|ruined)$/.test(traitsOf(garment).rain));

/** Puddles ruin suede and canvas, and soak what is open. */
const isForDry = ({ kind, fabric, name, category }: Garment) =>
  kind === 'flats' ||
  kind === 'sandals' ||
  (category === 'shoes' &&
    (fabric === 'suede' || /\b(ante|lona|tela|blancas|n[aá]uticos|alpargatas|esparto)\b/i.test(name)));

const snowC = 1;
/** From these degrees down the instep is covered, where boots are owned. */
const bitterC = 3;
const isThinShoe = (garment: Garment): boolean =>
  garment.kind === 'flats' || garment.kind === 'loafers' || garment.kind === 'sandals';
const isWarmBoot = (garment: Garment): boolean =>
  garment.kind === 'boots' && isAtHand(garment) && !traitsOf(garment).heel;

const isSoaked = (garment: Garment): boolean =>
  slotsOfKind[garment.kind][0] === 'outer' && /^(?:poor|ruined)$/.test(traitsOf(garment).rain);
const dressyShelter = 0.5;
export const isTrench = (garment: Garment): boolean =>
  slotsOfKind[garment.kind][0] === 'outer' &&
  traitsOf(garment).rain === 'made-for' &&
  traitsOf(garment).formality >= dressyShelter;
const isShelter = (garment: Garment, { occasion }: DayInput, airC: number): boolean =>
  isAtHand(garment) &&
  traitsOf(garment).air[0] <= airC &&
  (occasion === 'casual' || occasion === 'sport'
    ? slotsOfKind[garment.kind][0] === 'outer' && traitsOf(garment).rain === 'made-for'
    : isTrench(garment));

export type AirOfDay = {
  day: DayInput;
  isHot: boolean;
  isCold: boolean;
  isFreezing: boolean;
  isSnowy: boolean;
  isBitter: boolean;
  isSheltered: boolean;
};

/** @param isOut garments that the day excludes anyway */
export function airFor(
  day: DayInput,
  temperatureC: number | null,
  wardrobe: readonly Garment[],
  isOut: (garment: Garment) => boolean,
): AirOfDay {
  const airC = temperatureC ?? typicalC[day.season];
  const isWet = day.rain === true;
  return {
    day,
    isHot: airC >= hotC,
    isCold: airC < coldestForShorts,
    isFreezing:
      airC <= freezingC[isWet ? 'wet' : 'dry'] &&
      wardrobe.some((one) => isWarmCoat(one, isWet) && !isOut(one)),
    isSnowy: isWet && airC <= snowC,
    isSheltered: isWet && wardrobe.some((one) => isShelter(one, day, airC) && !isOut(one)),
    isBitter: airC <= bitterC && wardrobe.some((one) => isWarmBoot(one) && !isOut(one)),
  };
}

/** @param heedsHeat whether the day can do without what is warm */
export function againstAir(
  garment: Garment,
  { day, isHot, isCold, isFreezing, isSnowy, isBitter, isSheltered }: AirOfDay,
  heedsHeat: boolean,
): boolean {
  return (
    (day.rain === true && isForDry(garment)) ||
    (isSheltered && isSoaked(garment)) ||
    (isSnowy && garment.category === 'shoes' && traitsOf(garment).heel) ||
    (isHot && heedsHeat && isForCold(garment)) ||
    (isFreezing && isThinCoat(garment)) ||
    (isBitter && isThinShoe(garment)) ||
    ((day.occasion === 'work' || (day.occasion === 'formal' && day.event !== 'beach-wedding')) &&
      isForHeat(garment)) ||
    (isCold && day.occasion !== 'sport' && (isForHeat(garment) || isLinen(garment)))
  );
}
