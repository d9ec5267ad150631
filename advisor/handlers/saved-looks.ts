import { theList } from '../voice/names.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { dress } from './dress/dress.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from './handler.ts';

const saved = patternOf(
  'look|outfit|conjunto|tenida|estilismo [que|q] [ya|me] [tengo|tenia|habia|hice] guardad~|archivad~|guarde|guardaste|guardamos / guardad~|guarde * [como|de] look|outfit|conjunto|tenida',
);
const changing = /^(cambi|sustitu|reemplaz|quit|sac[ao]|saqu)/;

/** "del look que tengo guardado, el del cargo caqui, cámbiame las botas" */
export const namesSaved = ({ state, understood, wardrobe }: IntentContext): boolean =>
  wardrobe.length > 0 &&
  state.outfits.length === 0 &&
  !understood.reading.text.includes('?') &&
  understood.slots.garments.some(({ garmentIds }) => garmentIds.length > 0) &&
  occurs(saved, understood.reading.tokens);

export const remakeSaved: IntentHandler = async (context) => {
  const { state, understood, wardrobe, speaker } = context;
  const { slots, reading } = understood;
  const isChanged = (start: number) =>
    reading.tokens.slice(Math.max(0, start - 3), start).some(({ text }) => changing.test(text));
  const kept = slots.garments.filter(({ start }) => !isChanged(start));
  const pieces = garmentsByIds(
    wardrobe,
    kept.flatMap(({ garmentIds }) => garmentIds.slice(0, 1)),
  );
  const gone = slots.garments
    .filter(({ start, garmentIds }) => isChanged(start) && garmentIds.length <= mostNamed)
    .flatMap(({ garmentIds }) => garmentIds);
  const mustAvoid = [...new Set([...state.always.mustAvoid, ...state.wishes.mustAvoid, ...gone])];
  const garments = kept.map((one) => ({ ...one, wanted: true, garmentIds: one.garmentIds.slice(0, 1) }));
  const reply = await dress({
    ...context,
    state: {
      ...state,
      always: { ...state.always, mustAvoid },
      wishes: { ...state.wishes, mustAvoid },
    },
    understood: { ...understood, intent: 'combine', onlyAsks: false, slots: { ...slots, garments } },
  });
  return {
    ...reply,
    sentences: [speaker.say('saved-unseen', { list: theList(pieces) }), ...reply.sentences],
  };
};
const mostNamed = 3;
