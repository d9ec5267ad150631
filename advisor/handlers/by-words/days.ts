import { shownOf } from '../../state.ts';
import { isCorrection } from '../../understand/asking/correction.ts';
import { isMeant } from '../../understand/learned/intents-learned.ts';
import { dateIn, datesIn, dayToFile, inWords } from '../../understand/told/dates.ts';
import { onOneLine, title } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { lineOfNot, putting } from '../acted.ts';
import { movesIt, onlyDay, plans, withoutReason } from '../calendar.ts';
import { adjust } from '../changes/adjust.ts';
import { dress } from '../dress/dress.ts';
import type { IntentContext, IntentHandler, Reply } from '../handler.ts';
import { nameGiven } from '../name-given.ts';
import { lookInput } from '../pointed-at.ts';
import { worn } from './marks.ts';

export const noted = patternOf(
  'que|cuales|cual * anotado|apuntado|agendado|planificado|planeado|programado|calendario|agenda',
);

const filing = /^(guard|apunt|agend|anot)(a|e|ad|en)?(me)?l[oa]s?$/;

const opinions: ReadonlySet<string> = new Set([
  'like',
  'choose',
  'chat',
  'yes',
  'thanks',
  'another',
  'unclear',
]);

/** "perfecta, esa. guárdala" */
export const filesIt = ({ understood, state }: IntentContext): boolean =>
  !understood.onlyAsks &&
  state.outfits.length > 0 &&
  opinions.has(understood.intent) &&
  understood.reading.tokens.some(({ text }) => filing.test(text));

/** "llámalo domingo de paseo", after it was saved */
export const namesKept = ({ state, understood, message }: IntentContext): boolean =>
  state.acted === 'keep' &&
  (state.topic === 'keep' || state.topic === 'adjust') &&
  state.planned === null &&
  state.outfits.length > 0 &&
  !understood.onlyAsks &&
  nameGiven(message) !== null;

/** "ay no, cambia las botas por las de lona", after it was saved */
export const correctsKept = ({ state, understood, box }: IntentContext): boolean =>
  state.acted === 'keep' &&
  state.topic === 'keep' &&
  state.outfits.length > 0 &&
  understood.slots.garments.length > 0 &&
  ((isCorrection(understood.reading.tokens) && occurs(recasting, understood.reading.tokens)) ||
    occurs(lackingOf, understood.reading.tokens)) &&
  dateIn(understood.reading.tokens, box.today) === null;
const lackingOf = patternOf(
  'le|les|me|nos falta|faltan|falto|faltaron * <garment> * pon~|agrega~|anade~|mete~|suma~',
);
const recasting = patternOf('cambia~|quita~|sin|con|ponle|ponele|saca~ / en vez|lugar de');

export const keepCorrected: IntentHandler = async (context) => {
  const { state, understood, speaker } = context;
  const reply = await adjust({ ...context, understood: { ...understood, intent: 'adjust' } });
  const [made] = reply.outfits ?? [];
  const [before] = state.outfits;
  if (!made || !before || state.planned !== null) return reply;
  await context.use('undoLast', {});
  const shown = { ...shownOf(made, state.turn), name: before.name };
  const result = await context.use('keepOutfits', { looks: [lookInput(context, shown)], named: true });
  const line = result.done ? 'kept' : lineOfNot(result.why, 'kept-already');
  return {
    ...reply,
    sentences: [...reply.sentences, speaker.say(line, { name: title(onOneLine(shown.name)) })],
    remember: { ...reply.remember, topic: 'keep' },
  };
};

const afterwards = patternOf('^ y|pero luego|despues|mas|de [tarde|ahi] / ^ luego|despues');

/** "¿con qué lo vuelvo informal?", of the look */
const turning = patternOf(
  'lo|la|los|las|este|ese|eso vuelvo|hago|bajo|convierto|transformo|relajo|dejo|cambio|apano / con que|q lo|la',
);

/** "y luego tengo que ir al banco", said of the outfit on the table */
export const addsPlan = ({ understood, state }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  state.topic !== 'pack' &&
  understood.slots.occasion !== null &&
  understood.slots.garments.length === 0 &&
  understood.slots.moods.every((mood) => mood === 'relaxed') &&
  !understood.reading.tokens.some(({ text }) => /^(otr[oa]|pongo|llevo|look|outfit)$/.test(text)) &&
  (!understood.onlyAsks || occurs(turning, understood.reading.tokens)) &&
  occurs(afterwards, understood.reading.tokens);

export const wornThen = patternOf('^ que|q|k [ropa] me puse|lleve|llevaba|puse ayer|anteayer|antier|anoche');

export const exchanging = patternOf('intercambi~ / cruza~ los|el|lo');

const moving = patternOf('pasa~|mueve~|mover|pasar|adelanta~|atrasa~|retrasa~ / cambia~ * por|a');

const movesThat = patternOf(
  'pasa|pasame|mueve|muevele|mover|pasar lo|el|la * a|para el|manana / look|outfit|conjunto|plan|lo|tenida [que] de|tengo|tenia el * pasalo|muevelo|pasamelo|movelo',
);

/** "cambia de día lo del lunes, pásalo al jueves" is one request. */
export const changesDay = patternOf('cambia~|pasa~|mueve~ de dia|fecha');

/** "la han pasado al jueves", of what is planned */
export const wasMoved =
  /\b(?:la|lo|las|los|me la|me lo|se) (?:(?:han|ha|hemos) (?:pasado|movido|cambiado|aplazado|adelantado|atrasado|reprogramado|corrido|retrasado)|(?:pasaron|movieron|cambiaron|aplazaron|adelantaron|atrasaron|reprogramaron|corrieron|retrasaron|paso|movio|aplazo|reprogramo))\b/;

const mostOfMove = 6;

export const mostOfDayOff = 10;

/** "pasa el jueves al viernes", "cambia el 5 por el 6", "mejor el viernes", after a plan */
export const movesPlan = ({ understood, state, box }: IntentContext): boolean => {
  const tokens = withoutReason(understood.reading.tokens);
  if (understood.onlyAsks || understood.slots.garments.length > 0) return false;
  if (state.planned !== null && isMeant(understood.aims, 'plan-move')) return true;
  const days = new Set(datesIn(tokens, box.today).map(({ date }) => date)).size;
  if (state.planned !== null && days === 1 && wasMoved.test(tokens.map(({ text }) => text).join(' ')))
    return true;
  if (state.planned === null) return days >= 2 && (occurs(movesThat, tokens) || occurs(changesDay, tokens));
  return (
    (days >= 2 && (occurs(moving, tokens) || occurs(changesDay, tokens))) ||
    (days === 1 &&
      tokens.length <= mostOfMove &&
      understood.slots.moods.length === 0 &&
      (occurs(onlyDay, tokens) || occurs(movesIt, tokens)))
  );
};

const theSame = patternOf('lo|el|la mismo|misma');

/** "y el martes lo mismo pero con los vaqueros", after a plan */
export const repeatsOn = ({ understood, state, box }: IntentContext): boolean =>
  !understood.onlyAsks &&
  box.act !== null &&
  state.outfits.length > 0 &&
  state.planned !== null &&
  occurs(theSame, understood.reading.tokens) &&
  dateIn(understood.reading.tokens, box.today) !== null;

/** Another day with the outfit of the table, changed as the message says. */
export const sameOn: IntentHandler = async (context) => {
  const { state, understood, box, speaker } = context;
  const day = dateIn(understood.reading.tokens, box.today) ?? '';
  const { slots } = understood;
  const isChanged = slots.garments.length + slots.moods.length + slots.colours.length > 0;
  // The plan that was made stays as it is.
  const apart = { ...context, state: { ...state, planned: null, week: [] } };
  const reply: Reply = isChanged
    ? await adjust({ ...apart, understood: { ...understood, slots: { ...slots, when: null } } })
    : { sentences: [] };
  const [made] = reply.outfits ?? [];
  const shown = made ? shownOf(made, state.turn) : isChanged ? undefined : state.outfits[0];
  if (!shown) return reply;
  const result = await context.use('planOutfits', { looks: [{ ...lookInput(context, shown), date: day }] });
  const line = result.done ? 'planned' : lineOfNot(result.why, 'planned-already');
  return {
    ...reply,
    sentences: [
      ...reply.sentences,
      speaker.say(line, { name: title(onOneLine(shown.name)), day: inWords(day) }),
    ],
    remember: { ...reply.remember, topic: 'keep', asked: null, planned: day },
  };
};

const whatOn = patternOf('que llevo|toca / que me toca|pongo|puse|llevo / que tengo puesto|pensado');

export const asksDay = ({ understood, state, box }: IntentContext): boolean =>
  understood.onlyAsks &&
  state.planned !== null &&
  understood.slots.occasion === null &&
  occurs(whatOn, understood.reading.tokens) &&
  dateIn(understood.reading.tokens, box.today) !== null;

/** "¿qué llevo el martes?": the plan of the day, where there is one. */
export const plannedOrDressed: IntentHandler = async (context) => {
  const day = dateIn(context.understood.reading.tokens, context.box.today) ?? '';
  const found = context.box.plans ? await context.use('seePlans', { from: day, to: day }) : [];
  return found.length > 0 ? plans(context) : dress(context);
};

const pointing = /^(este|ese|esta|esa|primer[oa]?|segund[oa]|look|outfit|conjunto|tenida)$/;

/** "ponme para el jueves los vaqueros con la camisa blanca": garments for a day, and no outfit of the table. */
export const plansNamed = ({ understood, box, state }: IntentContext): boolean => {
  const { tokens } = understood.reading;
  return (
    !understood.onlyAsks &&
    box.act !== null &&
    understood.slots.garments.some(({ wanted }) => wanted) &&
    understood.slots.position === null &&
    (isMeant(understood.aims, 'plan-day') ||
      (tokens[0]?.text === 'y' && state.acted === 'keep' && state.planned !== null) ||
      tokens.slice(0, 4).some(({ text }) => putting.test(text) && !/l[oa]s?$/.test(text))) &&
    !tokens.some(({ text }) => pointing.test(text)) &&
    !occurs(theSame, tokens) &&
    !occurs(worn, tokens) &&
    dayToFile(tokens, box.today) !== null
  );
};

const mostOfNextDay = 4;
const mostOfBareDay = 2;
const approving =
  /^(mola|molan|genial|perfect[oa]|vale|guay|ok|okey|bien|me|encanta|gusta|bacan|chevere|listo|lista|si|dale|gracias|super|buenisimo|ahora|pues)$/;

/** "¿y el martes?", after a look for Monday */
export const asksNextDay = ({ state, understood, box }: IntentContext): boolean => {
  const said = understood.reading.tokens;
  const tokens = said.slice(
    Math.max(
      0,
      said.findIndex(({ text }) => !approving.test(text)),
    ),
  );
  const isOther = /^otr[oa]$/.test(tokens[0]?.text ?? '');
  const opens = isOther || tokens[0]?.text === 'y' || tokens.length <= mostOfBareDay;
  return (
    state.outfits.length > 0 &&
    state.week.length === 0 &&
    state.planned === null &&
    (isOther || understood.onlyAsks || understood.reading.text.includes('?')) &&
    tokens.length <= mostOfNextDay &&
    opens &&
    understood.slots.occasion === null &&
    dateIn(tokens, box.today) !== null
  );
};

const spanned = patternOf(
  'lunes|martes|miercoles|jueves|viernes a|al|hasta [el] martes|miercoles|jueves|viernes|sabado|domingo',
);
const planningWords = patternOf('plan~|agend~|program~|organiz~|calendario|prepar~|arma~|pon~|apunt~');

/** "planéeme de lunes a miércoles y déjelo en el calendario" */
export const plansSpan = ({ understood, box, state }: IntentContext): boolean =>
  !understood.onlyAsks &&
  box.act !== null &&
  state.outfits.length === 0 &&
  understood.slots.garments.length === 0 &&
  understood.slots.place === null &&
  (understood.intent === 'app' || understood.intent === 'plans' || understood.intent === 'keep') &&
  occurs(spanned, understood.reading.tokens) &&
  occurs(planningWords, understood.reading.tokens);
