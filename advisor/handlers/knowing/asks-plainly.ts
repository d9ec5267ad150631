import { type Topic, textOf } from '../../knowledge/entry.ts';
import { definedIn } from '../../knowledge/glossary.ts';
import { type Found, lookUp } from '../../knowledge/look-up.ts';
import { sureEnough, surenessOf } from '../../knowledge/sureness.ts';
import type { Moment } from '../../moments/moment.ts';
import { requestsOutfit } from '../../understand/asking/requests-outfit.ts';
import type { Intent } from '../../understand/intents.ts';
import { type Aim, intentOfAim } from '../../understand/learned/aims.ts';
import { leadsTo } from '../../understand/learned/intents-learned.ts';
import { dayWith, purposeIn } from '../day.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { knowledge } from './advice.ts';
import { questionsAsked } from './parts-asked.ts';
import { isManly } from './sizes-asked.ts';

/** Aims of knowledge that are as often a request for a verdict on what one owns. */
const ofVerdicts: ReadonlySet<Aim> = new Set(['may-i', 'how-to-wear', 'dress-code', 'wedding-custom']);
const surely = 0.85;
const likely = 0.3;

const asksRemedy =
  /(?<!\p{L})(?:(?:hay|tiene|tienen) (?:soluci[oó]n|arreglo|remedio|salvaci[oó]n)|(?:qu[eé]|q) (?:hago|puedo hacer|le hago|les hago)|c[oó]mo (?:l[oa]s? )?(?:arreglo|salvo|quito|saco|limpio|recupero)|me olvido|ya fue|para tirar)(?!\p{L})/iu;

/** "un chico me dijo que voy muy coquette, q es eso" */
const asksThat =
  /(?<!\p{L})(?:(?:qu[eé]|q|k) (?:es|significa|quiere decir) eso|eso (?:qu[eé]|q|k) (?:es|significa))(?!\p{L})/iu;

/** The share of a message's aims that ask of care, rules, sizes, cloths and bodies, whatever is owned. */
export const asksOfKnowledge = ({ understood: { aims } }: IntentContext): number =>
  [...aims].reduce(
    (sum, [aim, one]) => sum + (intentOfAim[aim] === 'knowledge' && !ofVerdicts.has(aim) ? one : 0),
    0,
  );

/** "mido 1,52 y quiero un abrigo largo, ¿me va a comer?": a question that no outfit, list or product answers. */
export function asksPlainly(context: IntentContext): boolean {
  const { understood, message, state } = context;
  const isAsked = asksRemedy.test(message) || asksThat.test(message) || questionsAsked(message).length > 0;
  return (
    understood.intent === 'knowledge' &&
    state.outfits.length === 0 &&
    isAsked &&
    !requestsOutfit(understood.reading.tokens) &&
    asksOfKnowledge(context) >= surely
  );
}

/** "me dijo que voy muy coquette, q es eso": a term is asked for, whatever was said with it. */
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
    best.entry.topic !== 'people' &&
    best.probability >= likely &&
    surenessOf(best.entry, message, null, understood.aims) >= sureEnough
  );
}

/** Whether a moment of life is only an aside of a question that an entry or the glossary answers. */
export const isAsideOfQuestion = (context: IntentContext, { theme, isSigned, after }: Moment): boolean =>
  (!isSigned || after === null) &&
  theme !== 'dangers' &&
  theme !== 'loss' &&
  asksPlainly(context) &&
  isAnswered(context);

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

const rule =
  /(?<!\p{L})(?:se puede|se lleva|se permite|es obligatori\p{L}+|(?:lleva|va|van|llevan) (?:\p{L}+ )?(?:con )?(?:\p{L}+ )?(?:o no|o sin|corbata|saco|chaqueta|traje|vaqueros|jeans|zapatillas)|hay que|hace falta|est[aá] (?:bien|mal)|(?:puede|debe) ir)(?!\p{L})/iu;

/** "pone smart casual: ¿mi marido lleva corbata o no? ¿y vaqueros se puede?": a rule, and no outfit, is asked for. */
export function asksRuleOfCode({ message, understood }: IntentContext): boolean {
  const questions = questionsAsked(message);
  return (
    questions.length > 0 &&
    !requestsOutfit(understood.reading.tokens) &&
    questions.every(({ question }) => rule.test(question))
  );
}

const ofMan =
  /(?<!\p{L})(?:mi|el) (?:marido|esposo|novio|pareja|hijo|padre|pap[aá]|suegro|hermano|acompañante|yerno|abuelo|t[ií]o)(?!\p{L})/iu;
const asksHis =
  /(?<!\p{L})(?:(?:qu[eé]|q) (?:se pone|lleva|se viste)|c[oó]mo (?:va|se viste)|(?:con|lleva|va con|sin) (?:corbata|traje|saco|chaqueta|esmoquin|pajarita)|puede ir)(?!\p{L})/iu;
const ofRules: readonly Topic[] = ['codes', 'customs'];
const leastOfRule = 0.05;

function ruleForHim({ message, state, understood, box }: IntentContext): Found | null {
  const { day } = state;
  if (!ofMan.test(message) || !asksHis.test(message) || !message.includes('?')) return null;
  const purpose = purposeIn(dayWith(day, understood.slots, box));
  const question = `traje de hombre con corbata ${purpose} ${message}`;
  const [found] = ofRules
    .flatMap((topic) => lookUp(question, 1, topic, leastOfRule))
    .sort((one, other) => other.worth - one.worth);
  return found ?? null;
}

/** "¿y mi marido qué se pone, con corbata o sin?": no wardrobe of his is known, but the rule of the day is. */
export const asksForHim = (context: IntentContext): boolean =>
  !isManly(context) && context.wardrobe.length > 0 && ruleForHim(context) !== null;

export const tellForHim: IntentHandler = async (context) => {
  const found = ruleForHim(context);
  return found
    ? {
        sentences: [textOf(found.entry, context.box.advisor)],
        remember: {
          topic: 'knowledge',
          asked: null,
          question: context.message.slice(0, mostRemembered),
          answered: found.entry.title,
        },
      }
    : knowledge(context);
};
const mostRemembered = 160;
