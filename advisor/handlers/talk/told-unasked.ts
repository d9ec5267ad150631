import { asksToDress, surestAim, tellsOfPerson } from '../../understand/learned/intents-learned.ts';
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
const leastOfPerson = 0.35;
const leastSure = 0.5;
const leastOfStory = 8;
const asking =
  /(?:^|[.,;:…]\s*)(?:y |pero |oye |hola )*(?:cu[aá]nt|cu[aá]l|cu[aá]ndo|qu[eé]\b|q\b|d[oó]nde|dime|dame|tengo|busca|ens[eé][ñn]a|mu[eé]stra|lista)|(?<!\p{L})(?:dec[ií]r(?:me|nos)|d[ií]game|saber cu[aá]l)(?!\p{L})/iu;
const ofLooks: ReadonlySet<string> = new Set(['dress', 'search', 'spent']);

/** "mejor seamos amigos, dice. Estoy comiendo helado": a story is no plan to dress for, nor a question of fact. */
export const isOnlyTold = ({ state, message, understood }: IntentContext): boolean => {
  const { intent, slots, aims, reading } = understood;
  if (!ofLooks.has(intent) || state.outfits.length > 0 || slots.garments.length > 0) return false;
  if (/[?¿]/.test(message) || requests(reading.tokens)) return false;
  if (intent === 'dress') return asksToDress(aims) < leastToDress && tellsOfPerson(aims) >= leastOfPerson;
  return (
    reading.tokens.length >= leastOfStory &&
    slots.colours.length === 0 &&
    (surestAim(aims)?.probability ?? 0) < leastSure &&
    !asking.test(message)
  );
};
