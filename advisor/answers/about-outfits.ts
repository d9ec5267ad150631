import { dateIn, inWords } from '../understand/dates.ts';
import { onOneLine, title } from '../voice/phrase.ts';
import { type Answer, type Ask, garmentsByIds, type Reply } from './ask.ts';
import { dayInput } from './day.ts';
import { adviceInstead } from './dress.ts';
import { inTheirWords, lookOf } from './tell-outfit.ts';

/** The outfit that a message refers to: "el segundo", or the current one. */
function meant({ state, understood }: Ask): Ask['state']['outfits'][number] | undefined {
  const { position } = understood.slots;
  if (position === null) return state.outfits[0];
  return position < 0 ? state.outfits.at(-1) : state.outfits[position];
}

const moved = ({ state }: Ask, outfit: Ask['state']['outfits'][number]) => [
  outfit,
  ...state.outfits.filter((one) => one !== outfit),
];

export const why: Answer = async (ask) => {
  const { speaker, wardrobe, message } = ask;
  const outfit = meant(ask);
  if (!outfit) {
    const advice = adviceInstead(message);
    return { sentences: [advice ?? speaker.say('nothing-to-explain')], remember: { asked: null } };
  }
  const pieces = garmentsByIds(wardrobe, outfit.garmentIds);
  const reasons = outfit.reasons.map((reason) => [inTheirWords(reason, pieces)]);
  return {
    sentences: [speaker.say('why', { look: lookOf(ask, outfit) }), ...reasons],
    garmentIds: outfit.garmentIds,
    remember: { topic: 'why', asked: null },
  };
};

async function act(ask: Ask, tool: 'keepOutfit' | 'wearOutfit'): Promise<Reply> {
  const { speaker, box } = ask;
  const outfit = meant(ask);
  if (!outfit)
    return {
      sentences: [speaker.say(ask.state.outfits.length > 0 ? 'no-such-choice' : 'nothing-to-keep')],
      remember: { asked: null },
    };
  const { garmentIds, occasion, season } = outfit;
  const name = title(onOneLine(outfit.name));
  const { event, temperatureC, rain } = dayInput(ask.state.day, ask.box);
  const look = { occasion, season, event, temperatureC, rain, garmentIds };
  const date = tool === 'keepOutfit' ? dateIn(ask.understood.reading.tokens, box.today) : null;
  const { done, dayFull = false } = date
    ? await ask.use('planOutfit', { ...look, date })
    : { ...(await ask.use(tool, look)) };
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
    remember: { topic: tool === 'keepOutfit' ? 'keep' : 'wear', asked: null, outfits: moved(ask, outfit) },
  };
}

export const keep: Answer = (ask) => act(ask, 'keepOutfit');
export const wear: Answer = (ask) => act(ask, 'wearOutfit');

export const like: Answer = async (ask) => {
  const { speaker, state } = ask;
  if (state.outfits.length === 0) return { sentences: [speaker.say('thanks')], remember: { asked: null } };
  return {
    sentences: [speaker.say('glad')],
    remember: { topic: 'like', asked: { what: 'keep', on: 'keep' } },
  };
};

export const choose: Answer = async (ask) => {
  const { speaker } = ask;
  const outfit = meant(ask);
  if (!outfit) return { sentences: [speaker.say('no-such-choice')], remember: { asked: null } };
  return {
    sentences: [speaker.say('chosen', { look: lookOf(ask, outfit) })],
    garmentIds: outfit.garmentIds,
    remember: { topic: 'choose', outfits: moved(ask, outfit), asked: { what: 'keep', on: 'keep' } },
  };
};

export const yes: Answer = async (ask) => {
  const { asked } = ask.state;
  if (asked?.what === 'keep') return keep(ask);
  return { sentences: [ask.speaker.say('yes-what')], remember: { asked } };
};
