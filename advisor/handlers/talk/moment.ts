import { textOf } from '../../knowledge/entry.ts';
import type { Moment } from '../../moments/moment.ts';
import { light, listening, momentCalled, momentIn, somethingHard } from '../../moments/moments.ts';
import { ofKin, tellsLoss } from '../../moments/support.ts';
import { requestsOutfit } from '../../understand/asking/requests-outfit.ts';
import type { Intent } from '../../understand/intents.ts';
import type { Aim } from '../../understand/learned/aims.ts';
import {
  asksOther,
  asksToDress,
  surestAim,
  tellsOfPerson,
} from '../../understand/learned/intents-learned.ts';
import { type Mood, needs } from '../../understand/moods.ts';
import type { LineKey } from '../../voice/maya.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayWith } from '../day.ts';
import { changesUpkeep } from '../depart.ts';
import { isGrave } from '../grave.ts';
import { type IntentContext, type IntentHandler, type Reply, says, surelyElse } from '../handler.ts';
import { knownBesideMoment } from '../knowing/subject-known.ts';
import { askedBeside } from './asked-beside.ts';
import { ahead, laterOf } from './beside-moment.ts';
import { saysFeeling } from './feeling-said.ts';
import { heard, isOwnBirthday } from './heard.ts';
import { wordsOf } from './help-for.ts';
import { giftOfTheDead, remembers, tellMemory } from './memory.ts';
import { askedWithin } from './moment-beside.ts';
import { asksToBeCheered, giveWords } from './words-asked.ts';

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

const ofFacts: ReadonlySet<Intent> = new Set(['knowledge', 'app', 'search', 'shop', 'colour', 'spent']);

const refusing = patternOf(
  'no [me|lo|te] quiero|quisiera|apetece|provoca|late [ni] hablar|contar|comentar|tocar [nada|mas|mucho] de|sobre|ahora|aqui|solo|pero|dime|ese|el|eso|que|$ / no [me|lo|te] quiero|quisiera|apetece hablarlo|contarlo|contartelo|comentarlo|recordarlo / prefiero no [ni] hablar|contar|tocar|hablarlo|contarlo|entrar / paso de hablar|hablarlo|contar|contarlo / no|ni hablemos|hables [mas] de|sobre|eso / no tengo ganas de hablar|hablarlo|contar / cambiemos|cambiar de tema',
);
const askingOnly = patternOf(
  'dime|digame|decime|dame|deme|ponme|poneme|hazme|haceme|sugiere~|recomienda~|ayuda~|necesito|quiero|busco / que|q me|se|le pongo|ponga|llevo|lleva|llevar|visto|viste / que|q|cual|como ropa|look|zapatos|vestido|traje|pantalon|abrigo',
);

/** "no quiero hablar de eso, solo dime qué me pongo": what happened is left alone, and what is asked for is done. */
export const leavesUntold = (context: IntentContext): boolean =>
  says(context, refusing) &&
  (context.understood.onlyAsks || says(context, askingOnly)) &&
  mayBeLeft(heardIn(context));

/** Possible dangers are always answered. */
const mayBeLeft = (found: Moment | null): boolean =>
  found !== null && found.theme !== 'dangers' && found.id !== somethingHard.id;

export const momentTold = (context: IntentContext): Moment | null =>
  leavesUntold(context) ? null : heardIn(context);

const surelyPlan = 0.88;
/** A mood that no word says is none beside a plan that one surely dresses for. */
const isOnlyPlan = (
  { id, theme, isSigned }: Moment,
  { aims, slots, reading }: IntentContext['understood'],
): boolean =>
  theme === 'moods' &&
  id !== 'bad-day' &&
  !isSigned &&
  !light.has(id) &&
  slots.event !== null &&
  !slots.isAside &&
  asksToDress(aims) >= surelyPlan &&
  !saysFeeling(reading.tokens);

const isOnlyNeed = (
  { id, isSigned }: Moment,
  { slots, reading, ranking }: IntentContext['understood'],
): boolean =>
  (id === 'birth' || id === 'injury') &&
  !isSigned &&
  slots.event !== null &&
  !slots.isAside &&
  ranking[0]?.intent === 'dress' &&
  slots.moods.some((mood) => needs.has(mood)) &&
  !saysFeeling(reading.tokens);

const surelyFact = 0.9;
const asksFact = ({ aims }: IntentContext['understood']): boolean =>
  aimsOfFacts.reduce((sum, aim) => sum + (aims.get(aim) ?? 0), 0) >= surelyFact;
const aimsOfFacts = ['count', 'have', 'not-worn', 'most-worn', 'wash-list'] as const;

export const heardIn = (context: IntentContext): Moment | null => {
  const { understood, message, state } = context;
  const { slots, reading } = understood;
  const isWithin = isGrave(state) || asksFact(understood) || changesUpkeep(context);
  const isFact = understood.onlyAsks && ofFacts.has(understood.intent);
  const isBeside =
    slots.event !== null || isWithin || isFact || (state.topic !== null && state.topic !== 'feeling');
  const found =
    giftOfTheDead(context) ??
    momentIn(message, {
      isAdult: state.audience === 'adult',
      isBeside,
      isWithin,
      sorrow: momentCalled(state.sorrow),
    });
  if (
    found &&
    (isOnlyPlan(found, understood) || isOnlyNeed(found, understood) || (found.isWithin && remembers(context)))
  )
    return null;
  const asksLook = /[?¿]/.test(message) && requestsOutfit(reading.tokens);
  if (found && contradicts(understood, found, state.topic === 'feeling')) return null;
  // A message that the models can't place is only a misfortune if it is about the person.
  if (found?.id === somethingHard.id && tellsOfPerson(understood.aims) < leastOfPerson) return null;
  if (found?.id === 'despair' && !found.isSigned && slots.event !== null && occurs(ahead, reading.tokens))
    return somethingHard;
  return found?.isSigned && found.dresses === 'never' && asksLook ? null : found;
};

const lastSentence = /\s(?:¿[^?]*\?|[^.?!¿]*\.)$/u;
const offersClothes =
  /\b(miramos|miro|te saco|busco|buscamos|busquemos|vestimos|sacamos qué|apetece hacer|me ocupo yo|lo de vestirse)/iu;
const invitesToTell =
  /^\s¿|\b(cu[eé]ntam\p{L}*|contarm\p{L}*|h[aá]blame|hablarme|te leo|te escucho)(?!\p{L})/iu;

/** Without offers of the outfit that follows, and without questions. */
function beforeWhatFollows(text: string, most?: number): string {
  const last = lastSentence.exec(text)?.[0] ?? '';
  if (last !== '' && (offersClothes.test(last) || invitesToTell.test(last)))
    return beforeWhatFollows(text.slice(0, -last.length), most);
  return most === undefined ? text : sentencesOf(text).slice(0, most).join(' ');
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/u);
/** Sentences that are said before an outfit. */
const mostBeforeOutfit: Readonly<Partial<Record<Moment['theme'], number>>> = {
  loss: 1,
  'home-and-ties': 2,
  'work-and-upheavals': 2,
};
const counsels: ReadonlySet<string> = new Set([
  'mourning-at-a-feast',
  'grief-and-feast',
  'wearing-their-gift',
  'meeting-the-ex',
  'dating-again',
]);

const treated = patternOf(
  'tratamiento|medicacion|medicamento|medicamentos|pastilla|pastillas|corticoides|cortisona|antidepresivo|antidepresivos|hormonas|quimio|medico|medica|doctor|doctora|operacion|enfermedad|tiroides|insulina',
);
const ofTreatment = / Si (?:la causa es un|es por un) tratamiento, [^.]*\./u;
const fitting = (text: string, { understood }: IntentContext): string =>
  occurs(treated, understood.reading.tokens) ? text : text.replace(ofTreatment, '');

const briefly = (text: string): string => sentencesOf(text)[0] ?? text;

const warmed: ReadonlySet<Moment['theme']> = new Set([
  'loss',
  'home-and-ties',
  'moods',
  'work-and-upheavals',
]);

/** A warm word, once, before an outfit that was asked for first. */
export function warmthBeside(context: IntentContext, { remember, outfits: shown }: Reply): string | null {
  const { state, understood, box } = context;
  if (state.moment !== null || state.sorrow !== null || state.topic === 'feeling') return null;
  if (state.outfits.length > 0 || state.care !== null || !shown?.length) return null;
  if (remember?.topic === 'feeling' || remember?.moment || !saysFeeling(understood.reading.tokens))
    return null;
  const found = momentTold(context);
  const isTold =
    found &&
    warmed.has(found.theme) &&
    !light.has(found.id) &&
    !found.isFaint &&
    !found.isWithin &&
    (!found.isAside || found.theme === 'loss');
  const isCondoled = found?.theme === 'loss' && understood.intent === 'knowledge';
  return isTold && !isCondoled ? briefly(found[box.advisor]) : null;
}

const cheered: ReadonlySet<string> = new Set(['loneliness', 'bad-day', 'insomnia', 'wants-to-chat']);

const mostRemembered = 160;

/** A moment of life first; an outfit follows where it is asked for, or what else is asked beside it. */

export const momentThen =
  (handlerOf: (asked: IntentContext) => IntentHandler): IntentHandler =>
  async (context) => {
    const { understood, box } = context;
    const found = momentTold(context);
    if (!found) return afterMoment(context);
    if (found.after && found.id === context.state.moment) return afterMoment(context);
    const { slots, reading } = understood;
    const { always } = context.state;
    const dresses = laterOf(context, found);
    const asked = dresses.later || found.theme === 'dangers' ? null : askedBeside(context);
    const answers = asked !== null && momentTold(asked) === null;
    const isCheered = !dresses.later && cheered.has(found.id) && asksToBeCheered(context);
    const follows = answers
      ? { later: () => handlerOf(asked)(asked) }
      : isCheered
        ? { later: () => giveWords(context) }
        : dresses;
    const within = follows.later || found.isWithin ? null : askedWithin(context, found);
    const whole = fitting(found[box.advisor], context);
    const isOfBody = found.theme === 'body-and-self' && !found.isSigned && !occurs(ofKin, reading.tokens);
    const known = follows.later || !isOfBody ? null : knownBesideMoment(context);
    const words = answers || isCheered || within || known ? briefly(whole) : whole;
    const mostSaid = dresses.later && !counsels.has(found.id) ? mostBeforeOutfit[found.theme] : undefined;
    const kept = slots.garments.flatMap(({ garmentIds }) => (garmentIds.length === 1 ? garmentIds : []));
    return {
      sentences: [
        found.theme !== 'loss' && isOwnBirthday(context) && context.speaker.say('birthday-wish'),
        found.theme !== 'loss' &&
          found.id !== 'dating-again' &&
          tellsLoss(context.message, reading.tokens) &&
          context.speaker.say('condolence'),
        ...wordsOf(follows.later ? beforeWhatFollows(words, mostSaid) : words, context),
        within?.[box.advisor],
        known && textOf(known, box.advisor),
      ],
      remember: {
        topic: 'feeling',
        asked: null,
        moment: found.id,
        ...(!light.has(found.id) && !found.isWithin && { sorrow: found.id }),
        question: context.message.slice(0, mostRemembered),
        ...(kept.length === 1 && { focus: kept }),
        always: { ...always, moods: [...new Set([...always.moods, ...found.lasting])] },
        ...(slots.event !== null &&
          occurs(ahead, reading.tokens) && { day: dayWith(context.state.day, slots, box) }),
      },
      ...follows,
    };
  };

const mostOfAside = 7;

const relieved = patternOf(
  'tiene|tienes|tenes|llevas|lleva razon / me [has|ha|quedo|voy] [a] [ya|un|algo|mas|poco|mucho] [mas] tranquil~|aliviad~|animad~|anim~ / me siento|encuentro mejor / menos mal / buena idea / me pondre|pongo|arreglare|animo|atrevo / voy a hacerlo|intentarlo|llamarla|llamarlo|llamar|ponerme / lo hare|intentare / le da igual|me apoya|apoyan|entiende|entienden / ya se me paso|pasa',
);

/** "me gusto", "tenía meses sin ganas de arreglarme y mira": joy comes back. */
const glad = patternOf(
  'ganas de arreglarme|salir|vestirme|verme|mirarme|ponerme|vivir / me [re|mucho] gusto|gusta|encanta|encanto|chifla|emociona / que ilusion|alegria|contenta|contento|feliz / me hace|hizo ilusion|feliz|sonreir / me veo|siento [re|muy|tan] bien|guapa|guapo|linda|lindo|bonita|bonito',
);
const sobering = patternOf(
  'pero|aunque|sigo|todavia|miedo / no se / no me gusto|gusta|veo|siento / no tengo|me dan ganas $',
);

function toneOf({ understood: { reading, aims } }: IntentContext, told: Moment | null): LineKey | null {
  const { tokens } = reading;
  const isContent = occurs(thanking, tokens) || content.has(surestAim(aims)?.aim ?? 'low');
  if (occurs(glad, tokens) && isContent && !occurs(sobering, tokens)) return 'after-glad';
  if (occurs(relieved, tokens)) return 'after-relief';
  return occurs(thanking, tokens) && (tokens.length <= mostOfAside || !told?.after) ? 'after-thanks' : null;
}

/** Goes on with a moment that was told, unless the message asks for something. */
export const afterMoment: IntentHandler = async (context) => {
  const { state, box, speaker } = context;
  if (remembers(context)) return tellMemory(context);
  const told = momentCalled(state.moment);
  const tone = toneOf(context, told);
  const after = told?.after && told.after !== listening ? told.after[box.advisor] : null;
  return {
    sentences:
      !tone && after
        ? wordsOf(after, context)
        : [tone ? speaker.say(tone) : (heard(context) ?? listening[box.advisor])],
    remember: { topic: 'feeling', asked: null },
  };
};

const secret = patternOf(
  'no quiero|puedo|puede|pueden|quiere|vayas [a] [que] * cont~|decir~|entere|enteren|saber~|sepa|sepan / no se lo|la digas|cuentes|vayas / que no se entere|enteren / no se lo he|puedo|quiero dicho|contado|decir|contar',
);

/** "no quiero que mi madre se entere", after something grave: it goes on with that, even if it names others. */
export const keepsSecret = ({ state, understood, message }: IntentContext): boolean =>
  isGrave(state) && !/[?¿]/.test(message) && occurs(secret, understood.reading.tokens);

export function onlyTells({ understood, message }: IntentContext): boolean {
  const { slots, reading } = understood;
  const words = reading.tokens.map(({ text }) => text).join(' ');
  const named = slots.event !== null || slots.garments.length > 0 || slots.colours.length > 0;
  return !(/[?¿]/.test(message) || named || wanting.test(words) || requestsOutfit(reading.tokens));
}

const wanting =
  /(?<!\bno )\b(quiero|quisiera|necesito|busco|dame|hazme|ponme|armame|enseñame|ensename|muestrame|guarda\w*|borra\w*|apunta(?:me|lo|la|los|las)?|algo)\b/;

/** "es que todo lo ajustado me da apuro", after a day that was told beside a sorrow */
export const dressesDayTold = ({
  state,
  understood: { slots, distress, reading },
  message,
}: IntentContext): boolean =>
  state.topic === 'feeling' &&
  reading.tokens.length <= mostOfNeed &&
  distress === null &&
  ((state.day.occasion !== null && !/[?¿]/.test(message)) || occurs(somethingToWear, reading.tokens)) &&
  slots.moods.some((mood) => needs.has(mood) || ofFit.has(mood));

const mostOfNeed = 14;
const somethingToWear = patternOf(
  'algo habra|hay|tengo|tendre|que|comodo|ancho|suelto / que|q [me] tengo|hay|sirve|pongo|vale / algo|alguna|alguno [de] lo|mi|mis [que] [tengo|ropa|armario]',
);
const ofFit: ReadonlySet<Mood> = new Set(['loose', 'discreet', 'comfortable', 'covered']);

const leastOfPerson = 0.3;
const leastSure = 0.5;
/** A message that the model can't place continues the grave subject before it. */
const isInDoubt = ({ understood: { aims } }: IntentContext): boolean =>
  (surestAim(aims)?.probability ?? 0) < leastSure;
export function goesOnTelling(context: IntentContext): boolean {
  const { state, understood, message } = context;
  const { intent, slots, reading, ranking } = understood;
  const likely = state.outfits.length > 0 ? asksOther(understood.aims) : asksToDress(understood.aims);
  const words = reading.tokens.map(({ text }) => text).join(' ');
  if (remembers(context) && !wanting.test(words)) return true;
  if (likely >= surelyDressing) return false;
  if (!/[?¿]/.test(message) && toneOf(context, momentCalled(state.moment)) === 'after-glad') return true;
  if (tellsOfPerson(understood.aims) < leastOfPerson && !(isGrave(state) && isInDoubt(context))) return false;
  const said = ranking[0]?.intent ?? intent;
  const asks =
    /[?¿]/.test(message) ||
    occurs(asksOn, reading.tokens) ||
    slots.event !== null ||
    slots.moods.length > 0 ||
    requestsOutfit(reading.tokens) ||
    asksElse.has(said) ||
    (!talking.has(said) && (ranking[0]?.score ?? 0) >= surelyElse);
  const isOwned = slots.garments.some(({ garmentIds }) => garmentIds.length > 0);
  if (dressesDayTold(context)) return false;
  const isOpen =
    state.topic === 'feeling' &&
    !/[?¿]/.test(message) &&
    !wanting.test(words.replace(/\balgo\b/g, '')) &&
    slots.event === null;
  if (isOpen && !isOwned && !requestsOutfit(reading.tokens) && !['thanks', 'bye', 'greet'].includes(intent))
    return true;
  const parts = (intent === 'thanks' || intent === 'bye') && reading.tokens.length <= mostOfThanks;
  if (asks || parts) return false;
  return Boolean(momentCalled(state.moment)?.after) || (state.topic === 'feeling' && onlyTells(context));
}

const surelyDressing = 0.6;

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

export const thanking = patternOf('gracias|grax|thx|merci');
