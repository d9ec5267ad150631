import { asksToDress, tellsOfPerson } from '../../understand/learned/intents-learned.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { requests } from './beside-moment.ts';
import { saysFeeling, tellsMockery } from './feeling-said.ts';
import { hearOut } from './words-asked.ts';

const young = patternOf(
  'clase|cole|colegio|insti|instituto|liceo|prepa|recreo|profe|profes|companer~|escuela|secundaria',
);

/** A statement, not a question, for which there is no entry. */
export const hearTold: IntentHandler = async (context) => {
  const { tokens } = context.understood.reading;
  const { speaker, state } = context;
  const remember = { topic: 'feeling' as const, asked: null };
  if (tellsMockery(tokens)) {
    const isYoung = state.audience === 'minor' || (state.audience === null && occurs(young, tokens));
    return { sentences: [speaker.say(isYoung ? 'bullied' : 'heard-sad')], remember };
  }
  return saysFeeling(tokens) ? { sentences: [speaker.say('heard-sad')], remember } : hearOut(context);
};

const leastToDress = 0.35;
const leastOfPerson = 0.5;
/** "mejor seamos amigos, dice. Estoy comiendo helado": a story is no plan to dress for. */
export const isOnlyTold = ({ state, message, understood }: IntentContext): boolean =>
  understood.intent === 'dress' &&
  state.outfits.length === 0 &&
  understood.slots.garments.length === 0 &&
  !/[?¿]/.test(message) &&
  asksToDress(understood.aims) < leastToDress &&
  tellsOfPerson(understood.aims) >= leastOfPerson &&
  !requests(understood.reading.tokens);
