import { sameGarments } from '../../state.ts';
import { dateIn } from '../../understand/told/dates.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { inWeek } from '../pointed-at.ts';
import { adjust } from './adjust.ts';

const noPlan = { occasion: null, event: null, purpose: null } as const;
const filing = patternOf(
  'guarda~|apunt~|anot~|agend~|borra~|elimina~|mueve~|pasa~|intercambi~|calendario|puse|lleve / cambia~|pon~ de dia|fecha / cambia~ * por el lunes|martes|miercoles|jueves|viernes|sabado|domingo',
);
const ofPiece = patternOf('cambia~|cambie~|quita~|quite~|otro|otra|sin|menos|mas');

const asksReason = patternOf('por que|q / a que viene|vienen / como es que / a santo de que');

const placeIn = ({ state, understood, box }: IntentContext): number | null => {
  const date = dateIn(understood.reading.tokens, box.today);
  const known = date === null ? null : inWeek(state, date);
  return state.week.find((one) => one.date === known)?.outfit ?? null;
};

/** "¿y el jueves, a qué viene ese abrigo?": of a day that was shown, which is neither changed nor filed. */
export const asksWhyOfDay = (context: IntentContext): boolean =>
  context.state.week.length > 1 &&
  context.state.outfits.length > 1 &&
  context.understood.intent !== 'why' &&
  occurs(asksReason, context.understood.reading.tokens) &&
  placeIn(context) !== null;

export const changesLookOfDay = (context: IntentContext): boolean => {
  const { state, understood } = context;
  const { slots, reading } = understood;
  const isOfPieces = slots.garments.length + slots.moods.length + slots.colours.length > 0;
  return (
    state.week.length > 1 &&
    state.outfits.length > 1 &&
    state.acted === null &&
    (slots.occasion === null || slots.moods.length + slots.garments.length > 0) &&
    (isOfPieces || slots.rain !== null || slots.temperatureC !== null || occurs(ofPiece, reading.tokens)) &&
    !occurs(filing, reading.tokens) &&
    !occurs(asksReason, reading.tokens) &&
    placeIn(context) !== null
  );
};

export const changeLookOfDay: IntentHandler = async (context) => {
  const { state, understood, speaker } = context;
  const at = placeIn(context);
  const current = at === null ? undefined : state.outfits[at];
  if (!current) return adjust(context);
  const { slots } = understood;
  const name = current.name.split(': ').at(-1) ?? current.name;
  const alone = {
    ...context,
    state: {
      ...state,
      topic: 'adjust' as const,
      outfits: [{ ...current, name }],
      week: [],
      day: { ...state.day, occasion: current.occasion, event: null, purpose: null },
    },
    understood: {
      ...understood,
      intent: 'adjust' as const,
      slots: { ...slots, ...noPlan, when: null, position: null },
    },
  };
  const reply = await adjust(alone);
  const [made] = reply.remember?.outfits ?? [];
  const isChanged = made !== undefined && !sameGarments(made, current);
  const outfits = state.outfits.map((one, index) =>
    index === at && isChanged ? { ...made, name: `${current.name.split(': ')[0]}: ${made.name}` } : one,
  );
  return {
    ...reply,
    sentences: [...reply.sentences, isChanged && speaker.say('other-days-stay')],
    remember: { ...reply.remember, topic: 'week', outfits, week: state.week },
  };
};
