import { type DialogueState, noDay, withOutfits } from '../../state.ts';
import type { DayInput } from '../../tools/day-input.ts';
import { degreesIn } from '../../understand/numbers.ts';
import { climateOf, placeOf } from '../../understand/places.ts';
import { inOrder, theFirst } from '../../voice/names.ts';
import { namedByDay } from '../by-day.ts';
import { dayInput, dayWith, purposeIn } from '../day.ts';
import { adviceInstead } from '../dress/advice.ts';
import {
  garmentsByIds,
  type IntentContext,
  type IntentHandler,
  type Reply,
  withoutWardrobe,
} from '../handler.ts';
import { wishesWith } from '../wishes.ts';
import { repacked } from './suitcase.ts';
import { tripDays } from './trip-plans.ts';

const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

const usualDays = 3;

const demands = ['sport', 'casual', 'date', 'party', 'work', 'formal'] as const;
const demandOf = (day: DayInput | undefined): number => demands.indexOf(day?.occasion ?? 'casual');

const weekdays = 'lunes martes miercoles jueves viernes sabado domingo'.split(' ');

/** "de jueves a domingo" is four days. */
function spanIn({ understood }: IntentContext): number | null {
  const words = understood.reading.tokens.map(({ text }) => text).filter((word) => word !== 'el');
  const at = words.findIndex(
    (word, index) => /^(a|hasta)$/.test(word) && weekdays.includes(words[index - 1] ?? ''),
  );
  const [from, to] = [weekdays.indexOf(words[at - 1] ?? ''), weekdays.indexOf(words[at + 1] ?? '')];
  return at < 1 || from < 0 || to < 0 ? null : ((to - from + 7) % 7) + 1;
}

/** Packs for a trip; asks only for the place or its weather. */
export const pack: IntentHandler = async (context) => {
  const { state, understood, box, speaker } = context;
  const { slots } = understood;
  const continues = state.topic === 'pack';
  const changed = continues && context.wardrobe.length > 0 ? await repacked(context) : null;
  if (changed) return changed;
  const isTrip =
    slots.place !== null ||
    slots.days !== null ||
    spanIn(context) !== null ||
    slots.month !== null ||
    slots.season !== null ||
    slots.temperatureC !== null ||
    slots.rain !== null ||
    slots.occasion !== null ||
    slots.moods.length + slots.colours.length + slots.avoidedColours.length > 0;
  if (continues && state.outfits.length > 0 && !isTrip && understood.intent === 'adjust')
    return { sentences: [speaker.say('not-changed')], remember: { asked: state.asked } };
  const trip = {
    place: slots.place ?? (continues ? state.trip.place : null),
    days: slots.days ?? spanIn(context) ?? (continues ? state.trip.days : null),
    month: slots.month ?? (continues ? state.trip.month : null),
  };
  const goesTo = placeOf(trip.place);
  // "vivo en calor" is not the weather of a place whose climate is known.
  const temperatureC = goesTo && degreesIn(understood.reading.tokens) === null ? null : slots.temperatureC;
  const told = { ...slots, temperatureC, place: trip.place, month: trip.month };
  const day = dayWith(continues ? state.day : noDay, told, box);
  const remember: Partial<DialogueState> = { topic: 'pack', day, trip, asked: null };
  const nothing = withoutWardrobe(context);
  if (nothing)
    return { sentences: [nothing, adviceInstead(context, `maleta viaje ${context.message}`)], remember };
  if (trip.place === null && day.temperatureC === null && day.season === null && trip.days === null) {
    return {
      sentences: [speaker.say('ask-place')],
      remember: { ...remember, asked: { what: 'place', on: 'pack' } },
    };
  }
  const count = trip.days ?? usualDays;
  const place = goesTo;
  const month = trip.month ?? box.today.month;
  const climate = place ? climateOf(place, month) : null;
  const where = climate
    ? ` en ${place?.name} (unos ${climate.temperatureC} °C en ${months[month - 1]}${climate.rain ? ', con lluvia probable' : ''})`
    : '';
  return {
    sentences: [
      speaker.say('pack-open', { days: count, where }),
      !climate && day.temperatureC === null && day.season === null && speaker.say('pack-weather'),
    ],
    later: () => packed({ ...context, state: { ...state, trip } }, day, count, continues, remember),
  };
};

async function packed(
  context: IntentContext,
  day: DialogueState['day'],
  count: number,
  continues: boolean,
  remember: Partial<DialogueState>,
): Promise<Reply> {
  const { state, understood, box, speaker, wardrobe } = context;
  const told = tripDays(context, day, count);
  // Kept from the message before, where this one only changes the place or the length.
  const isPlanned = told.some(({ plan }) => plan !== null) || day.occasion === null;
  const trip = isPlanned
    ? told
    : told.map((one, index) => (index === count - 1 ? { day, plan: purposeIn(day) } : one));
  const days = trip.map((one) => dayInput(one.day, box));
  const { wishes } = wishesWith(continues ? state.wishes : state.always, understood.slots, wardrobe);
  // The most demanding days are dressed first, and the others repeat what they need.
  const order = days.map((_, at) => at).sort((a, b) => demandOf(days[b]) - demandOf(days[a]) || a - b);
  const list = await context.use('packForTrip', {
    days: order.flatMap((at) => days[at] ?? []),
    mustAvoid: wishes.mustAvoid,
  });
  const garments = garmentsByIds(wardrobe, list.garmentIds);
  const dressed = namedByDay(
    days.map((_, at) => list.days[order.indexOf(at)]?.outfit ?? null),
    trip.map(({ plan }, at) => (plan === null ? `Día ${at + 1}` : `Día ${at + 1}, ${plan}`)),
  );
  if (dressed.length === 0) return { sentences: [speaker.say('few-garments')], remember };
  return {
    sentences: [
      speaker.say('packed', { count: garments.length, list: theFirst(inOrder(garments), 3) }),
      box.act !== null && speaker.say('offer-trip'),
    ],
    garmentIds: list.garmentIds,
    outfits: dressed.slice(0, 7),
    remember: {
      ...remember,
      wishes,
      ...withOutfits(state, dressed, true),
      week: [],
      ...(box.act !== null && { asked: { what: 'keep' as const, on: 'keep' as const } }),
    },
  };
}
