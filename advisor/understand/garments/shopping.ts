import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';

/** Questions about products, from the most specific to a search. */
const phrases = {
  cheapest:
    'la|el|lo|las|los|cual [es] [la|el] mas barat~|economic~|asequible / la|el|las|los menos car~ / menor precio',
  dearest: 'la|el|las|los mas car~|exclusiv~|premium / mejor calidad',
  cheaper:
    'mas barat~|economic~|asequible~|baratit~ / menos car~|precio / muy|tan|demasiado|bastante|super car~ / algo barat~|economic~ / por menos / se me va de precio|presupuesto / no me llega|alcanza / uf~ caro|cara|caros|caras',
  dearer: 'mas car~ / mejor calidad / algo mejor',
  price:
    'precio|precios / cuanto|q cuesta~|vale|valen|sale|salen|es|son / a cuanto / que cuesta|cuestan|vale|valen / q cuesta|vale',
  sizes:
    'que|q|cuales talla~|numero~ / hay|tienen|tienes|teneis|queda|quedan|viene~ * talla~ / tallas|talla / en la|el|una|un s|m|l|xl|xs|xxl / en s|m|l|xl|xs|xxl',
  material:
    'de que * hech~|material|tela|composicion|tejido / es|son de piel|cuero|algodon|lana|lino|seda|poliester|verdad / material|composicion|tejido|tela',
  others:
    'otra|otras|otro|otros / ningun~ me convence~|gusta|va / algo|uno|una mas original~|especial~|alegre~|juvenil~ / que no sea ropa / mas opciones|modelos|cosas|ideas / alguna|algun mas / algo distinto|diferente|parecido|similar / que mas|otra cosa',
  gift: 'regal~|obsequi~ / detalle para / amigo invisible / papa noel / para|por reyes / cumple~ de mi|el|la',
} as const;
export type ShopQuestion = keyof typeof phrases;
const patterns = (Object.entries(phrases) as [ShopQuestion, string][]).map(([question, source]) => ({
  question,
  pattern: patternOf(source),
}));

export const shopQuestions = (tokens: readonly Annotated[]): ReadonlySet<ShopQuestion> =>
  new Set(patterns.filter(({ pattern }) => occurs(pattern, tokens)).map(({ question }) => question));

const letters = /^(xxs|xs|s|m|l|xl|xxl|xxxl)$/;
const beforeSize = /^(talla|tallas|talle|talles|la|en|una|un|numero|num|n|el|mi|uso|gasto|calzo|t)$/;
const afterSize =
  /^(euros?|eur|pavos|€|dias?|anos?|veces|prendas|looks|outfits|grados|cm|kilos?|kg|horas?|de)$/;

/** Up to as many words, a number at the end is a size: "zapatos negros 43". */
const mostOfNoun = 8;

/** A size as it was said: "talla 42", "en la M", "calzo un 38". */
export function sizeIn(tokens: readonly Annotated[]): string | null {
  for (const [at, { text }] of tokens.entries()) {
    const before = tokens[at - 1]?.text ?? '';
    const isSpoken =
      beforeSize.test(before) || /^(talla|talle|calzo|numero)$/.test(tokens[at - 2]?.text ?? '');
    if (letters.test(text) && (isSpoken || tokens.length <= 2 || /^x/.test(text))) return text.toUpperCase();
    const isNumber = /^\d{2}$/.test(text) && Number(text) >= 30 && Number(text) <= 60;
    const ends = at === tokens.length - 1 && at > 0 && tokens.length <= mostOfNoun && before !== 'de';
    const isAfter = /^(talla|talle|calzo|numero)$/.test(before);
    if (isNumber && (isSpoken || ends) && (isAfter || !afterSize.test(tokens[at + 1]?.text ?? '')))
      return text;
  }
  return null;
}
