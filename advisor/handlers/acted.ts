import type { Acted } from '../tools/act.ts';
import { isCorrection } from '../understand/asking/correction.ts';
import { isMeant } from '../understand/learned/intents-learned.ts';
import type { LineKey } from '../voice/maya.ts';
import type { IntentContext, IntentHandler } from './handler.ts';

export const planning =
  /^(apunt|anot|agend|calendari|calendar|plane(a|e|o|ar|am|em)|planif|program|organi[zc](?!aron|ado)|reserv(a|e|am|em))/;

/** Imperatives that put garments on a day: "ponme el jueves los vaqueros". */
export const putting =
  /^(ponme|pongame|ponganme|anoteme|anotarme|apunteme|apuntarme|agendeme|agendarme|ponte|dejame|apunt\w*|anot\w*|agend\w*|program\w*|plane\w*|planif\w*|reserv\w*)$/;

type Not = Extract<Acted, { done: false }>['why'];

const lineOf: Readonly<Record<Not, LineKey>> = {
  'no-account': 'kept-not',
  already: 'marked-already',
  nothing: 'not-done',
  'day-full': 'day-full',
  'too-far': 'too-far',
  future: 'future',
  worn: 'plan-worn',
  'sold-out': 'sold-out',
  'unknown-option': 'sold-out',
  'cart-full': 'cart-full',
  'wardrobe-full': 'wardrobe-full',
  enough: 'enough',
};

export const lineOfNot = (why: Not, already: LineKey = 'marked-already'): LineKey =>
  why === 'already' ? already : lineOf[why];

/** A handler that changes something, which a mere question never does. */
export const unlessAsked =
  (handler: IntentHandler, offer: LineKey = 'offer-act'): IntentHandler =>
  async (context) =>
    context.understood.onlyAsks
      ? { sentences: [context.speaker.say(offer)], remember: { asked: null } }
      : handler(context);

export const isCorrected = ({ understood }: Pick<IntentContext, 'understood'>): boolean =>
  isMeant(understood.aims, 'clarify') ||
  (isCorrection(understood.reading.tokens) && !isMeant(understood.aims, 'favourite-remove'));

/** Takes the last change back where the message corrects it. */
export async function takeBack({ state, understood, use }: IntentContext): Promise<void> {
  // "ah y es el jueves, ponlo": what was only saved stays.
  const isSaved = state.acted === 'keep' && state.planned === null && !isMeant(understood.aims, 'clarify');
  if (state.acted === understood.intent && !isSaved && isCorrected({ understood })) await use('undoLast', {});
}

export const said = ({ understood }: IntentContext, words: RegExp): boolean =>
  understood.reading.tokens.some(({ text }) => words.test(text));
