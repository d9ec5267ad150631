import { inOrder, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { bulky, forColdNights, forFrost } from '../extras.ts';
import type { IntentContext, Reply } from '../handler.ts';
import { packedIn } from './suitcase.ts';

const telling = patternOf(
  'hay|tenemos|hacemos|haremos|llevan|toca|iremos|vamos|subimos|metieron|incluye|olvidaba|olvido * excursion|visita|escapada|ruta|salida / excursion|escapada a|al|de',
);
const coolC = 12;

export const tellsOuting = ({ state, understood }: IntentContext): boolean =>
  state.topic === 'pack' &&
  state.outfits.length > 0 &&
  understood.slots.days === null &&
  understood.slots.month === null &&
  understood.slots.temperatureC !== null &&
  understood.slots.temperatureC <= coolC &&
  occurs(telling, understood.reading.tokens);

/** Garments added for a cold day of the trip, and those worn while travelling. */
export async function addOuting(context: IntentContext): Promise<Reply> {
  const { state, understood, wardrobe, speaker } = context;
  const packed = packedIn(context);
  const airC = understood.slots.temperatureC ?? coolC;
  const allowed = wardrobe.filter(({ id }) => !state.wishes.mustAvoid.includes(id));
  const warm = forColdNights(allowed, packed, airC);
  const { garments, lacking } = forFrost(allowed, [...packed, ...warm], airC);
  const added = [...warm, ...garments.filter(({ category }) => category !== 'shoes')];
  const now = [...packed, ...added];
  const onTheWay = bulky(now);
  return {
    sentences: [
      added.length > 0
        ? speaker.say('outing-adds', { list: theList(inOrder(added)) })
        : speaker.say('outing-enough'),
      onTheWay.length > 0 && speaker.say('pack-on-the-way', { list: theList(onTheWay) }),
      airC <= 0 &&
        lacking.includes('unos guantes') &&
        speaker.say('pack-frost-lacks', { things: 'unos guantes' }),
    ],
    garmentIds: now.map(({ id }) => id),
    remember: {
      topic: 'pack',
      asked: null,
      wishes: {
        ...state.wishes,
        mustInclude: [...new Set([...state.wishes.mustInclude, ...added.map(({ id }) => id)])].slice(0, 8),
      },
    },
  };
}
