import { lookUp } from '../../knowledge/look-up.ts';
import type { Intent } from '../../understand/intents.ts';
import { isMeant } from '../../understand/learned/intents-learned.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { back } from '../about-outfits.ts';
import { another, less } from '../changes/adjust.ts';
import { sureAim, surelyExchanges } from '../changes/by-aim.ts';
import { type IntentContext, type IntentHandler, surelyElse } from '../handler.ts';
import { asksVerdict, obligation, orNot } from '../opinions/asks-verdict.ts';

export const lessOfIt = patternOf(
  '^ [no|mejor] [un] [poco|poquito|pelin] menos $ / ^ tanto no $ / ^ [uy|uf|ay|jaja|no] demasiado $ / ^ [uy|uf|ay|no|eso] [eso] es mucho|demasiado $',
);

/** "eso es mucho", of a piece that has just come in, else of a quality. */
export const lessThan: IntentHandler = (context) => {
  const { previous, focus } = context.state;
  const [came, ...others] = focus;
  const isNew = previous !== null && came !== undefined && !previous.garmentIds.includes(came);
  return isNew && others.length === 0 ? back(context) : less(context);
};

/** "no tanto": the outfit between the last two; without any, the one before was nearer. */
export const inBetween: IntentHandler = async (context) => {
  const between = await another(context);
  return between.outfits ? between : back(context);
};

export const looksLike = patternOf(
  'voy|iria|ire|parezco|queda|es|veo|ve [un] [poco|pelin] muy|demasiado|tan de|como oficina|trabajo|curro|pega|abuela|abuelo|senora|senor|monja|cura|secretaria|profesora|azafata|camarero|boda|funeral|entierro|colegio|diario|siempre / parezco|parece [un|una|el|la|de|para] oficina|trabajo|abogado|camarero|mesero|azafata|secretaria|monja|notario|banquero|funcionario|registrador',
);

export const asksLook = patternOf(
  '^ [dame|quiero|hazme|ponme|necesito|arma~] un|otro look|outfit|conjunto|estilismo / ^ [dame|quiero|hazme|ponme|necesito] una tenida',
);

const whatToWear = patternOf('que|cual|q|k * me pongo|visto|llevo');

/** "qué me pongo para cenar, pero el vestido negro no, que lo llevé la última vez" asks for no fact. */
export const asksWhatToWear = ({ understood, wardrobe }: IntentContext): boolean =>
  wardrobe.length > 0 &&
  understood.intent === 'search' &&
  understood.slots.occasion !== null &&
  occurs(whatToWear, understood.reading.tokens);

const mostOfPiece = 8;

export const addsPiece = ({ understood, state }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  (understood.intent === 'combine' || understood.intent === 'diagnose') &&
  understood.reading.tokens[0]?.text === 'con' &&
  understood.reading.tokens.length <= mostOfPiece &&
  understood.slots.occasion === null;

export const theFormer = patternOf(
  '^ [bueno|vale|pues|no|ok|mejor] [mejor|deja|dejame|dejalo|dale|prefiero|vuelve|volvamos|pon~] [con] [a] el|la|los|las de antes|anterior|anteriores',
);

const due = patternOf(
  'obligad~|obligator~|imprescindible|exigen|piden|exige|pide / hay que llevar|ir|ponerse',
);

/** "y corbata obligatoria dijeron" */
export const mustWear = ({ understood, state }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  !understood.onlyAsks &&
  understood.slots.garments.some(({ stance }) => stance === 'wanted') &&
  occurs(due, understood.reading.tokens);

const whatIf = patternOf(
  'que|q|k [le|lo] hago|hacemos|hacer|hace [uno] si|cuando / si * * que|q [le] hago|hacemos',
);
const leastOfEntry = 0.15;
const ofCare = /^(?:care|shoes)$/;
export const asksWhatIf = ({ understood, state, message }: IntentContext): boolean => {
  if (state.outfits.length === 0 || !occurs(whatIf, understood.reading.tokens)) return false;
  const [best] = lookUp(message, 1);
  return best !== undefined && ofCare.test(best.entry.topic) && best.probability >= leastOfEntry;
};

export const tellsRefusal = ({ understood, state, message }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  state.topic !== 'pack' &&
  understood.intent === 'knowledge' &&
  !/[?¿]/.test(message) &&
  understood.slots.garments.length > 0 &&
  understood.slots.garments.every(({ stance }) => stance === 'unwanted') &&
  (isMeant(understood.aims, 'may-i', 'ask-swap', 'ask-without', 'dress-code') ||
    understood.slots.garments.every(({ garmentIds }) =>
      garmentIds.some((id) => state.outfits[0]?.garmentIds.includes(id)),
    ));

const inPlaceOf = patternOf('^ * en vez|lugar de [el|la|los|las|mi|mis|esos|esas] <garment> [que] $');

export const asksInstead = ({ understood, state }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  understood.slots.garments.length === 1 &&
  occurs(inPlaceOf, understood.reading.tokens);

const withoutIt = patternOf(
  'y|que [tal] si [me|le|lo] elimino|quito|saco|quitara|sacara|quitase|dejo [el|la|los|las|mi|mis|ese|esa] <garment>',
);
export const supposesWithout = ({ understood, state }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  state.topic !== 'pack' &&
  understood.slots.garments.length === 1 &&
  occurs(withoutIt, understood.reading.tokens);

export const leaving = (context: IntentContext, points: 'definite' | 'any' = 'definite'): IntentContext => {
  const { understood } = context;
  const garments = understood.slots.garments.map((one) => ({
    ...one,
    stance: 'unwanted' as const,
    wanted: false,
    points,
  }));
  return { ...context, understood: { ...understood, slots: { ...understood.slots, garments } } };
};

const comesBack = patternOf(
  '^ [no|ay|uy|bueno|espera] [mejor] [no] [mejor] dejamela|dejamelo|dejamelas|dejamelos|devuelvela|devuelvelo|devuelvemela|devuelvemelo|ponmela|ponmelo|ponla|ponlo [otra] [vez] [de] [nuevo] $',
);
export const bringsBack = ({ state, understood }: IntentContext): boolean =>
  state.previous !== null &&
  state.topic === 'adjust' &&
  understood.slots.garments.length === 0 &&
  occurs(comesBack, understood.reading.tokens);

const anotherPiece = patternOf('^ [y|mejor|con|pero|ponme|dame] otro|otra|otros|otras <garment>');

export const addsAnother = ({ understood, state }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  understood.intent === 'another' &&
  understood.slots.garments.length > 0 &&
  occurs(anotherPiece, understood.reading.tokens);

const tampoco = patternOf(
  '^ [no|uy|mm|ay|pues|y] tampoco $ / ^ [no|uy|ay|mejor|dame|ponme] el|la|los|las otro|otra|otros|otras $ / ese|esa|esos|esas|este|esta|estos|estas|aquel|aquellos tampoco|menos / con ese|esa|esos|esas no [otro|otra|otros|otras] $ / ^ [no] ese|esa|esos|esas no [otro|otra|otros|otras] $',
);

export const refusesAgain = ({ state, understood }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  state.focus.length > 0 &&
  understood.slots.garments.length === 0 &&
  occurs(tampoco, understood.reading.tokens);

/** Intents that a question about clothes for an occasion is taken for. */
const besideVerdict: ReadonlySet<Intent> = new Set([
  'adjust',
  'dress',
  'combine',
  'diagnose',
  'compare',
  'knowledge',
  'search',
  'colour',
  'shop',
  'app',
  'thanks',
  'unclear',
]);

export const isForVerdict = (context: IntentContext): boolean => {
  const { understood, state, wardrobe } = context;
  const isAbout =
    understood.slots.occasion !== null || (state.day.occasion !== null && state.outfits.length > 0);
  return (
    isAbout &&
    !surelyExchanges(context) &&
    wardrobe.length > 0 &&
    state.wearer.other === null &&
    besideVerdict.has(understood.intent) &&
    !(
      state.outfits.length > 0 &&
      understood.slots.garments.length < 2 &&
      sureAim(context) === 'ask-finish' &&
      !occurs(orNot, understood.reading.tokens) &&
      !occurs(obligation, understood.reading.tokens)
    ) &&
    !(understood.intent === 'app' && (understood.ranking[0]?.score ?? 0) >= surelyElse) &&
    !isMeant(understood.aims, 'have', 'count') &&
    !(isMeant(understood.aims, 'gift', 'shop') && state.outfits.length === 0) &&
    !isMeant(understood.aims, 'dress-code') &&
    !(state.outfits.length > 0 && isMeant(understood.aims, 'fabric', 'fabric-weather')) &&
    asksVerdict(context)
  );
};
