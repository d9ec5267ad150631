import { titleOf } from '../../knowledge/documents.ts';
import { type Topic, textOf } from '../../knowledge/entry.ts';
import { type Found, lookUp, loose } from '../../knowledge/look-up.ts';
import { surenessOf } from '../../knowledge/sureness.ts';
import { foremost, tellingOf } from '../../knowledge/telling.ts';
import { termsOf } from '../../knowledge/terms.ts';
import { isMourning } from '../../tools/customs.ts';
import { wantsLook } from '../../understand/asking/requests-outfit.ts';
import type { Intent } from '../../understand/intents.ts';
import { dayWith, purposeIn } from '../day.ts';
import { dress } from '../dress/dress.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { lookOf } from '../tell-outfit.ts';
import { knowledge } from './advice.ts';
import { entriesFor } from './answer-parts.ts';
import { asksRemedyPlainly } from './asks-plainly.ts';
import { asksRuleOfPiece } from './code-asked.ts';
import { questionsAsked } from './parts-asked.ts';
import { isManly } from './sizes-asked.ts';

const rule =
  /(?<!\p{L})(?:se puede|puedo (?:ir|llevar|usar|ponerme)|(?:tiene|tengo) que|se lleva|se permite|es obligatori\p{L}+|(?:lleva|va|van|llevan) (?:\p{L}+ )?(?:con )?(?:\p{L}+ )?(?:o no|o sin|corbata|saco|chaqueta|traje|vaqueros|jeans|zapatillas)|hay que|hace falta|est[aá] (?:bien|mal)|(?:puede|debe) ir)(?!\p{L})/iu;

/** "pone smart casual: ¿mi marido lleva corbata o no? ¿y vaqueros se puede?": a rule, and no outfit, is asked for. */
export function asksRuleOfCode(context: IntentContext): boolean {
  const { message, understood } = context;
  const questions = questionsAsked(message);
  if (asksRuleOfPiece(context) || hasOwnRule(context)) return true;
  return (
    questions.length > 0 &&
    !wantsLook(understood.reading.tokens) &&
    questions.every(({ question }) => rule.test(question))
  );
}

const beyondDoubt = 0.9;
const ofDressing: ReadonlySet<Intent> = new Set([
  'knowledge',
  'dress',
  'diagnose',
  'compare',
  'combine',
  'search',
  'unclear',
]);
const putsIt = /[?¿]|(?<!\p{L})(?:s[ií] o no|o no|o mejor)(?!\p{L})/iu;
const asksIt =
  /(?<!\p{L})(?:qui[eé]n (?:tiene|lleva) (?:la )?raz[oó]n|s[ií] o no|o no|a fuerza|obligad[oa]s?|cuentan?|es (?:verdad|cierto|mucho|demasiado|exagerado)|(?:qu[eé]|q) (?:es|significa|quiere decir)|siguen? (?:llev[aá]ndose|siendo)|(?:haga|hago|hacer) el rid[ií]culo)(?!\p{L})/iu;

export function hasOwnRule({ message, understood, state }: IntentContext): boolean {
  if (state.outfits.length > 0 || !ofDressing.has(understood.intent)) return false;
  if (!putsIt.test(message) || wantsLook(understood.reading.tokens)) return false;
  if (understood.intent !== 'knowledge' && !rule.test(message) && !asksIt.test(message)) return false;
  const [best] = lookUp(message, 1);
  if (!best || !ofCodes.test(best.entry.topic) || best.probability < beyondDoubt) return false;
  if (surenessOf(best.entry, message, null, understood.aims) < beyondDoubt) return false;
  const titled = titleOf(best.entry);
  const { garments } = understood.slots;
  if (garments.some(({ wanted, garmentIds }) => wanted && garmentIds.length === 1)) return false;
  return (
    garments.every(({ garmentIds }) => garmentIds.length === 0) ||
    garments.some(({ text }) => titled.includes(termsOf(text)[0] ?? ''))
  );
}

const ofVerdict: ReadonlySet<Intent> = new Set(['knowledge', 'dress', 'diagnose']);
const fewestRules = 2;
const likelyRule = 0.25;
const ofCodes = /^(?:codes|customs)$/;

function asksRules(context: IntentContext): boolean {
  const { understood, state, message } = context;
  if (state.outfits.length > 0 || !ofVerdict.has(understood.intent)) return false;
  if (questionsAsked(message).length < fewestRules || !asksRuleOfCode(context)) return false;
  const [best] = lookUp(message, 1);
  return best !== undefined && ofCodes.test(best.entry.topic) && best.probability >= likelyRule;
}

function asksAnsweredOnes({ message, understood, state }: IntentContext): boolean {
  if (state.outfits.length > 0 || understood.intent !== 'knowledge') return false;
  if (wantsLook(understood.reading.tokens)) return false;
  if (understood.slots.garments.some(({ points, garmentIds }) => points === 'mine' && garmentIds.length > 0))
    return false;
  const questions = questionsAsked(message);
  return (
    questions.length >= fewestRules &&
    questions.every((asked, at) => entriesFor(asked, state.country, at === 0).length > 0)
  );
}

const ofMan =
  /(?<!\p{L})(?:mi|el) (?:marido|esposo|novio|pareja|hijo|padre|pap[aá]|suegro|hermano|acompañante|yerno|abuelo|t[ií]o)(?!\p{L})/iu;
const asksHis =
  /(?<!\p{L})(?:(?:qu[eé]|q) (?:\p{L}+ ){0,5}(?:se pone|lleva|se viste)|c[oó]mo (?:va|se viste)|(?:con|lleva|va con|sin) (?:corbata|traje|saco|chaqueta|esmoquin|pajarita)|puede ir)(?!\p{L})/iu;
const ofRules: readonly Topic[] = ['codes', 'customs'];
const leastOfRule = 0.05;

/** "se pone chaqué, ¿con qué zapatos?" has a rule of its own. */
function ofNamed(message: string): Found[] {
  const { subject } = tellingOf(termsOf(message));
  if (subject === null || !foremost.has(subject)) return [];
  return ofRules
    .flatMap((topic) => lookUp(`${message} piezas`, mostNamed, topic, loose))
    .filter(({ entry }) => titleOf(entry).includes(subject))
    .sort((one, other) => other.worth - one.worth);
}
const mostNamed = 12;

function ruleForHim({ message, state, understood, box }: IntentContext): Found | null {
  const { day } = state;
  if (!ofMan.test(message) || !asksHis.test(message) || !message.includes('?')) return null;
  const purpose = purposeIn(dayWith(day, understood.slots, box));
  const question = `traje de hombre con corbata ${purpose} ${message}`;
  const [found] = [
    ...ofNamed(message),
    ...ofRules.flatMap((topic) => lookUp(question, 1, topic, leastOfRule)),
  ];
  return ofNamed(message)[0] ?? found ?? null;
}

/** "¿y mi marido qué se pone, con corbata o sin?": no wardrobe of his is known, but the rule of the day is. */
const asksForHim = (context: IntentContext): boolean =>
  !isManly(context) && context.wardrobe.length > 0 && ruleForHim(context) !== null;

const tellForHim: IntentHandler = async (context) => {
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

/** The rule, and a look that keeps it where all that was named is owned. */
const tellOwnRule: IntentHandler = async (context) => {
  const told = await knowledge(context);
  const { understood, wardrobe, speaker } = context;
  const { slots } = understood;
  const isOwned = slots.garments.every(({ garmentIds }) => garmentIds.length > 0);
  const isOfLoss = understood.aim === 'mourning-custom' || (slots.event && isMourning(slots.event));
  if (slots.event === null || isOfLoss || wardrobe.length === 0 || !isOwned) return told;
  const shown = await dress({ ...context, understood: { ...understood, intent: 'dress' } });
  const [look] = shown.outfits ?? [];
  if (!look) return told;
  return {
    ...told,
    sentences: [...told.sentences, speaker.say('custom-kept-by', { look: lookOf(context, look) })],
    outfits: [look],
    remember: { ...shown.remember, ...told.remember },
  };
};

/** Questions of knowledge that a rule by words would take for something else; the first that applies decides. */
export const plainRules: readonly {
  applies: (context: IntentContext) => boolean;
  handler: IntentHandler;
}[] = [
  { applies: asksRemedyPlainly, handler: knowledge },
  { applies: asksRuleOfPiece, handler: knowledge },
  { applies: hasOwnRule, handler: tellOwnRule },
  { applies: asksForHim, handler: tellForHim },
  { applies: asksRules, handler: knowledge },
  { applies: asksAnsweredOnes, handler: knowledge },
];
