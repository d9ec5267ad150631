import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { unownedText } from '../wishes.ts';
import { adjust } from './adjust.ts';

const ofPiece = patternOf('^ [ok|vale|ya|y|pero] y de|para|en|por [el|la|los|las] <garment>');
const whatNow = patternOf(
  'que|q|k hago|hacemos|uso|me pongo|invento / como|y lo|la|los|las soluciono|arreglo',
);

const isOnTable = ({ state }: IntentContext): boolean =>
  state.outfits.length > 0 && state.topic !== 'pack' && state.week.length === 0;

export const asksPieceOfLook = (context: IntentContext): boolean =>
  isOnTable(context) &&
  context.understood.intent === 'search' &&
  /[?¿]/.test(context.message) &&
  occurs(ofPiece, context.understood.reading.tokens);

export const tellOfLook = (
  { understood, ...context }: IntentContext,
  slots: Partial<IntentContext['understood']['slots']>,
): ReturnType<IntentHandler> =>
  adjust({
    ...context,
    understood: {
      ...understood,
      intent: 'adjust',
      onlyAsks: true,
      slots: { ...understood.slots, ...slots },
    },
  });

export const namePiece: IntentHandler = (context) =>
  tellOfLook(context, { garments: context.understood.slots.garments.slice(0, 1) });

export const asksWithoutIt = (context: IntentContext): boolean =>
  context.state.outfits.length > 0 &&
  context.understood.slots.garments.length === 1 &&
  context.understood.slots.garments.every(({ garmentIds }) => garmentIds.length === 0) &&
  occurs(whatNow, context.understood.reading.tokens);

export const adviseWithoutIt: IntentHandler = async ({ state, understood, speaker }) => {
  const { garments } = understood.slots;
  return {
    sentences: [speaker.say('unowned', { what: unownedText(garments) }), speaker.say('lack-now')],
    remember: { topic: state.topic, asked: null },
  };
};
