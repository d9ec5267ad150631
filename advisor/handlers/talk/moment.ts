import type { Kind } from '#contract/vocabulary.ts';
import type { Moment } from '../../moments/moment.ts';
import { light, listening, momentCalled, momentIn } from '../../moments/moments.ts';
import { isMourning } from '../../tools/customs.ts';
import { dateIn } from '../../understand/dates.ts';
import type { Intent } from '../../understand/intents.ts';
import type { Aim } from '../../understand/learned/aims.ts';
import {
  asksOther,
  asksToDress,
  surestAim,
  tellsOfPerson,
} from '../../understand/learned/intents-learned.ts';
import type { Slots } from '../../understand/slots.ts';
import { theList } from '../../voice/names.ts';
import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';
import { dayWith } from '../day.ts';
import { dress } from '../dress/dress.ts';
import { type IntentContext, type IntentHandler, says, surelyElse } from '../handler.ts';
import { heard } from './heard.ts';
import { wordsOf } from './help-for.ts';

const content: ReadonlySet<Aim> = new Set(['thanks', 'compliment', 'like', 'ok', 'bye']);
const sure = 0.75;
/** "me diste ganas de ir" is no complaint, and "tenía tres añitos" of who died no other misfortune. */
function contradicts({ aims }: IntentContext['understood'], found: Moment, isWithin: boolean): boolean {
  const surest = surestAim(aims);
  if (!surest || surest.probability < sure || found.isSigned) return false;
  return (
    (content.has(surest.aim) && !light.has(found.id)) ||
    (surest.aim === 'grief' && isWithin && found.theme !== 'loss') ||
    (surest.aim === 'bullied' && found.theme === 'loss')
  );
}

export const momentTold = ({ understood, message, state }: IntentContext): Moment | null => {
  const { slots, reading } = understood;
  const isWithin = state.topic === 'feeling' && state.moment !== null && !light.has(state.moment);
  const isBeside = slots.event !== null || isWithin || (state.topic !== null && state.topic !== 'feeling');
  const found = momentIn(message, state.audience === 'adult', isBeside, isWithin);
  const asksLook = /[?¿]/.test(message) && requestsOutfit(reading.tokens);
  if (found && contradicts(understood, found, state.topic === 'feeling')) return null;
  return found?.isSigned && found.dresses === 'never' && asksLook ? null : found;
};

/** A moment of life first; an outfit follows where it is asked for. */
export const moment: IntentHandler = async (context) => {
  const { understood, box } = context;
  const found = momentTold(context);
  if (!found) return afterMoment(context);
  if (found.after && found.id === context.state.moment) return afterMoment(context);
  const { slots, reading } = understood;
  const { always } = context.state;
  const asks =
    found.dresses === 'always' ||
    (found.dresses !== 'never' &&
      occurs(asksOutfit, reading.tokens) &&
      (!light.has(found.id) || found.isSigned || context.message.includes('?'))) ||
    (found.dresses === 'requested' &&
      isMourning(slots.event) &&
      occurs(facingWardrobe, reading.tokens) &&
      occurs(leaveTaking, reading.tokens)) ||
    (found.dresses === 'requested' &&
      !found.isSigned &&
      slots.event !== null &&
      !slots.isAside &&
      asksToDress(understood.aims) >= surelyDressing) ||
    (found.dresses !== 'never' &&
      !slots.isAside &&
      !occurs(reluctant, reading.tokens) &&
      asksToDress(understood.aims) >= doubtlessly) ||
    (found.dresses === 'requested' &&
      occurs(asksPiece, reading.tokens) &&
      asksToDress(understood.aims) >= surelyDressing) ||
    (found.dresses === 'never' && !unfit.has(found.id) && bids(context)) ||
    (found.dresses === 'asked' &&
      slots.event !== null &&
      !slots.isAside &&
      !occurs(reluctant, reading.tokens) &&
      slots.occasion !== 'sport' &&
      (dateIn(reading.tokens, box.today) !== null || context.message.includes('?')));
  // Easy clothes, unless a plan tells what is worn.
  const easy: Slots =
    slots.event === null && slots.occasion === null
      ? { ...slots, moods: ['loose', 'flat-shoes'], event: null, occasion: 'casual', purpose: null }
      : slots;
  return {
    sentences: wordsOf(found[box.advisor], context),
    remember: {
      topic: 'feeling',
      asked: null,
      moment: found.id,
      question: context.message.slice(0, mostRemembered),
      always: { ...always, moods: [...new Set([...always.moods, ...found.lasting])] },
      ...(slots.event !== null &&
        occurs(ahead, reading.tokens) && { day: dayWith(context.state.day, slots, box) }),
    },
    ...(asks && {
      later: () => dress({ ...context, understood: { ...understood, intent: 'dress', slots: easy } }),
    }),
  };
};

const mostRemembered = 160;

/** Moments in which clothes would be no help. */
const unfit: ReadonlySet<string> = new Set([
  'despair',
  'friend-in-danger',
  'harassment',
  'photos-demanded',
  'relapse',
  'child-in-trouble',
  'child-bullied',
  'child-wont-dress',
  'wife-after-birth',
  'hospital-bag',
  'baby-in-the-cold',
  'lost-pregnancy',
  'end-of-life',
  'assault',
  'stalked',
  'missing-person',
  'care-home',
  'child-diagnosed',
  'tucked',
  'size-of-another',
  'playful',
]);

export const bidding = patternOf(
  'haz~|haga~|dame|deme|ponme|pongame|poneme|arma~|saca~|busca~|prepara~|dime|digame|decime|propon~ algo|look|outfit|conjunto / haz~|haga~|dame|deme|arma~|busca~|prepara~|propon~ un|una|otro look|outfit|conjunto|tenida',
);
/** "¿qué pantalón me pongo?", "algo que me dé coraza" */
const asksPiece = patternOf(
  'que|cual <garment> me|se|no / algo que|para|oscuro|discreto|comodo|bonito|suelto',
);
const facing = 0.5;

/** Whether clothes are asked for outright, whatever else is told. */
const bids = ({ understood: { reading, aims } }: IntentContext): boolean =>
  occurs(bidding, reading.tokens) || (occurs(asksOutfit, reading.tokens) && asksToDress(aims) >= facing);

/** "no me apetece nada celebrarlo" */
const reluctant = patternOf('no me|nos apetece|provoca|late|nace / no quiero|tengo ganas / sin ganas');

/** A plan that lies ahead is kept for when its outfit is asked for. */
export const ahead = patternOf('voy|vamos|tengo|tenemos|toca|sera|invit~|quede|quedamos|manana');

const facingWardrobe = patternOf(
  'que|ni|como ponerme|coger|llevar|vestirme|pongo / armario|closet|ropero|ropa',
);

const leaveTaking = patternOf(
  'tanatorio|velorio|velatorio|entierro|funeral|sepelio|misa|cremacion|exequias|novena|enterramos|enterrarlo|enterrarla',
);

const ofIllness: ReadonlySet<string> = new Set(['chemotherapy', 'hair-loss', 'serious-illness']);
const headwear: ReadonlySet<Kind> = new Set(['hat', 'beanie', 'cap', 'scarf']);
const asksForHead = patternOf(
  'cabeza|pelo|peluca|turbante|panuelo|gorro|gorra * tengo|pongo|llevo|uso|ponerme',
);

/** "¿y para la cabeza, qué tengo?", of someone who is ill: what is owned, and nothing to buy. */
export const asksHeadwear = (context: IntentContext): boolean =>
  ofIllness.has(context.state.moment ?? '') && says(context, asksForHead);

export const tellHeadwear: IntentHandler = async ({ wardrobe, speaker, state }) => {
  const owned = wardrobe.filter(({ kind }) => headwear.has(kind)).slice(0, 4);
  return {
    sentences: [speaker.say(owned.length > 0 ? 'for-head' : 'for-head-none', { list: theList(owned) })],
    garmentIds: owned.map(({ id }) => id),
    remember: { topic: 'feeling', asked: null, moment: state.moment },
  };
};

const mostOfAside = 7;

const relieved = patternOf(
  'tiene|tienes|tenes|llevas|lleva razon / me [has|ha|quedo|voy] [a] [ya|un|algo|mas|poco|mucho] [mas] tranquil~|aliviad~|animad~|anim~ / me siento|encuentro mejor / menos mal / buena idea / me pondre|pongo|arreglare|animo|atrevo / voy a hacerlo|intentarlo|llamarla|llamarlo|llamar|ponerme / lo hare|intentare / le da igual|me apoya|apoyan|entiende|entienden / ya se me paso|pasa',
);

/** Goes on with a moment that was told, unless the message asks for something. */
export const afterMoment: IntentHandler = async (context) => {
  const { state, box, understood, speaker } = context;
  const told = momentCalled(state.moment);
  const { tokens } = understood.reading;
  const tone = occurs(relieved, tokens)
    ? 'after-relief'
    : occurs(thanking, tokens) && (tokens.length <= mostOfAside || !told?.after)
      ? 'after-thanks'
      : null;
  const after = told?.after && told.after !== listening ? told.after[box.advisor] : null;
  return {
    sentences:
      !tone && after
        ? wordsOf(after, context)
        : [tone ? speaker.say(tone) : (heard(context) ?? listening[box.advisor])],
    remember: { topic: 'feeling', asked: null },
  };
};

export function onlyTells({ understood, message }: IntentContext): boolean {
  const { slots, reading } = understood;
  const words = reading.tokens.map(({ text }) => text).join(' ');
  const named = slots.event !== null || slots.garments.length > 0 || slots.colours.length > 0;
  return !(/[?¿]/.test(message) || named || wanting.test(words) || occurs(asksOutfit, reading.tokens));
}

const wanting =
  /(?<!\bno )\b(quiero|quisiera|necesito|busco|dame|hazme|ponme|armame|enseñame|ensename|muestrame|guarda\w*|borra\w*|apunta\w*|algo)\b/;

const leastOfPerson = 0.3;

export function goesOnTelling(context: IntentContext): boolean {
  const { state, understood, message } = context;
  const { intent, slots, reading, ranking } = understood;
  const likely = state.outfits.length > 0 ? asksOther(understood.aims) : asksToDress(understood.aims);
  if (likely >= surelyDressing || tellsOfPerson(understood.aims) < leastOfPerson) return false;
  const asks =
    /[?¿]/.test(message) ||
    occurs(asksOn, reading.tokens) ||
    slots.event !== null ||
    slots.moods.length > 0 ||
    occurs(asksOutfit, reading.tokens) ||
    asksElse.has(intent) ||
    (!talking.has(intent) && (ranking[0]?.score ?? 0) >= surelyElse);
  const isOwned = slots.garments.some(({ garmentIds }) => garmentIds.length > 0);
  const words = reading.tokens.map(({ text }) => text).join(' ');
  const isOpen =
    state.topic === 'feeling' &&
    !/[?¿]/.test(message) &&
    !wanting.test(words.replace(/\balgo\b/g, '')) &&
    slots.event === null;
  if (
    isOpen &&
    !isOwned &&
    !occurs(asksOutfit, reading.tokens) &&
    !['thanks', 'bye', 'greet'].includes(intent)
  )
    return true;
  const parts = (intent === 'thanks' || intent === 'bye') && reading.tokens.length <= mostOfThanks;
  if (asks || parts) return false;
  return Boolean(momentCalled(state.moment)?.after) || (state.topic === 'feeling' && onlyTells(context));
}

const surelyDressing = 0.6;
/** Clothes for a plan are the request, whatever moment it is. */
const doubtlessly = 0.88;

const asksOn = patternOf('^ [y|pero] que|q hago con / ^ [y|pero] como lo|la|los|las|me');

const asksElse: ReadonlySet<Intent> = new Set(['shop', 'pack', 'greet', 'yes']);

const talking: ReadonlySet<Intent> = new Set([
  'feeling',
  'body',
  'chat',
  'thanks',
  'bye',
  'who',
  'no',
  'like',
  'off-topic',
  'about-me',
  'unclear',
]);

const mostOfThanks = 3;

const asksOutfit = patternOf(
  'que me|se pongo|visto|pone / como me visto|pongo / que|como ponerme|vestirme|vestir / look|outfit|conjunto / tengo que ir|verme * guapa|guapo|monisima|bien|elegante|arreglada|arreglado',
);

export const requestsOutfit = (tokens: readonly Annotated[]): boolean => occurs(asksOutfit, tokens);

export const thanking = patternOf('gracias|grax|thx|merci');
