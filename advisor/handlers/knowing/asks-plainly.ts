import { definedIn } from '../../knowledge/glossary.ts';
import { lookUp } from '../../knowledge/look-up.ts';
import { sureEnough, surenessOf } from '../../knowledge/sureness.ts';
import type { Moment } from '../../moments/moment.ts';
import { requestsOutfit } from '../../understand/asking/requests-outfit.ts';
import type { Intent } from '../../understand/intents.ts';
import { type Aim, intentOfAim } from '../../understand/learned/aims.ts';
import { leadsTo } from '../../understand/learned/intents-learned.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { knowledge } from './advice.ts';
import { questionsAsked } from './parts-asked.ts';

/** Aims of knowledge that are as often a request for a verdict on what one owns. */
const ofVerdicts: ReadonlySet<Aim> = new Set(['may-i', 'how-to-wear', 'dress-code', 'wedding-custom']);
const surely = 0.85;
const likely = 0.3;

const asksRemedy =
  /(?<!\p{L})(?:(?:hay|tiene|tienen) (?:soluci[oó]n|arreglo|remedio|salvaci[oó]n)|(?:qu[eé]|q) (?:hago|puedo hacer|le hago|les hago)|c[oó]mo (?:l[oa]s? )?(?:arreglo|salvo|quito|saco|limpio|recupero)|me olvido|ya fue|para tirar)(?!\p{L})/iu;

/** The share of a message's aims that ask of care, rules, sizes, cloths and bodies, whatever is owned. */
export const asksOfKnowledge = ({ understood: { aims } }: IntentContext): number =>
  [...aims].reduce(
    (sum, [aim, one]) => sum + (intentOfAim[aim] === 'knowledge' && !ofVerdicts.has(aim) ? one : 0),
    0,
  );

/** "mido 1,52 y quiero un abrigo largo, ¿me va a comer?": a question that no outfit, list or product answers. */
export function asksPlainly(context: IntentContext): boolean {
  const { understood, message, state } = context;
  const isAsked = asksRemedy.test(message) || questionsAsked(message).length > 0;
  return (
    understood.intent === 'knowledge' &&
    state.outfits.length === 0 &&
    isAsked &&
    !requestsOutfit(understood.reading.tokens) &&
    asksOfKnowledge(context) >= surely
  );
}

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
