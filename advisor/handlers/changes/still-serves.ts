import { type Day, noDay } from '../../state.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import { isMeant } from '../../understand/learned/intents-learned.ts';
import { needs } from '../../understand/moods.ts';
import { inOrder, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput, dayWith, purposeIn } from '../day.ts';
import { dress } from '../dress/dress.ts';
import { rememberOutfits } from '../dress/remember.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply } from '../handler.ts';
import { meant } from '../pointed-at.ts';
import { lookOf } from '../tell-outfit.ts';
import { adjust } from './adjust.ts';
import { byWheel } from './by-aim.ts';
import { failingFor, replaced, seen } from './what-fails.ts';

const asking = patternOf(
  'me|nos sirve|vale|valdria|serviria|funciona|funcionaria / sirve|vale|valen|sirven igual|aun|todavia / sirve|vale lo mismo / sigue|siguen [me] sirviendo|valiendo|bien / voy|iria|vamos|puedo [ir] igual|asi / voy|iria|vamos|puedo [ir] con lo mismo / tal cual / asi mismo / aguanto|tiro|sigo con esto|eso / aguanto|tiro|sigo con lo mismo',
);
const between = patternOf(
  'me cambio * o|u aguanto|sigo|tiro|voy|dejo / me cambio * o|u me|lo quedo|mismo / aguanto|sigo|tiro|voy * o|u [mejor] me cambio|paso|llevo / lo mismo * o|u [mejor] me cambio / me cambio entre|entremedio|entremedias / me cambio a medias|mitad / me cambio o no',
);
const later = patternOf('luego|despues|dsp|de ahi|ahi');
const calledOff = patternOf('[si] [al] [final] no hay|habra|vamos|salimos|voy|va [a] [haber] [de]');

const isTold = ({ understood: { slots, reading } }: IntentContext): boolean =>
  slots.occasion !== null ||
  slots.temperatureC !== null ||
  slots.rain !== null ||
  occurs(calledOff, reading.tokens);

/** Another plan keeps only the weather of the day before. */
function dayFor({ state, understood, box }: IntentContext): Day {
  const { slots, reading } = understood;
  const isOff = occurs(calledOff, reading.tokens);
  if (slots.occasion === null || isOff)
    return dayWith(state.day, { ...slots, occasion: null, event: null, purpose: null }, box);
  const { temperatureC, rain, season } = state.day;
  return dayWith({ ...noDay, temperatureC, rain, season }, { ...slots, isAside: false }, box);
}

/** "dice que mejor vamos a caminar, ¿me sirve lo mismo?": the look on the table, for what has changed. */
export const asksIfServes = (context: IntentContext): boolean => {
  const { state, understood, message } = context;
  const { slots, reading } = understood;
  return (
    state.outfits.length > 0 &&
    state.topic !== 'pack' &&
    state.week.length === 0 &&
    state.wearer.other === null &&
    /[?¿]|(?<!\p{L})(?:supongo|imagino|digo yo|entiendo)(?!\p{L})/iu.test(message) &&
    isTold(context) &&
    slots.garments.every(({ garmentIds, stance }) => garmentIds.length === 0 || stance === 'told') &&
    (isSportLater(context) ||
      occurs(between, reading.tokens) ||
      (occurs(asking, reading.tokens) && !occurs(later, reading.tokens)))
  );
};

/** "¿y si luego tengo entreno?": no look of the street serves, and none of sport takes its place. */
const isSportLater = ({ state, understood }: IntentContext): boolean =>
  understood.slots.occasion === 'sport' &&
  state.day.occasion !== null &&
  state.day.occasion !== 'sport' &&
  isMeant(understood.aims, 'ask-event') &&
  !occurs(byWheel, understood.reading.tokens);

async function dressForSport(context: IntentContext): Promise<Reply> {
  const { state, understood, wardrobe, speaker, box } = context;
  const day = dayFor(context);
  const { outfits } = await context.use('composeOutfits', {
    ...dayInput(day, box),
    mustAvoid: state.always.mustAvoid,
    count: 1,
  });
  const [outfit] = outfits;
  if (!outfit) return dress({ ...context, understood: { ...understood, intent: 'dress' } });
  const list = theList(inOrder(garmentsByIds(wardrobe, outfit.garmentIds)));
  return {
    sentences: [speaker.say('bag-for-later', { list, for: purposeIn(day) })],
    garmentIds: outfit.garmentIds,
    remember: { topic: 'adjust', asked: null },
  };
}

/** Says whether the look serves, and for what does not, which piece takes its place. */
export const tellIfServes: IntentHandler = async (context) => {
  const { state, understood, wardrobe, speaker } = context;
  const look = meant(context) ?? state.outfits[0];
  if (!look) return dress(context);
  if (isSportLater(context)) return dressForSport(context);
  const { slots, reading } = understood;
  const isBetween = occurs(between, reading.tokens);
  const day = dayFor(context);
  const pieces = garmentsByIds(wardrobe, look.garmentIds);
  const failing = failingFor(context, pieces, day);
  const needed = slots.moods.filter((mood) => needs.has(mood));
  const unfit = seen(pieces)
    .map(({ garment }) => garment)
    .filter((one) => needed.some((mood) => moodEffects[mood].avoids?.(one)));
  const isOff = occurs(calledOff, reading.tokens);
  const out = isOff ? [] : [...new Set([...failing.map(({ piece }) => piece), ...unfit])];
  const [first] = failing;
  const serves = async (): Promise<Reply> => {
    const told = slots.temperatureC !== null || slots.rain !== null;
    const plain = { ...slots, occasion: null, event: null, purpose: null };
    const changed = told && (await adjust({ ...context, understood: { ...understood, slots: plain } }));
    if (changed && (changed.outfits ?? []).length > 0)
      return {
        ...changed,
        sentences: [speaker.say(isBetween ? 'stay-almost' : 'same-almost'), ...changed.sentences],
      };
    return {
      sentences: [
        speaker.say(isBetween ? 'stay-same' : 'same-serves', {
          for: purposeIn(day),
          look: lookOf(context, look),
        }),
      ],
      garmentIds: look.garmentIds,
      remember: { topic: 'adjust', day, asked: null },
    };
  };
  if (out.length === 0 || !first) return serves();
  const { outfit, isAnew } = await replaced(context, look, out, day);
  if (!outfit) return serves();
  const now = garmentsByIds(wardrobe, outfit.garmentIds);
  const came = now.filter(({ id }) => !look.garmentIds.includes(id));
  const left = pieces.filter(({ id }) => !outfit.garmentIds.includes(id));
  const values = {
    why: first.why,
    for: purposeIn(day),
    look: lookOf(context, outfit),
    out: theList(inOrder(left)),
    into: theList(inOrder(came)),
  };
  const isFew = !isAnew && came.length > 0 && came.length === left.length && left.length < 3;
  return {
    sentences: [speaker.say(isBetween ? 'change-between' : isFew ? 'same-but' : 'same-not', values)],
    outfits: [outfit],
    remember: {
      ...rememberOutfits(context, [outfit], { topic: 'adjust', day, asked: null }, false),
      previous: look,
    },
  };
};
