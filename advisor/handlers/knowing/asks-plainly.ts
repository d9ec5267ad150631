import type { Topic } from '../../knowledge/entry.ts';
import { definedIn } from '../../knowledge/glossary.ts';
import { isAbout, lookUp } from '../../knowledge/look-up.ts';
import { sureEnough, surenessOf } from '../../knowledge/sureness.ts';
import type { Moment } from '../../moments/moment.ts';
import { wantsLook } from '../../understand/asking/requests-outfit.ts';
import type { Intent } from '../../understand/intents.ts';
import { type Aim, intentOfAim } from '../../understand/learned/aims.ts';
import { leadsTo } from '../../understand/learned/intents-learned.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { knowledge } from './advice.ts';
import { questionsAsked } from './parts-asked.ts';

const ofVerdicts: ReadonlySet<Aim> = new Set(['may-i', 'how-to-wear', 'dress-code', 'wedding-custom']);
const surely = 0.85;
const likely = 0.25;

const asksRemedy =
  /(?<!\p{L})(?:(?:hay|tiene|tienen) (?:soluci[oó]n|arreglo|remedio|salvaci[oó]n)|(?:qu[eé]|q) (?:hago|puedo hacer|le hago|les hago)|c[oó]mo (?:l[oa]s? )?(?:arreglo|salvo|quito|saco|limpio|recupero)|me olvido|ya fue|para tirar)(?!\p{L})/iu;

/** "un chico me dijo que voy muy coquette, q es eso" */
const asksThat =
  /(?<!\p{L})(?:(?:qu[eé]|q|k) (?:es|significa|quiere decir) eso|eso (?:qu[eé]|q|k) (?:es|significa))(?!\p{L})/iu;

export const asksOfKnowledge = ({ understood: { aims } }: Pick<IntentContext, 'understood'>): number =>
  [...aims].reduce(
    (sum, [aim, one]) => sum + (intentOfAim[aim] === 'knowledge' && !ofVerdicts.has(aim) ? one : 0),
    0,
  );

export function asksPlainly(context: Pick<IntentContext, 'understood' | 'message' | 'state'>): boolean {
  const { understood, message, state } = context;
  const isAsked = asksRemedy.test(message) || asksThat.test(message) || questionsAsked(message).length > 0;
  return (
    understood.intent === 'knowledge' &&
    state.outfits.length === 0 &&
    isAsked &&
    !wantsLook(understood.reading.tokens) &&
    asksOfKnowledge(context) >= surely
  );
}

export const isPlainlyAnswered = (context: IntentContext): boolean =>
  asksPlainly(context) &&
  !context.understood.slots.garments.some(
    ({ garmentIds, points }) => garmentIds.length > 0 && points === 'mine',
  ) &&
  isAnswered(context);

export const asksTermHeard = (context: IntentContext): boolean =>
  asksThat.test(context.message) && asksPlainly(context) && isAnswered(context);

/** "las metí a la lavadora y peor, ¿hay solución?" marks nothing as washed. */
export const asksRemedyPlainly = (context: IntentContext): boolean =>
  context.state.topic === null && asksRemedy.test(context.message) && asksPlainly(context);

function isAnswered({ message, understood, box }: IntentContext): boolean {
  if (definedIn(message, box.advisor)) return true;
  const [best] = lookUp(message, 1);
  return (
    best !== undefined &&
    best.entry.topic !== 'product' &&
    best.probability >= likely &&
    surenessOf(best.entry, message, null, understood.aims) >= sureEnough
  );
}

const ofOwnClothes =
  /(?<!\p{L})(?:de|en|con) (?:mi (?:cl[oó]set|armario|ropero|placard|ropa)|lo que (?:ya )?(?:tengo|hay)|lo m[ií]o)(?!\p{L})/iu;

const answering: ReadonlySet<string> = new Set([
  'dementia',
  'stiff-hands',
  'child-bullied',
  'withdrawn-child',
  'wife-after-birth',
]);

export const isAsideOfQuestion = (context: IntentContext, { id, theme, isSigned, after }: Moment): boolean =>
  theme !== 'dangers' &&
  !answering.has(id) &&
  !(context.understood.slots.event !== null && ofOwnClothes.test(context.message)) &&
  theme !== 'loss' &&
  (isOfStyle(context) ||
    isAskedBeyondDoubt(context) ||
    ((!isSigned || after === null) && asksPlainly(context) && isAnswered(context)));

const surelyAsked = 0.9;
const surelyOnIt = 0.85;
function isAskedBeyondDoubt({ message, understood }: IntentContext): boolean {
  if (understood.intent !== 'knowledge' || questionsAsked(message).length === 0) return false;
  const [best] = lookUp(message, 1);
  return (
    best !== undefined &&
    best.entry.topic !== 'product' &&
    best.probability >= surelyAsked &&
    surenessOf(best.entry, message, null, understood.aims) >= surelyOnIt
  );
}

const ofStyle: ReadonlySet<Topic> = new Set(['colour-and-face', 'fabrics', 'sizes', 'codes']);
const beyondDoubt = 0.8;
/** "me salió otoño suave en un análisis": no test of health. */
function isOfStyle({ message }: IntentContext): boolean {
  const [best] = lookUp(message, 1);
  return (
    best !== undefined &&
    ofStyle.has(best.entry.topic) &&
    best.probability >= beyondDoubt &&
    isAbout(best.entry, message)
  );
}

const ofKnowledge: ReadonlySet<Intent | null> = new Set(['knowledge']);

/** "soy la madrina y enviudé en marzo, ¿puedo ir de negro?": a loss that is told beside a question. */
export const asksBesideLoss = (context: IntentContext, { theme }: Moment): boolean =>
  theme === 'loss' &&
  context.understood.intent === 'knowledge' &&
  context.message.includes('?') &&
  leadsTo(context.understood.aims, ofKnowledge) >= surely &&
  questionsAsked(context.message).length > 0 &&
  isAnswered(context);

export const answerBesideLoss: IntentHandler = async (context) => {
  const answer = await knowledge(context);
  return { ...answer, sentences: [context.speaker.say('condolence'), ...answer.sentences] };
};
