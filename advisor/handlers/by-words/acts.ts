import { isCorrection } from '../../understand/asking/correction.ts';
import type { Intent } from '../../understand/intents.ts';
import type { Aim } from '../../understand/learned/aims.ts';
import { isMeant } from '../../understand/learned/intents-learned.ts';
import { datesIn } from '../../understand/told/dates.ts';
import { onOneLine, title } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { keep } from '../about-outfits.ts';
import { plans } from '../calendar.ts';
import { changesUpkeep, deleteNamed } from '../depart.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';
import { mark } from '../marks.ts';
import { cart, wishes } from '../shop/buying.ts';
import { wear } from '../wear.ts';
import { wearOrChange } from './marks.ts';

type Act = {
  aims: readonly Aim[];
  intent: Intent;
  handler: IntentHandler;
  names: 'garment' | 'day';
};

const acts: readonly Act[] = [
  { aims: ['wash-put', 'wash-done'], intent: 'mark', handler: mark, names: 'garment' },
  { aims: ['favourite', 'favourite-remove'], intent: 'mark', handler: mark, names: 'garment' },
  { aims: ['worn-today', 'worn-before'], intent: 'wear', handler: wearOrChange, names: 'garment' },
  { aims: ['garment-delete'], intent: 'mark', handler: deleteNamed, names: 'garment' },
  { aims: ['plan-delete'], intent: 'plans', handler: plans, names: 'day' },
  { aims: ['plan-move'], intent: 'plans', handler: plans, names: 'day' },
];

const sure = 0.5;
const mostOfAct = 18;
const mistaken: ReadonlySet<Intent> = new Set([
  'knowledge',
  'dress',
  'combine',
  'diagnose',
  'compare',
  'search',
  'choose',
  'unclear',
  'off-topic',
  'colour',
  'app',
]);

function actMeant({ understood, state, box, message }: IntentContext): Act | null {
  const { aims, slots, reading, onlyAsks, intent } = understood;
  if (onlyAsks || /[?¿]/.test(message) || reading.tokens.length > mostOfAct || box.act === null) return null;
  if (!mistaken.has(intent)) return null;
  const isNamed =
    slots.garments.some(({ points }) => points !== 'any') ||
    (slots.position !== null && state.focus.length > 0);
  const hasDay = datesIn(reading.tokens, box.today).length > 0;
  const found = acts.find(
    (act) =>
      act.aims.reduce((sum, aim) => sum + (aims.get(aim) ?? 0), 0) >= sure &&
      (act.names === 'garment' ? isNamed && state.outfits.length === 0 : hasDay),
  );
  return found && found.intent !== intent ? found : null;
}

/** "pon en la lavadora la blusa": an act that is learned and names what it is done to. */
export const actsByAim = (context: IntentContext): boolean => actMeant(context) !== null;

export const doByAim: IntentHandler = async (context) => {
  const act = actMeant(context);
  if (!act) return { sentences: [context.speaker.say('unclear')], remember: { asked: null } };
  const { aims } = context.understood;
  const [aim = null] = act.aims.toSorted((a, b) => (aims.get(b) ?? 0) - (aims.get(a) ?? 0));
  const understood = { ...context.understood, intent: act.intent, aim };
  return act.handler({ ...context, understood });
};

/** "perdón, era ayer", "los mocasines no, las botas": the last change was meant otherwise. */
export const correctsAct = (context: IntentContext): boolean => {
  const { understood, state, box } = context;
  const { tokens } = understood.reading;
  // "y el cárdigan se lo presté a Lore" notes something else.
  const isOfOther = understood.slots.garments.some(
    ({ garmentIds }) => garmentIds.length > 0 && !garmentIds.some((id) => state.focus.includes(id)),
  );
  if (isOfOther && changesUpkeep(context)) return false;
  const days = new Set(datesIn(tokens, box.today).map(({ date }) => date));
  const namesDay = days.size === 1 || (days.size > 1 && tokens.some(({ text }) => text === 'no'));
  const isOtherDay =
    state.acted === 'wear' &&
    isCorrection(tokens) &&
    datesIn(tokens, box.today, true).some(({ date }) => date !== state.wornOn);
  return (
    (isMeant(understood.aims, 'clarify') || isOtherDay) &&
    !understood.onlyAsks &&
    (state.acted === 'wear' ||
      state.acted === 'mark' ||
      (state.acted === 'keep' &&
        state.planned !== null &&
        understood.slots.garments.length === 0 &&
        namesDay &&
        [...days].some((date) => date !== state.planned)))
  );
};

export const correctAct: IntentHandler = async (context) => {
  const { state, understood, speaker, box, use } = context;
  const { reading, slots } = understood;
  if (state.acted === 'keep') return plans({ ...context, understood: { ...understood, aim: 'plan-move' } });
  const on = state.acted === 'wear' ? 'wear' : 'mark';
  const isDated = on === 'wear' && datesIn(reading.tokens, box.today, true).length > 0;
  if (slots.garments.length > 0 || isDated)
    return (on === 'wear' ? wear : mark)({
      ...context,
      understood: { ...understood, intent: on, aim: null },
    });
  await use('undoLast', {});
  return {
    sentences: [speaker.say('mark-which')],
    remember: { asked: { what: 'garment', on }, focus: [] },
  };
};

/** "mejor el domingo", of a look on the table that no day has yet */
export const plansInstead = ({ understood, state, box }: IntentContext): boolean => {
  const { tokens } = understood.reading;
  const [said, ...others] = datesIn(tokens, box.today);
  return (
    isMeant(understood.aims, 'plan-move') &&
    !understood.onlyAsks &&
    state.outfits.length > 0 &&
    state.planned === null &&
    state.week.length === 0 &&
    understood.slots.garments.length === 0 &&
    said !== undefined &&
    others.length === 0 &&
    ![1, 2].some((back) => /^del?$/.test(tokens[said.at - back]?.text ?? ''))
  );
};

const again = patternOf(
  'vuelve a guard~|pon~|hac~|marc~|apunt~|anot~|agend~ / guard~|pon~|marc~|apunt~ * otra vez|de nuevo / rehaz~|rehac~ / era|es|fue broma|mentira|coña / ^ [no|ay|espera] [no|espera] [mejor] si $',
);

export const redoes = (context: IntentContext): boolean =>
  /^undone\./.test(context.speaker.said().at(-1) ?? '') &&
  !context.message.includes('?') &&
  (context.state.outfits.length > 0 || context.state.marked !== null) &&
  says(context, again);

export const redo: IntentHandler = (context) => {
  const { state, understood } = context;
  const slots = { ...understood.slots, garments: [], position: null };
  const plain = { ...understood, slots, onlyAsks: false };
  if (state.outfits.length > 0 && state.topic === 'keep')
    return keep({
      ...context,
      message: state.named === null ? context.message : `guárdalo como ${state.named}`,
      understood: { ...plain, intent: 'keep', aim: 'save' },
    });
  return mark({
    ...context,
    state: { ...state, acted: 'mark' },
    understood: { ...plain, intent: 'mark', reading: { ...understood.reading, tokens: [] } },
  });
};

const asksName = patternOf(
  'que|q|cual|como nombre * pusiste|puso|tiene|quedo|pusimos|puse / como|que lo|la|le llamaste|llamamos|guardaste|titulaste|pusiste|llame / con que nombre / como se llama [el|ese|este|ahora] [look|outfit|conjunto] $',
);

export const asksNameKept = (context: IntentContext): boolean =>
  context.state.outfits.length > 0 &&
  context.understood.slots.garments.length === 0 &&
  says(context, asksName);

export const tellName: IntentHandler = async ({ state, speaker }) => {
  const name = state.named ?? state.outfits[0]?.name.split(': ').at(-1) ?? '';
  return {
    sentences: [speaker.say('called', { name: title(`«${onOneLine(name)}»`) })],
    garmentIds: state.outfits[0]?.garmentIds ?? [],
    remember: { asked: null },
  };
};

const thrown = patternOf(
  'quita~|saca~|borra~|elimina~ * <garment> * [ya] [que] [la|lo|las|los] tire|tiramos|tirado|tirada|rompio|roto|perdi|perdido|regale|done / la|lo|las|los tire|tiramos|tirado * quita~|saca~|borra~|elimina~',
);

const gone = patternOf(
  'he|se perdido|perdio|extraviado|extravio|rompio|estropeo|robaron * <garment> * * quito|quitar~|borro|borrar~|elimino|eliminar~|saco|sacar~|hago / me han robado|mangado|mangao|birlado|choreado|afanado|quitado|hurtado * <garment> * quita~|saca~|borra~|elimina~ / me robaron|mangaron|chorearon|afanaron * <garment> * quita~|saca~|borra~|elimina~ / perdi|extravie|tire|robaron * <garment> * * quito|quitar~|borro|borrar~|elimino|eliminar~|saco|sacar~',
);

/** "quítame la camiseta, que la tiré", "he perdido los guantes, ¿cómo los quito?" */
export const throwsAway = (context: IntentContext): boolean =>
  context.state.topic !== 'pack' &&
  context.understood.slots.garments.some(({ garmentIds }) => garmentIds.length > 0) &&
  (says(context, gone) || (!context.understood.onlyAsks && says(context, thrown)));

const discarding = patternOf('^ [y|ya|pues|venga] tira|tirame|bota|botame|desecha * <garment>');
const leastDeleting = 0.1;
/** "tira la gorra negra, que está rota" */
export const discards = (context: IntentContext): boolean =>
  !context.understood.onlyAsks &&
  context.state.topic !== 'pack' &&
  (context.understood.aims.get('garment-delete') ?? 0) + (context.understood.aims.get('declutter') ?? 0) >=
    leastDeleting &&
  (says(context, discarding) || (says(context, discardingIt) && isNamedAlone(context)));
const discardingIt = patternOf('^ [y|ya|pues|venga] tira|tirame|bota|botame|desecha el|la|los|las');
const isNamedAlone = ({ understood }: IntentContext): boolean =>
  understood.slots.garments.some(
    ({ points, garmentIds, start }) => points === 'definite' && garmentIds.length === 1 && start <= 4,
  );

const insisting = patternOf(
  '^ [pues|no|ay] hag~|haz~|hac~|quit~|borr~|elimin~ [lo|la|los|las] usted|tu|vos|ud / ^ [y] [no] [lo|la|los|las] puede~|puedes|podes|podria~ hacer~|quitar~|borrar~ [usted|tu|vos]',
);
/** "hágalo usted", after it was said that pieces are deleted by hand */
export const insistsOnDelete = (context: IntentContext): boolean =>
  /^no-delete\./.test(context.speaker.said().at(-1) ?? '') && says(context, insisting);

const emptying = patternOf(
  'vacia~|deshaz~|deshac~|borra~|elimina~|anula~|cancela~|quita~ [la|mi|esa|esta] [de|el] maleta|valija|equipaje|mochila',
);
const byPiece = patternOf('saca~|quita~ * de la|mi maleta|valija|equipaje');

export const emptiesCase = (context: IntentContext): boolean =>
  !context.understood.onlyAsks &&
  context.understood.slots.garments.length === 0 &&
  says(context, emptying) &&
  !says(context, byPiece);

/** "sácame de la maleta las chanclas", where none is packed */
export const unpacksNothing = (context: IntentContext): boolean =>
  context.state.topic !== 'pack' && !context.understood.onlyAsks && says(context, byPiece);

export const tellNoCase: IntentHandler = async ({ speaker }) => ({
  sentences: [speaker.say('case-not-packed')],
  remember: { asked: { what: 'place', on: 'pack' } },
});

export const emptyCase: IntentHandler = async ({ state, speaker }) => {
  const isPacked =
    state.topic === 'pack' && (state.outfits.length > 0 || state.wishes.mustInclude.length > 0);
  return {
    sentences: [speaker.say(isPacked ? 'case-emptied' : 'case-none')],
    remember: {
      topic: null,
      asked: null,
      outfits: [],
      shown: [],
      previous: null,
      trip: { place: null, days: null, month: null, stay: null, added: [] },
      wishes: state.always,
    },
  };
};

const emptyingIt = patternOf('vacia~|vaciar lo|la|todo / vacialo|vaciala|vaciamelo|vaciamela');
const mostOfIt = 8;

function whatIsEmptied(context: IntentContext): IntentHandler | null {
  const { state, understood, speaker } = context;
  const { reading, slots } = understood;
  if (slots.garments.length > 0 || reading.tokens.length > mostOfIt || !says(context, emptyingIt))
    return null;
  if (state.topic === 'pack') return emptyCase;
  if (state.topic === 'cart' || state.acted === 'cart') return cart;
  const isOfWishes =
    state.acted === 'wishes' || speaker.said().some((line) => /^(wishes|wished)\./.test(line));
  return isOfWishes ? wishes : null;
}
export const emptiesIt = (context: IntentContext): boolean => whatIsEmptied(context) !== null;
export const emptyIt: IntentHandler = async (context) =>
  (whatIsEmptied(context) ?? emptyCase)({
    ...context,
    understood: { ...context.understood, onlyAsks: false, aim: null },
  });
