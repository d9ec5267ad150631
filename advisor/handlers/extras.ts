import { isSortOf } from '#contract/vocabulary.ts';
import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';

/** A coat from which on a night near zero is borne, and a jacket for a cool one. */
const coatClo = 0.55;
const jacketClo = 0.34;
const frostC = 3;
const coolC = 10;
const summerC = 25;
/** Scarves and hats that are no use above it are warm ones. */
const coldestC = 20;

const slotOf = ({ kind }: Garment) => slotsOfKind[kind][0];
const isOver = (one: Garment) => slotOf(one) === 'outer';
const isKnit = ({ kind }: Garment) => kind === 'sweater' || kind === 'cardigan' || kind === 'hoodie';
const isForHead = ({ kind }: Garment) => kind === 'hat';
const warmest = (a: Garment, b: Garment) => traitsOf(b).clo - traitsOf(a).clo;

export function forColdNights(
  wardrobe: readonly Garment[],
  packed: readonly Garment[],
  nightC: number,
): Garment[] {
  const least = nightC <= frostC ? coatClo : jacketClo;
  const own = wardrobe.filter((one) => isAtHand(one) && !packed.includes(one) && one.style !== 'party');
  const dresses = packed.some(({ style }) => style === 'formal');
  const isEnough = (one: Garment) => isOver(one) && traitsOf(one).clo >= least;
  // Of those that are warm enough on a cool night the lightest, on an icy one the warmest.
  const order = nightC <= frostC ? warmest : (a: Garment, b: Garment) => warmest(b, a);
  const coats = own.filter(isEnough).toSorted(order);
  const coat = packed.some(isEnough)
    ? undefined
    : (coats.find(({ style }) => dresses || style !== 'formal') ??
      coats[0] ??
      own.filter(isOver).toSorted(warmest)[0]);
  const knit = packed.some(isKnit) ? undefined : own.filter(isKnit).toSorted(order)[0];
  const small = own
    .filter((one) => (one.kind === 'scarf' || isForHead(one)) && traitsOf(one).air[1] < coldestC)
    .toSorted(warmest)[0];
  const isWrapped = packed.some(({ kind }) => kind === 'scarf');
  if (nightC > coolC) return [coat ?? knit].flatMap((one) => one ?? []);
  return [coat, knit, isWrapped ? undefined : small].flatMap((one) => one ?? []);
}

/** Degrees from which down a coat alone is not enough. */
const frostOfDayC = 7;
const isThermal = ({ kind, name }: Garment) =>
  isSortOf(kind, 't-shirt', 'longsleeve', 'undershirt') && /\bt(?:[eé]rmic|[eé]cnic)[oa]s?\b/i.test(name);
const against: readonly (readonly [what: string, (one: Garment) => boolean])[] = [
  ['un gorro', (one) => isSortOf(one.kind, 'hat') && traitsOf(one).air[1] < coldestC],
  ['unos guantes', ({ kind }) => isSortOf(kind, 'gloves')],
  ['una bufanda', (one) => isSortOf(one.kind, 'scarf') && traitsOf(one).air[1] < coldestC],
  ['una camiseta térmica', isThermal],
  ['unas botas', ({ kind }) => isSortOf(kind, 'boots')],
];

export function forFrost(
  wardrobe: readonly Garment[],
  packed: readonly Garment[],
  airC: number | null,
): { garments: Garment[]; lacking: string[] } {
  if (airC === null || airC > frostOfDayC) return { garments: [], lacking: [] };
  const isDressed = packed.some(({ style }) => style === 'formal');
  const isRough = (one: Garment) => one.category === 'shoes' && traitsOf(one).formality < leastOfTown;
  const open = against.filter(([, isIt]) => !packed.some(isIt));
  const found = open.map(([what, isIt]) => ({
    what,
    garment: wardrobe
      .filter((one) => isAtHand(one) && isIt(one) && one.style !== 'party' && !(isDressed && isRough(one)))
      .toSorted(byWetThenWarmth)[0],
  }));
  return {
    garments: found.flatMap(({ garment }) => garment ?? []),
    lacking: found.flatMap(({ what, garment }) => (garment ? [] : [what])),
  };
}
/** In formality, of boots that are worn to work. */
const leastOfTown = 0.3;
const byWetThenWarmth = (a: Garment, b: Garment) =>
  Number(traitsOf(b).rain === 'made-for') - Number(traitsOf(a).rain === 'made-for') || warmest(a, b);

const isShod = ({ kind }: Garment) => kind === 'boots';

export function againstWet(
  wardrobe: readonly Garment[],
  packed: readonly Garment[],
  isSnow: boolean,
): Garment[] {
  const bears = (one: Garment) =>
    isSnow ? traitsOf(one).rain !== 'ruined' : traitsOf(one).rain === 'made-for';
  const isCoat = (one: Garment) =>
    isOver(one) && bears(one) && (!isSnow || traitsOf(one).clo >= coatClo) && one.style !== 'formal';
  const isBoot = (one: Garment) =>
    isShod(one) && !traitsOf(one).heel && one.fabric !== 'suede' && (!isSnow || isOfSnow(one));
  return [isCoat, isBoot].flatMap((isIt) => {
    if (packed.some(isIt)) return [];
    const own = wardrobe.filter((one) => isAtHand(one) && !packed.includes(one) && isIt(one));
    return own.toSorted(isSnow ? warmest : byWetThenWarmth).slice(0, 1);
  });
}
const isOfSnow = (one: Garment) => traitsOf(one).rain === 'made-for' || /montaña|nieve|agua/i.test(one.name);

export function forSun(wardrobe: readonly Garment[], packed: readonly Garment[]): Garment[] {
  const own = wardrobe.filter((one) => isAtHand(one) && !packed.includes(one));
  const glasses = packed.some(({ kind }) => kind === 'sunglasses')
    ? undefined
    : own.find(({ kind }) => kind === 'sunglasses');
  const hat = own.find((one) => isForHead(one) && traitsOf(one).air[1] >= summerC);
  return [glasses, hat].flatMap((one) => one ?? []);
}

export const bulky = (packed: readonly Garment[]): Garment[] => {
  const coat = packed.filter(isOver).toSorted(warmest)[0];
  const boots = packed.find((one) => one.kind === 'boots' && !traitsOf(one).heel);
  return [coat, boots].flatMap((one) => one ?? []);
};
