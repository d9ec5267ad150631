import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { seasonFitOf } from '#stylist/traits/season-fit.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import type { DayInput } from '../../tools/day-input.ts';

const fewestDays = 4;
const ofStay = { bottoms: 4, shoes: 3 };
const ofTrip = { bottoms: 2, shoes: 2 };
const goodFit = 0.5;

const unfit: ReadonlySet<string> = new Set(['party', 'formal', 'sport']);
const isEveryday = ({ style }: Garment) => !unfit.has(style);
const isBottom = ({ category }: Garment) => category === 'bottoms';
const isShoe = ({ category }: Garment) => category === 'shoes';
const isOuter = ({ kind }: Garment) => slotsOfKind[kind][0] === 'outer';
const keepsDry = (one: Garment) => traitsOf(one).rain === 'made-for';

type Length = { days: readonly DayInput[]; isStay: boolean };

export function roundedOff(
  wardrobe: readonly Garment[],
  packed: readonly Garment[],
  { days, isStay }: Length,
): Garment[] {
  const fewest = isStay ? ofStay : days.length >= fewestDays ? ofTrip : null;
  const added: Garment[] = [];
  const fits = (one: Garment) =>
    days.reduce(
      (sum, { season, temperatureC = null }) =>
        sum + seasonFitOf(one, traitsOf(one).air, { season, temperatureC }),
      0,
    ) / Math.max(1, days.length);
  const isLike = (one: Garment) =>
    [...packed, ...added].some(({ kind, fabric }) => kind === one.kind && fabric === one.fabric);
  const add = (isIt: (one: Garment) => boolean, least: number) => {
    const open = wardrobe
      .filter((one) => isIt(one) && isAtHand(one) && isEveryday(one) && !packed.includes(one))
      .filter((one) => !traitsOf(one).heel && fits(one) >= goodFit)
      .toSorted((a, b) => Number(isLike(a)) - Number(isLike(b)) || fits(b) - fits(a));
    for (const one of open) {
      if ([...packed, ...added].filter(isIt).length >= least) break;
      added.push(one);
    }
  };
  if (fewest) {
    if (packed.some(isBottom)) add(isBottom, fewest.bottoms);
    add(isShoe, fewest.shoes);
  }
  if (days.some(({ rain }) => rain)) add((one) => isOuter(one) && keepsDry(one), 1);
  return added;
}
