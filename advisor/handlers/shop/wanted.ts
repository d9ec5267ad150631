import { colorNames } from '#contract/colors.ts';
import { type Fabric, garmentAttributes, type Pattern } from '#contract/garment-attributes.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import { purposeOf } from '#stylist/language/es/purposes.ts';
import { traitsOf } from '#stylist/piece.ts';
import type { Shopping } from '../../state.ts';
import type { StoreProduct } from '../../tools/toolbox.ts';
import { fabricLexicon, garmentWords, patternLexicon } from '../../understand/garments/garment-words.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { tokensOf } from '../../words/tokens.ts';
import { said } from '../acted.ts';
import type { IntentContext } from '../handler.ts';
import { toBuy } from './query.ts';

/** A condition on products; those nearer the front are kept longer when nothing meets them all. */
export type Wish = {
  name: 'size' | 'price' | 'colour' | 'material' | 'pattern' | 'detail' | 'occasion' | 'length';
  text: string;
  holds(product: StoreProduct): boolean;
};

const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
const told = ({ name, description }: StoreProduct) => plain(`${name} ${description ?? ''}`);
const says =
  (words: RegExp) =>
  (product: StoreProduct): boolean =>
    words.test(told(product));
const isHeeled = (product: StoreProduct) =>
  product.garment.kind === 'heels' || /\btacon(es)?\b/.test(told(product));

const adorned = /bordad|estampad|lentejuel|encaje|rayas|leopardo|flores|logo|brillo|volante|tecnic/;

/** Details that people ask for; `sure` are those that each product's file decides. */
const details: readonly {
  words: string;
  text: string;
  sure?: true;
  holds(product: StoreProduct): boolean;
}[] = [
  { words: 'plataformas?', text: 'de plataforma', sure: true, holds: says(/plataforma/) },
  {
    words: 'no (?:se )?transparent\\w*|opac[oa]s?|tupid[oa]s?',
    text: 'que no transparente',
    holds: says(/opac|denso|densa|tupid|grueso|gruesa|doble|no (se )?transparent/),
  },
  { words: 'basic[oa]s?', text: 'básico', holds: (product) => !adorned.test(told(product)) },
  { words: 'tiro alto|cintura alta', text: 'de tiro alto', holds: says(/tiro alto|cintura alta/) },
  {
    words: 'oversize|anch[oa]s? de corte|holgad[oa]s?|amplios?',
    text: 'de corte ancho',
    holds: says(/oversize|ancho|amplio|holgad/),
  },
  {
    words: 'pitillos?|ajustad[oa]s?|entubad[oa]s?|skinny',
    text: 'ajustado',
    holds: says(/pitillo|ajustad|ceñid|cenid|skinny/),
  },
  {
    words: 'tacon(?:es)? (?:ancho|bajo|medio|cuadrado|grueso)s?',
    text: 'de ese tacón',
    holds: says(/tacon (ancho|bajo|medio|cuadrado|grueso|de bloque)/),
  },
  { words: 'plan[oa]s?|bajit[oa]s?', text: 'sin tacón', sure: true, holds: (product) => !isHeeled(product) },
  { words: 'tacon(?:es)?|taco', text: 'con tacón', sure: true, holds: isHeeled },
  {
    words: 'impermeables?|chubasquero|para la lluvia|de agua|de lluvia',
    text: 'impermeable',
    sure: true,
    holds: says(/impermeable|de agua|lluvia|encerad/),
  },
  { words: 'de novia', text: 'de novia', sure: true, holds: says(/\bnovia\b/) },
  { words: 'premama|embaraz\\w*', text: 'premamá', sure: true, holds: says(/premama|embaraz/) },
  { words: 'bebes?|nin[oa]s?', text: 'infantil', sure: true, holds: says(/infantil|nin[oa]/) },
  {
    words: 'tallas? grandes?|curvy|plus size',
    text: 'de tallas grandes',
    sure: true,
    holds: says(/talla grande|curvy/),
  },
  {
    words: 'brillos[oa]s?|brillantes?|que brill\\w+|con brillo|lentejuelas?|metaliz\\w+|glitter',
    text: 'con brillo',
    sure: true,
    holds: says(/metaliz|brill|lentejuel|satin|satén|laminad|glitter|seda/),
  },
  { words: 'capucha', text: 'con capucha', sure: true, holds: says(/capucha/) },
  {
    words: 'cuello (?:alto|vuelto|tortuga|cisne)',
    text: 'de cuello alto',
    sure: true,
    holds: says(/cuello (alto|vuelto)/),
  },
  { words: 'manga larga', text: 'de manga larga', holds: says(/manga larga|mangas largas/) },
  { words: 'manga corta', text: 'de manga corta', holds: says(/manga corta|mangas cortas/) },
  { words: 'bolsillos?', text: 'con bolsillos', holds: says(/bolsillo/) },
  {
    words: 'cordones|agujetas|pasadores',
    text: 'con cordones',
    holds: (product) =>
      ['shoes', 'sneakers'].includes(product.garment.kind) && !/bailarina|mocasin/.test(told(product)),
  },
  { words: 'elastic[oa]s?|elastano|goma|que estire', text: 'con elástico', holds: says(/elast|goma/) },
  {
    words: 'horma ancha|pie ancho|anch[oa]s?',
    text: 'de horma o corte ancho',
    holds: says(/horma ancha|ancho|anchas/),
  },
  {
    words: 'cort[oa]s?',
    text: 'corto',
    sure: true,
    holds: (product) => product.garment.length === 'short' || /\bcort[oa]s?\b|mini/.test(plain(product.name)),
  },
  { words: 'tirantes', text: 'de tirantes', sure: true, holds: says(/tirantes|lencero|halter/) },
  { words: 'niquel', text: 'sin níquel', holds: says(/niquel/) },
  {
    words: 'que no piquen?|suaves?',
    text: 'que no pique',
    holds: says(/cachemir|merino|suave|modal|algodon/),
  },
  {
    words: 'portatil|ordenador|laptop|computador',
    text: 'para el portátil',
    holds: says(/portatil|ordenador/),
  },
];
const ofShoes: ReadonlySet<string> = new Set(['sin tacón', 'con tacón', 'de ese tacón', 'con cordones']);
const refusal =
  '(?<no>\\b(?:no (?:sean?|lleven?|tengan?|quiero|vaya|vayan)|sin|nada|ni|tampoco)(?: (?:muy|tan|de|con|el|la|los|las|nada))* )?';
const negated = (text: string): string =>
  text.startsWith('con ')
    ? text.replace('con ', 'sin ')
    : text.startsWith('sin ')
      ? text.replace('sin ', 'con ')
      : `que no sea ${text}`;

/** "sin lana ni cuero" */
export const withoutText = (without: readonly string[]): string => {
  const names = without.map(
    (one) => (garmentAttributes.fabric.labels as Record<string, string>)[one]?.toLowerCase() ?? one,
  );
  return `sin ${[...new Set(names)].join(' ni ')}`;
};
const matchers = details.map((detail) => ({
  ...detail,
  pattern: new RegExp(`${refusal}\\b(?:${detail.words})\\b(?<after> no(?= |$))?`, 'u'),
}));

/** Details in the order of the table; a word that an earlier one has taken counts once. */
function detailsIn(
  message: string,
  sought: readonly GarmentReference[],
): { wishes: Wish[]; untold: { text: string; holds: Wish['holds'] }[] } {
  const wishes: Wish[] = [];
  const untold: { text: string; holds: Wish['holds'] }[] = [];
  let rest = tokensOf(message)
    .map(({ text }) => text)
    .join(' ');
  const [kind] = sought[0]?.kinds ?? [];
  const isOfShoes = kind === undefined || categoryOfKind[kind] === 'shoes';
  for (const { pattern, text, sure, holds } of matchers) {
    if (!isOfShoes && ofShoes.has(text)) continue;
    const found = pattern.exec(rest);
    if (!found) continue;
    rest = rest.replace(found[0], ' ; ');
    const { no, after } = found.groups ?? {};
    const isRefused = no !== undefined || after !== undefined;
    const wish: Wish = isRefused
      ? { name: 'detail', text: negated(text), holds: (product) => !holds(product) }
      : { name: 'detail', text, holds };
    if (isRefused || sure) wishes.push(wish);
    else untold.push({ text, holds });
  }
  const style = styled.exec(rest)?.groups?.style;
  if (style && kind !== undefined && garmentWords.find(tokensOf(style)).length === 0)
    untold.push({ text: `tipo ${style}`, holds: says(new RegExp(style.slice(0, rootLength))) });
  return { wishes, untold };
}
const otherwise =
  /(?<=[.,;?!])\s*(?:y |o )?si no\b(?:\s*(?:hay|ten[eé]is|tienen|tienes))?,? (?!le|me|te|les|se|nos).*$/isu;
/** "unas gafas tipo aviador" */
const styled = /\b(?:tipo|estilo|modelo|forma de|corte) (?!de\b)(?<style>\p{L}{4,})/u;
const rootLength = 6;

const sameSizes: readonly (readonly string[])[] = [
  ['XS', '34'],
  ['S', '36'],
  ['M', '38'],
  ['L', '40'],
  ['XL', '42', '44'],
];
const lettered = /^(XS|S|M|L|XL)$/;
/** "39-41" */
const isBetween = (range: string, size: string): boolean => {
  const [from, to] = range.split('-').map(Number);
  return to !== undefined && from !== undefined && Number(size) >= from && Number(size) <= to;
};
export const isInSize = ({ options, garment }: StoreProduct, size: string): boolean =>
  options.some(
    (one) =>
      one.size === size ||
      isBetween(one.size, size) ||
      (garment.category !== 'shoes' &&
        garment.category !== 'accessories' &&
        lettered.test(one.size) !== lettered.test(size) &&
        sameSizes.some((same) => same.includes(size) && same.includes(one.size))),
  );

/** "marrón" is dark brown too. */
export const comesIn = ({ options }: StoreProduct, colours: readonly string[]): boolean =>
  options.some(({ colour }) => colours.some((one) => colour === one || colour.startsWith(`${one} `)));

const goodFit = 0.7;
const dressedUp: ReadonlySet<string> = new Set(['formal', 'party']);
const long = /^(larg[oa]s?|maxi)$/;
const longText =
  /(vestido largo|falda larga|mono largo|abrigo largo|\bmaxi|hasta (los pies|el suelo|el tobillo))/i;

const isOf = (fabric: Fabric, { garment, ...product }: StoreProduct): boolean =>
  garment.fabric === fabric ||
  (fabric === 'wool' &&
    garment.fabric === 'knit' &&
    /\b(lana|merino|cachemir)/.test(told({ garment, ...product })));

const ofEvening = /\bde (?:noche|fiesta|gala)\b/i;
const nearly = 0.2;

const patternText = (pattern: Pattern): string =>
  pattern === 'plain'
    ? 'liso'
    : pattern === 'animal'
      ? 'de estampado animal'
      : `de ${garmentAttributes.pattern.labels[pattern].toLowerCase()}`;

/** "sin flores", "que no sean de lunares" */
function refusesPattern({ understood }: IntentContext): boolean {
  const { tokens } = understood.reading;
  const [found] = patternLexicon.find(tokens);
  return (
    found !== undefined &&
    tokens
      .slice(Math.max(0, found.start - 3), found.start)
      .some(({ text }) => /^(sin|nada|no|ni)$/.test(text))
  );
}

export function wishesIn(
  { size, maxEuros, colours, without }: Shopping,
  context: IntentContext,
  isGift: boolean,
): { wishes: Wish[]; untold: { text: string; holds: Wish['holds'] }[] } {
  const {
    occasion: told,
    purpose,
    garments,
    fabric: loose,
    pattern: loosePattern,
  } = context.understood.slots;
  // "un vestido de noche"
  const occasion = told ?? (ofEvening.test(context.message) ? ('party' as const) : null);
  const isAllergic = said(context, /^alergi/);
  const bought = toBuy(context);
  const spoken = bought.length > 0 ? bought : garments.filter(({ wanted }) => wanted);
  const others = garments.filter((one) => !spoken.includes(one));
  const inWord = spoken.flatMap(({ text }) => fabricLexicon.find(tokensOf(text).slice(1)))[0]?.meaning;
  const ofGarment = spoken.find((one) => one.fabric)?.fabric ?? inWord;
  const looseFabric = others.some((one) => one.fabric === loose) ? null : loose;
  // "que no pique" is no piqué.
  const isItch = /\bno (me |le )?piquen?\b/i.test(context.message);
  const fabric = isAllergic || isItch ? null : (ofGarment ?? looseFabric);
  const isOfOther = others.some((one) => one.pattern === loosePattern);
  const pattern = spoken.find((one) => one.pattern)?.pattern ?? (isOfOther ? null : loosePattern);
  const isPatternRefused = refusesPattern(context);
  const { tokens } = context.understood.reading;
  const isAbout = tokens.some(
    ({ text }, at) =>
      Number(text) === maxEuros &&
      /^(sobre|unos|alrededor|de|los|cerca)$/.test(tokens[at - 1]?.text ?? '') &&
      tokens.slice(Math.max(0, at - 3), at).some((one) => /^(sobre|unos|alrededor|cerca)$/.test(one.text)),
  );
  const asked = detailsIn(context.message.replace(otherwise, ''), spoken);
  const refused: string[] = colorNames.filter((one) => without.includes(one) && !colours.includes(one));
  const wishes: (Wish | false)[] = [
    refused.length > 0 && {
      name: 'colour',
      text: `que no sea ${refused.join(' ni ')}`,
      holds: ({ options }) => options.some(({ colour }) => !refused.includes(colour)),
    },
    colours.length > 0 && {
      name: 'colour',
      text: `en ${colours.join(' o ')}`,
      holds: (product) => comesIn(product, colours),
    },
    fabric !== null && {
      name: 'material',
      text: `de ${garmentAttributes.fabric.labels[fabric].toLowerCase()}`,
      holds: (product) => isOf(fabric, product),
    },
    ...asked.wishes,
    size !== null && {
      name: 'size',
      text: `en la talla ${size}`,
      holds: (product) => isInSize(product, size),
    },
    maxEuros !== null && {
      name: 'price',
      text: isAbout ? `de unos ${maxEuros} €` : `por ${maxEuros} € o menos`,
      holds: ({ priceEuros }) =>
        isAbout
          ? priceEuros <= maxEuros * (1 + nearly) && priceEuros >= maxEuros * (1 - 2 * nearly)
          : priceEuros <= maxEuros,
    },
    said(context, long) && {
      name: 'length',
      text: 'largo',
      holds: ({ name, description, garment }) =>
        garment.length === 'long' || longText.test(`${name} ${description ?? ''}`),
    },
    pattern !== null && {
      name: 'pattern',
      text: isPatternRefused ? `sin ser ${patternText(pattern)}` : patternText(pattern),
      holds: ({ garment }) => (garment.pattern === pattern) !== isPatternRefused,
    },
    !isGift &&
      occasion !== null &&
      occasion !== 'casual' && {
        name: 'occasion',
        text: `para ${purpose ?? purposeOf({ occasion, event: null })}`,
        holds: ({ garment }) =>
          traitsOf(garment).fits[occasion] >= goodFit &&
          !(dressedUp.has(occasion) && garment.style === 'casual'),
      },
  ];
  const all = wishes.filter((wish) => wish !== false);
  return {
    wishes: all.filter(({ text }, at) => all.findIndex((one) => one.text === text) === at),
    untold: asked.untold,
  };
}

/** Drops the first wishes until something has the rest. */
export function relaxed(
  products: readonly StoreProduct[],
  wishes: readonly Wish[],
): { kept: readonly Wish[]; unmet: readonly Wish[] } {
  for (let count = wishes.length; count >= 0; count--) {
    const choices = combinations(wishes, count);
    const kept = choices.find((some) =>
      products.some((product) => some.every((wish) => wish.holds(product))),
    );
    if (kept) return { kept, unmet: wishes.filter((wish) => !kept.includes(wish)) };
  }
  return { kept: [], unmet: wishes };
}
function combinations<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((one, at) => combinations(list.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}
