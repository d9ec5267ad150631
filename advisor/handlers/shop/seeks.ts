import { surestAim } from '../../understand/learned/intents-learned.ts';
import { patternOf } from '../../words/pattern.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';
import { asksPlainly } from '../knowing/asks-plainly.ts';
import { app } from '../talk/about-app.ts';
import { shop } from './shop.ts';

const seeking = patternOf(
  'necesito|busco|buscando|quiero|quisiera|querria|queria|interesa|interesan|gustaria [comprar|comprarme|encontrar|ver] un|una|unos|unas|algun|alguna <garment> / necesito|busco|buscando|quiero comprar~|encontrar [un|una|unos|unas] <garment> / necesito|busco <garment> / regalar~|regalo * un|una|unos|unas|algo <garment> / regalar~|regalo * algo',
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
  return (
    box.store !== null &&
    understood.intent === 'app' &&
    ofSelling.has(surestAim(understood.aims)?.aim ?? '') &&
    understood.slots.garments.some(({ points }) => points === 'any') &&
    says(context, seeking)
  );
};
const ofSelling: ReadonlySet<string> = new Set([
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
  const rule = await app(context);
  const found = await shop({
    ...context,
    understood: { ...context.understood, intent: 'shop', aim: 'shop' },
  });
  return { ...found, sentences: [...rule.sentences, ...found.sentences] };
};
