import { alternativesIn, definedIn } from '../../knowledge/glossary.ts';
import { isAbout, lookUp, nearestTo } from '../../knowledge/look-up.ts';
import { leastSure, surenessOf } from '../../knowledge/sureness.ts';
import { goingOn } from '../../knowledge/telling.ts';
import { termsAsked } from '../../understand/asking/terms-asked.ts';
import type { Intent } from '../../understand/intents.ts';
import type { Aim } from '../../understand/learned/aims.ts';
import { isMeant, leadsTo, surestAim } from '../../understand/learned/intents-learned.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext } from '../handler.ts';

/** Forms of a question in general: "¿se puede …?", "¿cómo se lava …?", "¿qué diferencia hay …?" */
const general = new RegExp(
  `\\b(${[
    'se (puede|pueden|usa|usan|lleva|llevan|estila|ve|ven|permite|combina|combinan|mete|faja|abrocha|lava|lavan|plancha|seca|guarda|quita|saca|dice|llama|sabe|nota|notan)',
    'es (correcto|obligatorio|normal|verdad|necesario|mejor|lo mismo|de mal gusto)|son (lo mismo|mejores|iguales)',
    '(esta|estan|queda|quedan|ve|ven|veria|verian) (bien|mal|visto|feo|horrible|ridicul\\w+)',
    '(hay|tiene|tienen|tengo) que (ir|llevar|vestir\\w*|cubrir\\w*|asomar|quedar|llegar|poner\\w*|verse|combinar|ser)',
    'va por|van por|por dentro o|por fuera o|debe (ir|llegar|quedar|ser)',
    'como (se|hay|lo|la|los|las|le|les|evito|lav\\w+|limpi\\w+|quit\\w+|sac\\w+|guard\\w+|sec\\w+|planch\\w+|cuid\\w+|blanque\\w+|elimin\\w+|disting\\w+|sabe\\w*|se si|arregl\\w+|dobl\\w+|anud\\w+|remang\\w+|tengo que|debo|deberia)',
    'diferencia\\w*|signific\\w+|que (es|son|talla|numero|tela|tejido|escote\\w*|cuello|largo)|cual (es|de)|cuant[oa]s?|por que|puedo|podria|sirve|hace dano|vale la pena|merece',
    'q onda|equivale\\w*|tiene arreglo|siguen? de moda|paso de moda',
  ].join('|')})\\b`,
);
/** What happened to a garment is a question without its words: "me ha pillado un chaparrón". */
const mishap =
  /\b(manch(?!o\b|ar)\w+|encogi\w*|empapad\w+|destin\w+|amarillent\w+|se (me |le |nos )?(cayo|rego|derramo|rompio|engancho|quemo|corrio|destino|pego)|huele\w*|moho|polillas?|chaparron|arrugad\w+)\b/;
const ofWardrobe =
  /\b((que|q|como) me (pongo|visto|llevo)|ponerme|vestirme|mi armario|tengo (algo|algun|alguna)|tienes|tienen|tienda|mi talla|compr(o|arme)|outfit|look|conjunto|combinalo|recomienda\w*|busco|hazme|ponme|armame)\b/;

/** Intents that a question of knowledge is easily taken for. */
const mistaken: ReadonlySet<Intent> = new Set([
  'mark',
  'dress',
  'combine',
  'diagnose',
  'compare',
  'adjust',
  'app',
  'shop',
  'search',
  'product-fit',
  'why',
  'trends',
  'gaps',
  'colour',
  'off-topic',
  'unclear',
]);

export const asksLeave = /^(y |oye |hola )?se (puede|pueden)\b/;

export const asksInGeneral = ({ understood }: Pick<IntentContext, 'understood'>): boolean => {
  const words = understood.reading.tokens.map(({ text }) => text).join(' ');
  return general.test(words) || mishap.test(words);
};

const asksTerm = /(^|\b(y|eso|pero|oye) )(que|q) (es|son)\b|\bdiferencia|\bsignifica|quiere decir/;

/** The share of a question that an entry must cover to be told before anything else. */
const surely = 0.55;
/** For an occasion that one dresses for. */
const ofDays = 0.75;

const surelyDressing = 0.7;
const sureProbability = 0.6;
const sureShare = 0.3;
const surelyOwn = 0.95;
const farOff: ReadonlySet<Intent> = new Set(['off-topic', 'unclear', 'app']);

const ofFacts: ReadonlySet<Intent> = new Set(['search', 'shop', 'product-fit', 'app']);
const mine = /\b(tengo|mis?|mio|mia|(me|no) (lo |la )?(pongo|puse)|me (he|habia) (puesto|llevado))\b/;

const pairs =
  /\b(que|q|cuales?|con que) \w+ (me |puedo |podria )*(llev|pon|pong|va|pega|combin|qued|us)\w* (mejor |bien )?con\b/;

/** Topics whose last question a short message may go on with. */
export const continued: ReadonlySet<Intent | null> = new Set(['knowledge', 'colour', 'trends']);
const mostOfFollowUp = 12;
const goesOn = /^(y|o sea|pero|entonces|aunque|tambien|con|sin|si)\b/;

export const tellsMishap = ({ understood }: IntentContext): boolean =>
  mishap.test(understood.reading.tokens.map(({ text }) => text).join(' '));

const ofFound = /\b(?:de|entre) (?:eso|esos|esas|ellos|ellas|estos|estas)\b/;

/** "¿y puedo llevar pamela?", of a thing that is not owned, has a rule rather than a look. */
function isOfUnowned({ understood, message, state, wardrobe }: IntentContext): boolean {
  const { slots, reading, onlyAsks } = understood;
  const words = reading.tokens.map(({ text }) => text).join(' ');
  const isUnowned =
    wardrobe.length > 0 &&
    slots.garments.length > 0 &&
    slots.garments.every(({ garmentIds, points }) => garmentIds.length === 0 && points !== 'mine');
  if (!isUnowned || !onlyAsks || !allows.test(words)) return false;
  const [found] = lookUp(goingOn(message, state.question ?? ''), 1);
  return found !== undefined && found.entry.topic !== 'product' && found.share >= surely;
}
const allows =
  /\b(puedo|puede|pueden|podria|se lleva|se llevan|se usa|esta bien|queda bien|hay que|tengo que|debo|obligatori\w+)\b/;

const ofKnowledge: ReadonlySet<Intent | null> = new Set(['knowledge', 'trends', 'colour', 'off-topic']);
/** "¿caravanas doradas tengo?" */
const ofOwned: readonly Aim[] = ['have', 'count', 'weather-ask'];
/** On messages of authors that the model had not learned, a rule for a likelihood below was wrong four times in five. */
const leastLikely = 0.15;

/** Whether a message that another intent won is a question of knowledge that an entry or the glossary answers. */
export function asksKnowledge(context: IntentContext): boolean {
  const { aims } = context.understood;
  return (
    leadsTo(aims, ofKnowledge) >= leastLikely &&
    !isMeant(aims, ...ofOwned) &&
    (isOfUnowned(context) || asksOfOther(context) || asksEntry(context)) &&
    !isOfSomethingElse(context)
  );
}

function isOfSomethingElse(context: IntentContext): boolean {
  const { understood, message, state } = context;
  if (tellsMishap(context)) return false;
  if (definedIn(message, 'maya') || alternativesIn(message)) return false;
  const before =
    continued.has(state.topic) && understood.reading.tokens.length <= mostOfFollowUp ? state.question : null;
  const found = lookUp(before === null ? message : goingOn(message, before), 3);
  return (
    found.length > 0 &&
    found.every(({ entry }) => surenessOf(entry, message, before, understood.aims) < leastSure)
  );
}

const ofKnowledgeAlone: ReadonlySet<Intent | null> = new Set(['knowledge']);
const surelyAsked = 0.8;
const surelyTold = 0.3;
const beyondDoubt = 0.9;
const besideLook: ReadonlySet<string> = new Set(['people', 'care', 'shoes', 'fabrics']);
const questionWord = '(?:que|q|como|cual|cuales|cuant[oa]s?|donde)';
const opensWithQuestion = new RegExp(
  `^(?:y |oye |hola |perdona |disculpa )*(?:a |con |de |para |por |en )?${questionWord}\\b`,
);
const asksOpenly = new RegExp(`\\b(?:${questionWord}|porque)\\b`);

/** Whether a first question has an entry beyond doubt, so that no rule by words is to take it for something else. */
export function surelyAsksKnowledge(
  { understood, message, state }: IntentContext,
  isForVerdict: boolean,
): boolean {
  if (understood.intent !== 'knowledge') return false;
  const isFirst = state.outfits.length === 0 && state.topic === null;
  if (isFirst && leadsTo(understood.aims, ofKnowledgeAlone) < surelyAsked) return false;
  const [best] = lookUp(message, 1);
  if (best === undefined || best.entry.topic === 'product') return false;
  // Beside a look, what the engine does not judge: health, bodies, and the care of clothes.
  if (!isFirst)
    return (
      besideLook.has(best.entry.topic) &&
      best.probability >= beyondDoubt &&
      surenessOf(best.entry, message, null, understood.aims) >= beyondDoubt
    );
  // "¿puedo ir de negro?" is weighed with what is owned, and "tengo la blusa en la tintorería" is noted.
  const words = understood.reading.tokens.map(({ text }) => text).join(' ');
  const isOpen = asksOpenly.test(words) && !(isForVerdict && !opensWithQuestion.test(words));
  const { garments, colours, event } = understood.slots;
  const isWeighed =
    garments.some(({ garmentIds }) => garmentIds.length > 0) || (event !== null && colours.length > 0);
  return best.probability >= (isOpen ? surelyTold : isWeighed ? 1 : beyondDoubt);
}

const ofPieces: ReadonlySet<Intent> = new Set(['combine', 'search', 'diagnose', 'compare']);

/** "¿con qué va una falda verde botella?", of a skirt that is not owned, has its entry rather than other skirts. */
export function asksOfPieceNotOwned({ understood, message, state, wardrobe }: IntentContext): boolean {
  const { intent, slots } = understood;
  if (!ofPieces.has(intent) || wardrobe.length === 0 || state.outfits.length > 0) return false;
  if (isMeant(understood.aims, ...ofOwned)) return false;
  if (slots.garments.length === 0 || slots.garments.some(({ garmentIds }) => garmentIds.length > 0))
    return false;
  const [best] = lookUp(message, 1);
  return best !== undefined && best.entry.topic !== 'product' && best.probability >= sureProbability;
}

const ofSale = /\b(teneis|tienen|tenes|venden|vendeis|barat\w+|car[oa]s?|precios?|en la tienda)\b/;
/** "¿y de eso yo qué tengo?" */
export const ofToldOwned =
  /\b(de|con) (eso|esto|todo eso|ahi|lo que dices)\b.*\b(tengo|mio|mia|mis)\b|\b(que|cual\w*|algo) (de|con) eso (yo )?tengo\b|\b(que|cual\w*|algo)\b.*\btengo\b.*\b(en|de) es[oa]s (dos |tres )?(colores|tonos)\b/;

const ofOther = /\b(el|ella|ellos|ellas) (puede|pueden|debe|deben|tiene que|tienen que)\b/;

/** "¿y él puede ir con traje normal?" */
function asksOfOther({ understood, message }: IntentContext): boolean {
  if (!ofOther.test(understood.reading.tokens.map(({ text }) => text).join(' '))) return false;
  const [best] = lookUp(message, 1);
  return best !== undefined && best.entry.topic !== 'product' && best.probability >= sureProbability;
}

const ofThisSeason = /\b(este|esta|ahora|actual|actualmente|temporada|moda|tendencias?)\b/;

const ofGaps = /\b(falta\w*|compr\w*|hueco|carencia\w*|basicos?|invertir)\b/;

const cloths = patternOf('[el|la] <fabric> o [el|la] <fabric>');

function asksEntry({ understood, message, state, wardrobe }: IntentContext): boolean {
  if (state.outfits.length > 0 && surestAim(understood.aims)?.aim === 'why') return false;
  const { intent, reading, slots } = understood;
  if (!mistaken.has(intent)) return false;
  const isDressing = intent === 'dress' && (understood.aims.get('dress') ?? 0) >= surelyDressing;
  if (isDressing && slots.occasion !== null && !/[?¿]/.test(message)) return false;
  const words = reading.tokens.map(({ text }) => text).join(' ');
  if (intent === 'colour' && !mishap.test(words)) {
    // "¿blanca o celeste con raya diplomática?" has an entry of its own.
    const [own] = lookUp(message, 1);
    return own !== undefined && own.entry.topic !== 'product' && own.probability >= surelyOwn;
  }
  if (intent === 'gaps' && (!continued.has(state.topic) || ofGaps.test(words))) return false;
  if (intent === 'trends' && slots.occasion === null && ofThisSeason.test(words)) return false;
  const told = state.topic === 'app' ? state.answered : null;
  if (intent === 'app' && termsAsked(reading.tokens, told).length > 0) return false;
  // "¿y de eso qué es de lunares?", of the garments found
  if (state.topic === 'search' && state.focus.length > 0 && ofFound.test(words)) return false;
  if (intent === 'shop' && ofSale.test(words)) return false;
  if (intent === 'search' && continued.has(state.topic) && ofToldOwned.test(words)) return false;
  if (slots.garments.length === 0 && occurs(cloths, reading.tokens) && !ofWardrobe.test(words)) return true;
  const namesOwned = slots.garments.some(({ garmentIds }) => garmentIds.length > 0);
  const isOfMine = ofFacts.has(intent) && slots.garments.length > 0 && mine.test(words);
  // "dicen que es casual pero me da cosa" tells of a day.
  const isTold =
    intent === 'dress' && slots.occasion !== null && !/[?¿]/.test(message) && !asksTerm.test(words);
  if ((!isOfMine && !isTold && definedIn(message, 'maya')) || (!namesOwned && alternativesIn(message)))
    return true;
  if (isTold && !mishap.test(words)) return false;
  const [best] = lookUp(message, 1);
  const isSure =
    best !== undefined &&
    best.entry.topic !== 'product' &&
    best.probability >= sureProbability &&
    best.share >= sureShare;
  if (namesOwned && pairs.test(words)) return false;
  const isOfThings = intent === 'compare' && !namesOwned;
  if (isSure && (farOff.has(intent) || isOfThings) && state.outfits.length === 0) return true;
  if (ofWardrobe.test(words)) return false;
  const hasOutfits = state.outfits.length > 0;
  if (hasOutfits && intent === 'adjust') return false;
  if (intent === 'mark' && !continued.has(state.topic) && !asksLeave.test(words)) return false;
  if (
    continued.has(state.topic) &&
    !hasOutfits &&
    reading.tokens.length <= mostOfFollowUp &&
    (goesOn.test(words) || message.includes('?'))
  )
    return nearestTo(goingOn(message, state.question ?? '')).length > 0;
  if (!(general.test(words) || mishap.test(words))) return false;
  const isOwn = slots.garments.some(({ points, garmentIds }) => points === 'mine' && garmentIds.length > 0);
  if (isOwn && wardrobe.length > 0 && !mishap.test(words)) return false;
  if (mishap.test(words) && !hasOutfits && !ofFacts.has(intent)) return true;
  const isWorn = slots.garments.some(({ wanted, garmentIds }) => wanted && garmentIds.length === 1);
  if (intent === 'dress' && isWorn && !mishap.test(words)) return false;
  const found = best;
  if (!found || found.entry.topic === 'product') return false;
  // A question of what one owns or what is sold keeps its answer unless an entry is on just this.
  if (ofFacts.has(intent)) return isAbout(found.entry, message) && !mine.test(words);
  if (isAbout(found.entry, message)) return true;
  const isDay = intent === 'dress' && slots.event !== null;
  return found.share >= (hasOutfits ? 1 : mishap.test(words) ? 0 : isDay ? ofDays : surely);
}
