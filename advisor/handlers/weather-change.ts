import { typicalC } from '#stylist/weather/air.ts';
import type { Day } from '../state.ts';
import type { Mood } from '../understand/moods.ts';
import { degreesIn } from '../understand/numbers.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { dayInput } from './day.ts';
import type { IntentContext } from './handler.ts';

/** Wind and a cool evening. */
export const coolC = 13;
/** Below it a coat stays on, whatever falls. */
export const coatC = 11;

/** Degrees that a mood adds to the weather. */
export const feltC: Readonly<Partial<Record<Mood, number>>> = { warm: -8, cool: 8 };

const ofGround: ReadonlySet<Mood> = new Set(['windproof', 'muddy', 'flat-shoes', 'messy']);
/** Ways to be warm. */
const ofLayers: ReadonlySet<Mood> = new Set(['layered', 'wrapped']);

/** Whether a message changes the weather alone, so that the main pieces can stay. */
export function weatherChange({ state, understood, box }: IntentContext, day: Day): Day | null {
  const { slots } = understood;
  // "y abrigo, que hace 3 grados"
  const isWrap = ({ wanted, kinds }: GarmentReference) =>
    wanted && kinds.some((kind) => kind === 'coat' || kind === 'outerwear');
  const isOnlyWrap = slots.temperatureC !== null && slots.garments.every(isWrap);
  if ((slots.garments.length > 0 && !isOnlyWrap) || slots.occasion !== null) return null;
  if (slots.colours.length + slots.avoidedColours.length > 0) return null;
  if (slots.place !== null && degreesIn(understood.reading.tokens) === null) return null;
  const known = state.day.temperatureC ?? typicalC[dayInput(state.day, box).season];
  // "en plan invierno": the same with layers; in summer nearly all of it changes.
  if (slots.season !== null)
    return slots.moods.length === 0 && typicalC[slots.season] < known
      ? { ...day, temperatureC: slots.temperatureC ?? typicalC[slots.season] }
      : null;
  const isCool =
    (slots.moods.includes('warm') || slots.temperatureC !== null) &&
    !slots.moods.some((one) => ofGround.has(one));
  const [mood, ...others] = slots.moods.filter((one) => !ofGround.has(one) && !(isCool && ofLayers.has(one)));
  const felt = mood && others.length === 0 ? feltC[mood] : undefined;
  if (felt !== undefined) {
    const said = degreesIn(understood.reading.tokens);
    const isTold = said !== null && (felt > 0 ? said > known : said < known);
    return { ...day, temperatureC: isTold ? said : known + felt };
  }
  if (mood || (slots.temperatureC === null && slots.rain === null)) return null;
  const before = state.day.temperatureC;
  // "si refresca" is relative to the day.
  const falls = before !== null && slots.temperatureC === 13 && before > 20;
  return falls ? { ...day, temperatureC: before - 9 } : day;
}
