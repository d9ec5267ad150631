import { dateIn, inWords } from '../understand/dates.ts';
import { onOneLine, title } from '../voice/phrase.ts';
import { dayInput } from './day.ts';
import { adviceInstead } from './dress.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply } from './handler.ts';
import { inTheirWords, lookOf } from './tell-outfit.ts';

/** The outfit that a message refers to: "el segundo", or the current one. */
function meant({ state, understood }: IntentContext): IntentContext['state']['outfits'][number] | undefined {
  const { position } = understood.slots;
  if (position === null) return state.outfits[0];
  return position < 0 ? state.outfits.at(-1) : state.outfits[position];
}

const moved = ({ state }: IntentContext, outfit: IntentContext['state']['outfits'][number]) => [
  outfit,
  ...state.outfits.filter((one) => one !== outfit),
];

export const why: IntentHandler = async (context) => {
  const { speaker, wardrobe, message } = context;
  const outfit = meant(context);
  if (!outfit) {
    const advice = adviceInstead(context, message);
    return { sentences: [advice ?? speaker.say('nothing-to-explain')], remember: { asked: null } };
  }
  const pieces = garmentsByIds(wardrobe, outfit.garmentIds);
  const reasons = outfit.reasons.map((reason) => [inTheirWords(reason, pieces)]);
  return {
    sentences: [speaker.say('why', { look: lookOf(context, outfit) }), ...reasons],
    garmentIds: outfit.garmentIds,
    remember: { topic: 'why', asked: null },
  };
};

async function act(context: IntentContext, tool: 'keepOutfit' | 'wearOutfit'): Promise<Reply> {
  const { speaker, box } = context;
  const outfit = meant(context);
  if (!outfit)
    return {
      sentences: [speaker.say(context.state.outfits.length > 0 ? 'no-such-choice' : 'nothing-to-keep')],
      remember: { asked: null },
    };
  const { garmentIds, occasion, season } = outfit;
  const name = title(onOneLine(outfit.name));
  const { event, temperatureC, rain } = dayInput(context.state.day, context.box);
  const look = { occasion, season, event, temperatureC, rain, garmentIds };
  const date = tool === 'keepOutfit' ? dateIn(context.understood.reading.tokens, box.today) : null;
  const { done, dayFull = false } = date
    ? await context.use('planOutfit', { ...look, date })
    : { ...(await context.use(tool, look)) };
  const line = dayFull
    ? 'day-full'
    : !done
      ? 'kept-not'
      : date
        ? 'planned'
        : tool === 'keepOutfit'
          ? 'kept'
          : 'worn';
  return {
    sentences: [speaker.say(line, { name, day: date ? inWords(date) : '' })],
    garmentIds,
    remember: {
      topic: tool === 'keepOutfit' ? 'keep' : 'wear',
      asked: null,
      outfits: moved(context, outfit),
    },
  };
}

export const keep: IntentHandler = (context) => act(context, 'keepOutfit');
export const wear: IntentHandler = (context) => act(context, 'wearOutfit');

export const like: IntentHandler = async (context) => {
  const { speaker, state } = context;
  if (state.outfits.length === 0) return { sentences: [speaker.say('thanks')], remember: { asked: null } };
  return {
    sentences: [speaker.say('glad')],
    remember: { topic: 'like', asked: { what: 'keep', on: 'keep' } },
  };
};

export const choose: IntentHandler = async (context) => {
  const { speaker } = context;
  const outfit = meant(context);
  if (!outfit) return { sentences: [speaker.say('no-such-choice')], remember: { asked: null } };
  return {
    sentences: [speaker.say('chosen', { look: lookOf(context, outfit) })],
    garmentIds: outfit.garmentIds,
    remember: { topic: 'choose', outfits: moved(context, outfit), asked: { what: 'keep', on: 'keep' } },
  };
};

export const yes: IntentHandler = async (context) => {
  const { asked } = context.state;
  if (asked?.what === 'keep') return keep(context);
  return { sentences: [context.speaker.say('yes-what')], remember: { asked } };
};
