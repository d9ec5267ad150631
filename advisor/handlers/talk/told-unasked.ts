import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { asksInGeneral } from '../knowing/asks-knowledge.ts';
import { requestsOutfit } from './beside-moment.ts';
import { saysFeeling, tellsMockery } from './feeling-said.ts';
import { hearOut } from './words-asked.ts';

const leastTold = 8;
const ofSelf = patternOf('me|mi|mis|yo|conmigo|nos|nuestr~');
const asking = patternOf(
  'quiero|quisiera|necesito|busco|dime|digame|decime|explica~|cuenta~|contame|ayud~|consej~|aconsej~|recomi~|duda|dudas|saber|idea|ideas|truco|trucos|solucion|remedio|puedo|podria|deberia|sirve / no se|entiendo [ni] si|como|que|cual|cuanto|cuando|donde / cual|cuales|cuanto|cuanta|cuantos|cuantas|donde',
);
const young = patternOf(
  'clase|cole|colegio|insti|instituto|liceo|prepa|recreo|profe|profes|companer~|escuela|secundaria',
);

/** What happened to a person, told without a question or a request. */
export const asksNothing = ({ understood, message }: IntentContext): boolean => {
  const { tokens } = understood.reading;
  return (
    !/[?¿]/.test(message) &&
    !understood.onlyAsks &&
    tokens.length >= leastTold &&
    occurs(ofSelf, tokens) &&
    !occurs(asking, tokens) &&
    !requestsOutfit(tokens) &&
    !asksInGeneral({ understood })
  );
};

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
