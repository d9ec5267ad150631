import { inOrder, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { againstWet, bulky, forColdNights, forFrost } from '../extras.ts';
import type { IntentContext, Reply } from '../handler.ts';
import { packedIn } from './case-change.ts';

const telling = patternOf(
  'hay|tenemos|hacemos|haremos|llevan|toca|iremos|vamos|subimos|metieron|incluye|olvidaba|olvido * excursion|visita|escapada|ruta|salida / excursion|escapada a|al|de',
);
const correcting = patternOf('^ no|mejor|perdon|espera|al / cambio de / en vez|lugar de');
const coolC = 12;
const frostC = 2;
const mildFall = 5;
const feltFall = 8;

export const tellsOuting = ({ state, understood }: IntentContext): boolean => {
  const { temperatureC, rain, days, month, place, garments, moods, occasion, isAside } = understood.slots;
  const isOnlyTold = garments.length === 0 || understood.reading.text.includes('?');
  const known = state.day.temperatureC ?? coolC + mildFall;
  const isCold =
    moods.includes('warm') || (temperatureC !== null && temperatureC <= Math.max(coolC, known - mildFall));
  return (
    state.topic === 'pack' &&
    state.outfits.length > 0 &&
    isOnlyTold &&
    (occasion === null || isAside || occurs(telling, understood.reading.tokens)) &&
    garments.every(({ stance }) => stance !== 'unwanted') &&
    (days === null || (days <= (state.trip.days ?? 0) && place === null)) &&
    month === null &&
    (place === null || !occurs(correcting, understood.reading.tokens)) &&
    (isCold || rain === true)
  );
};

export async function addOuting(context: IntentContext): Promise<Reply> {
  const { state, understood, wardrobe, speaker } = context;
  const { slots, reading } = understood;
  const packed = packedIn(context);
  const known = state.day.temperatureC ?? coolC + 1;
  const airC = slots.temperatureC ?? (slots.moods.includes('warm') ? known - feltFall : known);
  const refused = new Set([
    ...state.wishes.mustAvoid,
    ...slots.garments.flatMap(({ wanted, garmentIds }) => (wanted ? [] : garmentIds)),
  ]);
  const allowed = wardrobe.filter(({ id }) => !refused.has(id));
  const isWet = slots.rain === true;
  const warm = isWet && slots.temperatureC === null ? [] : forColdNights(allowed, packed, airC);
  const { garments, lacking } = forFrost(allowed, [...packed, ...warm], airC);
  const wet = isWet ? againstWet(allowed, [...packed, ...warm], airC <= frostC) : [];
  const added = [
    ...new Set([...wet, ...warm, ...garments.filter((one) => isWet || one.category !== 'shoes')]),
  ];
  const now = [...packed, ...added];
  const onTheWay = bulky(now);
  const isOuting = occurs(telling, reading.tokens);
  const ready = packed.filter((one) => againstWet([one], [], airC <= frostC).length > 0);
  return {
    sentences: [
      added.length > 0
        ? speaker.say(isOuting ? 'outing-adds' : 'case-weather', { list: theList(inOrder(added)) })
        : isWet && ready.length > 0
          ? speaker.say('case-ready', { list: theList(inOrder(ready)) })
          : speaker.say('outing-enough'),
      onTheWay.length > 0 && speaker.say('pack-on-the-way', { list: theList(onTheWay) }),
      airC <= frostC &&
        lacking.includes('unos guantes') &&
        speaker.say('pack-frost-lacks', { things: 'unos guantes' }),
    ],
    garmentIds: now.map(({ id }) => id),
    remember: {
      topic: 'pack',
      asked: null,
      trip: {
        ...state.trip,
        added: [...new Set([...state.trip.added, ...added.map(({ id }) => id)])].slice(0, mostAdded),
      },
      wishes: {
        ...state.wishes,
        mustInclude: [...new Set([...state.wishes.mustInclude, ...added.map(({ id }) => id)])].slice(
          0,
          mostAdded,
        ),
      },
    },
  };
}
const mostAdded = 24;
