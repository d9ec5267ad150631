import { type DialogueState, noDay, noWishes, withOutfits } from '../state.ts';
import { climateOf, placeOf } from '../understand/places.ts';
import { inOrder, theFirst } from '../voice/names.ts';
import { namedByDay } from './by-day.ts';
import { dayInput, dayWith } from './day.ts';
import { adviceInstead } from './dress.ts';
import {
  garmentsByIds,
  type IntentContext,
  type IntentHandler,
  type Reply,
  withoutWardrobe,
} from './handler.ts';
import { wishesWith } from './wishes.ts';

const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

const usualDays = 3;

/** Packs for a trip; asks only for the place or its weather. */
export const pack: IntentHandler = async (context) => {
  const { state, understood, box, speaker } = context;
  const { slots } = understood;
  const continues = state.topic === 'pack';
  const trip = {
    place: slots.place ?? (continues ? state.trip.place : null),
    days: slots.days ?? (continues ? state.trip.days : null),
    month: slots.month ?? (continues ? state.trip.month : null),
  };
  const day = dayWith(continues ? state.day : noDay, { ...slots, place: trip.place, month: trip.month }, box);
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
  const place = placeOf(trip.place);
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
  const ordinary = dayInput({ ...day, event: null, occasion: 'casual' }, box);
  // The event takes place on one day of the trip.
  const special = dayInput(day, box);
  const days = Array.from({ length: count }, (_, index) =>
    index === count - 1 && day.occasion !== null ? special : ordinary,
  );
  const { wishes } = wishesWith(continues ? state.wishes : noWishes, understood.slots, wardrobe);
  const list = await context.use('packForTrip', { days, mustAvoid: wishes.mustAvoid });
  const garments = garmentsByIds(wardrobe, list.garmentIds);
  const dressed = namedByDay(list.days.map(({ outfit }) => outfit));
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
