import type { EventName } from '#contract/events.ts';
import type { Occasion } from '#contract/vocabulary.ts';
import { eventOf } from '#stylist/events/events.ts';
import { traitsOf } from '#stylist/piece.ts';
import type { Personal } from '#stylist/rule-weights.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';

/** Air that is told and hard to bear counts more than the finish of a look. */
const [frostC, bitterC, scorchingC] = [1, 8, 29];
export const isExtreme = (toldC: number | null): boolean =>
  toldC !== null && (toldC <= bitterC || toldC >= scorchingC);
export const ofExtremes: Personal = { season: 0.6 };

/** Plans on which the weather outside is not met. */
export const isIndoors = (event: EventName | null | undefined): boolean =>
  eventOf(event ?? null)?.place === 'home' || eventOf(event ?? null)?.airC !== undefined;

/** In clo, of a knit. */
const warmTop = 0.28;
export const isWarmTop = (one: Garment): boolean => one.category === 'tops' && traitsOf(one).clo >= warmTop;

const pointsOfWarmth = 5;
const isWarm = (one: Garment): boolean => (one.kind === 'boots' && !traitsOf(one).heel) || isWarmTop(one);
export const againstCold = (pieces: readonly Garment[], toldC: number | null): number =>
  toldC === null || toldC > bitterC ? 0 : pointsOfWarmth * pieces.filter(isWarm).length;

const chillyC = 14;
const pointsOfChill = 10;
const isOuter = ({ kind }: Garment): boolean => slotsOfKind[kind][0] === 'outer';
const isLayer = (one: Garment): boolean => isOuter(one) || slotsOfKind[one.kind].includes('mid');
export const bareOf = (pieces: readonly Garment[], airC: number): number =>
  airC > chillyC || pieces.some((one) => isOuter(one) || (airC > bitterC && isLayer(one) && isWarmTop(one)))
    ? 0
    : pointsOfChill;

const festive: ReadonlySet<Occasion> = new Set<Occasion>(['party', 'sport']);
/** In the frost a thin shirt is not enough, whatever is worn over it. */
export const wantsKnit = (toldC: number | null, occasion: Occasion): boolean =>
  toldC !== null && toldC <= frostC && !festive.has(occasion);

export const isOutdoor = ({ kind, name }: Garment): boolean =>
  kind === 'pants' && /\b(?:monta[nñ]a|nieve|esqu[ií]|trekking|softshell|impermeable)(?!\p{L})/iu.test(name);
export const isTownTrousers = (one: Garment): boolean => one.kind === 'pants' && !isOutdoor(one);

const snowy: ReadonlySet<string> = new Set(['snow-day', 'skiing']);
const wild: ReadonlySet<string> = new Set(['camping', 'hiking', 'climbing']);
/** A day on which wet denim chills. */
export const isRoughDay = (event: string | null, isCold: boolean): boolean =>
  event !== null && (snowy.has(event) || (wild.has(event) && isCold));
