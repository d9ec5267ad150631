import { hear } from '../../hear.ts';
import { textOfTitle } from '../../knowledge/entries.ts';
import { shopQuestions } from '../../understand/garments/shopping.ts';
import { surestAim } from '../../understand/learned/intents-learned.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';
import { asksPlainly } from '../knowing/asks-plainly.ts';
import { alsoAsked, isAbroad, whereSent } from '../shop-rules.ts';
import { app } from '../talk/about-app.ts';
import { shop } from './shop.ts';

const seeking = patternOf(
  'necesito|busco|buscando|quiero|quisiera|querria|queria|interesa|interesan|gustaria [comprar|comprarme|encontrar|ver] un|una|unos|unas|algun|alguna <garment> / necesito|busco|buscando|quiero comprar~|encontrar [un|una|unos|unas] <garment> / necesito|busco|quiero <garment> / quiero|necesito|busco 2|3|4|5|dos|tres|cuatro|cinco <garment> / regalar~|regalo * un|una|unos|unas|algo <garment> / regalar~|regalo * algo',
);
const mistaken: ReadonlySet<string> = new Set([
  'colour',
  'knowledge',
  'product-fit',
  'compare',
  'diagnose',
  'judge',
]);

/** "necesito una corbata verde, y dime si pega con el gris": what is not owned is looked for first. */
export const seeksUnowned = (context: IntentContext): boolean => {
  const { understood, box, state } = context;
  return (
    box.store !== null &&
    state.outfits.length === 0 &&
    !asksPlainly(context) &&
    mistaken.has(understood.intent) &&
    understood.slots.occasion === null &&
    understood.slots.garments.some(({ points, garmentIds }) => points === 'any' && garmentIds.length === 0) &&
    says(context, seeking)
  );
};

/** "¿hay algo de black friday? Necesito botas de agua": a rule of the shop, and a thing that it may sell. */
export const seeksBesideRule = (context: IntentContext): boolean => {
  const { understood, box } = context;
  if (box.store === null || understood.intent !== 'app') return false;
  const isNamed = understood.slots.garments.some(
    ({ points, garmentIds }) => points === 'any' || (garmentIds.length === 0 && says(context, asksStock)),
  );
  if (isNamed && says(context, asksStock)) return true;
  if (!ofSelling.has(surestAim(understood.aims)?.aim ?? '')) return false;
  return (isNamed && says(context, seeking)) || isPresent(context) || soughtPart(context) !== null;
};

const asksStock = patternOf(
  'tienes|tienen|teneis|tenes|hay|venden|vendeis|queda|quedan [en] [la|tienda] otro|otra|otros|otras|algo|alguno|alguna|uno|una|unos|unas|parecid~|similar~ / hay|teneis|tienen|tienes [alguna|alguno|una|un] parecid~|similar~ / que|q teneis|tienen|tienes|tenes|hay|me ofreces|ofrecen',
);
const leastOfGift = 0.2;
/** "tengo que hacer un regalo a mi consuegra, tope 45" */
export const seeksPresent = (context: IntentContext): boolean =>
  context.box.store !== null &&
  context.state.outfits.length === 0 &&
  ofQuestions.has(context.understood.intent) &&
  context.understood.slots.budgetEuros !== null &&
  (context.understood.aims.get('gift') ?? 0) >= leastOfGift &&
  isPresent(context);
const ofQuestions: ReadonlySet<string> = new Set(['knowledge', 'search', 'diagnose', 'combine', 'dress']);

export const sellPresent: IntentHandler = (context) =>
  shop({ ...context, understood: { ...context.understood, intent: 'shop', aim: 'gift' } });

const isPresent = ({ understood }: IntentContext): boolean =>
  shopQuestions(understood.reading.tokens).has('gift') &&
  (understood.slots.budgetEuros !== null || occurs(inShop, understood.reading.tokens));
const inShop = patternOf(
  'que|q|k hay|tienen|teneis|tienes|tenes|venden|vendeis|ofrecen / en|de|por la|su|vuestra|esta tienda / busco|necesito|quiero algo|un|una',
);

const sentence = /(?<=[.!?…\n])\s+|(?=¿)/u;
function soughtPart(context: IntentContext): IntentContext | null {
  const { message, wardrobe, state } = context;
  const parts = message.split(sentence).filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2) return null;
  for (const part of parts) {
    const { understood } = hear(part, wardrobe, state);
    const isSought =
      understood.intent === 'shop' &&
      understood.slots.garments.some(({ points, garmentIds }) => points === 'any' || garmentIds.length === 0);
    if (isSought) return { ...context, message: part, understood };
  }
  return null;
}
const lacking = patternOf('que|q [cosa|prenda] [me] falta|faltaria / que|q [cosa|prenda] me hace falta');
const ofShop = patternOf('tienda|venden|vendeis|tengais|teneis|tienen');
export const seeksGap = (context: IntentContext): boolean =>
  context.box.store !== null &&
  context.wardrobe.length > 0 &&
  context.state.outfits.length === 0 &&
  /^(?:gaps|shop|search)$/.test(context.understood.intent) &&
  context.understood.slots.garments.length === 0 &&
  says(context, lacking) &&
  says(context, ofShop);

const ofSelling: ReadonlySet<string> = new Set([
  'gift',
  'shop',
  'shop-refine',
  'discount',
  'shipping',
  'pay-methods',
  'returns',
]);

const pricing = patternOf(
  'a que precio|precios / que precio|precios tiene|tienen / cuanto cuesta|cuestan|valen|sale / que me puede~|podria~ ensenar|mostrar|ofrecer / que tienen|teneis|venden|vendeis|hay * precio / que hay y|o en|a cuanto|como / en la|vuestra tienda',
);
const shopHas = patternOf('tienda|ustedes|vosotros|aqui tiene|tienen|teneis|vende|venden|vendeis');
const ofClothes: ReadonlySet<string> = new Set([
  'combine',
  'search',
  'dress',
  'knowledge',
  'colour',
  'diagnose',
]);
export const seeksInShop = ({ understood, box, state, ...context }: IntentContext): boolean =>
  box.store !== null &&
  state.outfits.length === 0 &&
  ofClothes.has(understood.intent) &&
  understood.slots.garments[0]?.points === 'any' &&
  says({ understood, box, state, ...context }, shopHas);

const weighing: ReadonlySet<string> = new Set(['compare', 'product-fit', 'choose']);
const ofTheShop = patternOf('de|en la|vuestra|su tienda / que|q venden|vendeis|teneis a la venta');
/** "¿cuál de los dos abrigos de la tienda me recomiendas?", before any was shown */
export const weighsInShop = (context: IntentContext): boolean => {
  const { understood, box, state } = context;
  const [first, ...others] = understood.slots.garments;
  return (
    box.store !== null &&
    state.outfits.length === 0 &&
    state.productIds.length === 0 &&
    weighing.has(understood.intent) &&
    first !== undefined &&
    [first, ...others].every(({ points, text }) => points !== 'mine' && text === first.text) &&
    says(context, ofTheShop)
  );
};

const surelyPriced: ReadonlySet<string> = new Set(['knowledge', 'dress', 'combine', 'colour', 'diagnose']);
export const seeksPriced = (context: IntentContext): boolean => {
  const { understood, box, state } = context;
  return (
    box.store !== null &&
    state.outfits.length === 0 &&
    surelyPriced.has(understood.intent) &&
    understood.slots.garments.some(({ points }) => points === 'any') &&
    says(context, seeking) &&
    says(context, pricing)
  );
};

export const sellBesideRule: IntentHandler = async (context) => {
  const asShop = (one: IntentContext): IntentContext => ({
    ...one,
    understood: { ...one.understood, intent: 'shop', aim: 'shop' },
  });
  if (isPresent(context)) return shop(asShop(context));
  const rule = await app(context);
  const isFar = isAbroad(context.understood.reading.tokens) && rule.remember?.answered !== whereSent;
  const found = await shop(asShop(soughtPart(context) ?? context));
  const { question = null, answered = null } = rule.remember ?? {};
  const rules = [
    ...(isFar ? [textOfTitle(whereSent, context.box.advisor) ?? ''] : []),
    ...(answered === null ? [] : rule.sentences.slice(0, 1)),
    ...alsoAsked(context, shopQuestions(context.understood.reading.tokens).has('gift')),
  ];
  const told = rules.filter((one, at) => !found.sentences.includes(one) && rules.indexOf(one) === at);
  const isShown = found.products !== undefined && found.products.length > 0;
  return {
    ...found,
    sentences: [...found.sentences, ...told],
    remember: isShown ? { ...found.remember, question, answered } : rule.remember,
  };
};
