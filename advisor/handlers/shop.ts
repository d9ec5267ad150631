import type { ColorName } from '#contract/colors.ts';
import { garmentAttributes } from '#contract/garment-attributes.ts';
import { kinds as allKinds, type Kind } from '#contract/vocabulary.ts';
import { joinAnd } from '#stylist/language/grammar.ts';
import { purposeOf } from '#stylist/language/occasions.ts';
import { traitsOf } from '#stylist/piece.ts';
import { occasionFitOf } from '#stylist/traits/occasion-fit.ts';
import type { DialogueState, Shopping } from '../state.ts';
import type { Offer } from '../tools/store.ts';
import type { StoreProduct } from '../tools/toolbox.ts';
import { type ShopQuestion, shopQuestions, sizeIn } from '../understand/shopping.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { onOneLine, type Part, type Phrase, quote, title } from '../voice/phrase.ts';
import { tokensOf } from '../words/tokens.ts';
import { said } from './acted.ts';
import { buyAgain } from './buy-again.ts';
import type { IntentContext, IntentHandler, Reply } from './handler.ts';
import { listed } from './listed.ts';
import { garmentsNamed, isUsual } from './selection.ts';

export const euros = (value: number) => `${value.toFixed(2).replace('.', ',')} €`;
const plain = (text: string) => onOneLine(text).slice(0, 80);

/** A product's name is untrusted text: quoted, on one line and never parsed. */
export const named = ({ name, brand, priceEuros }: StoreProduct) =>
  `«${plain(name)}» de ${plain(brand)} (${euros(priceEuros)})`;
const short = ({ name }: StoreProduct) => `«${plain(name)}»`;

/** Whether the name, the description or the cloth has one of some words. */
const hasAny = ({ name, description, garment }: StoreProduct, words: readonly string[]): boolean => {
  const stems = new Set(tokensOf(`${name} ${description ?? ''}`).map(({ stem }) => stem));
  const cloths = alike[garment.fabric ?? ''] ?? [];
  return words.some(
    (word) =>
      stems.has(word) ||
      word === garment.fabric ||
      cloths.includes(word) ||
      (strapless[word] ?? []).some((other) => stems.has(other)),
  );
};
/** Words of the shop that imply a refused one. */
const strapless: Readonly<Record<string, readonly string[]>> = {
  tirant: ['lencero', 'halter'],
  tacon: ['salon', 'stiletto'],
};
const alike: Readonly<Record<string, readonly string[]>> = {
  leather: ['cuero', 'piel'],
  suede: ['ante', 'gamuza'],
  wool: ['lana'],
};

const fits = ({ fit }: Offer) => fit !== null && fit.outfits > 0;
const mostShown = 3;
const catalogueMost = 200;

/** Kinds of which a size need not be known. */
const giftKinds: readonly Kind[] = [
  'scarf',
  'tote',
  'shoulder-bag',
  'clutch',
  'backpack',
  'necklace',
  'earrings',
  'bracelet',
  'watch',
  'tie',
  'beanie',
  'cap',
  'umbrella',
  'sunglasses',
];
/** Gifts by the person they are for. */
const giftsFor = (context: IntentContext): readonly Kind[] => {
  const isMan = said(
    context,
    /^(padre|papa|marido|novio|yerno|hijo|hermano|abuelo|tio|suegro|cunado|jefe|amigo|chico|hombre|esposo|pololo)$/,
  );
  const isWoman = said(
    context,
    /^(madre|mama|mujer|novia|nuera|hija|hermana|abuela|tia|suegra|cunada|jefa|amiga|chica|esposa|polola)$/,
  );
  return giftKinds.filter((kind) => !(isMan && womanly.has(kind)) && !(isWoman && kind === 'tie'));
};
const womanly: ReadonlySet<Kind> = new Set([
  'shoulder-bag',
  'clutch',
  'necklace',
  'earrings',
  'bracelet',
  'tote',
]);
/** Kinds that the shop may have instead of one that it does not sell. */
const insteadOf: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  blazer: ['suit', 'cardigan'],
  vest: ['cardigan'],
  flats: ['loafers', 'sandals'],
};

const noShopping: Shopping = { kinds: [], text: null, colours: [], maxEuros: null, size: null, without: [] };

/** "que no sean de cuero", "sin tirantes", "nada de lunares". */
function refusedWords({ reading, slots }: IntentContext['understood']): string[] {
  const { tokens } = reading;
  const words = tokens.flatMap(({ text }, at) => {
    const isOf = text === 'de' && /^(sean?|nada|quiero|tengan?)$/.test(tokens[at - 1]?.text ?? '');
    const isRefused =
      isOf && tokens.slice(Math.max(0, at - 3), at).some((one) => /^(no|nada)$/.test(one.text));
    const word = isRefused || text === 'sin' ? tokens[at + 1]?.stem : undefined;
    return word ? [word] : [];
  });
  return [...words, ...(slots.avoidedFabric ? [slots.avoidedFabric] : [])];
}

/** Garments that are to be bought, not those that they are to go with: "un cinturón para los zapatos que tengo". */
function toBuy({ understood }: IntentContext): readonly GarmentReference[] {
  const wanted = understood.slots.garments.filter((one) => one.wanted || one.garmentIds.length === 0);
  const { tokens } = understood.reading;
  // A name that happens to be that of an owned garment is still "un cinturón marrón".
  const isAny = ({ points, start }: GarmentReference) =>
    points === 'any' || /^(un|una|unos|unas|algun|alguna|otr[oa])$/.test(tokens[start - 1]?.text ?? '');
  const any = wanted.filter(isAny);
  return any.length > 0 ? any : wanted.filter(({ points }) => points !== 'mine');
}

/** "zapatillas blancas" without its colour, which is told apart. */
function bareText(reference: GarmentReference | undefined): string | null {
  if (!reference) return null;
  const heads = reference.colours.flatMap((colour) => tokensOf(colour).map(({ text }) => text.slice(0, 4)));
  const words = tokensOf(reference.text).filter(({ text }) => !heads.includes(text.slice(0, 4)));
  return (
    words
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 60) || null
  );
}

/** Returns the query: the message's wishes, over the earlier ones when it refines them. */
function shoppingOf(context: IntentContext): { query: Shopping; isNew: boolean } {
  const { understood, state } = context;
  const { slots, reading } = understood;
  const references = toBuy(context);
  const isNew = references.length > 0;
  const kept = state.shopping ?? noShopping;
  // "ropa no, accesorio" changes the kind and keeps the budget.
  const refines = state.topic === 'shop' && reading.tokens.length <= mostOfRefinement;
  const before = isNew
    ? { ...noShopping, ...(refines && { maxEuros: kept.maxEuros, size: kept.size }) }
    : kept;
  const colours = [...slots.colours, ...references.flatMap((one) => one.colours)];
  return {
    isNew,
    query: {
      kinds: isNew ? [...new Set(references.flatMap((one) => one.kinds))].slice(0, 20) : before.kinds,
      text: isNew ? bareText(references[0]) : before.text,
      colours: colours.length > 0 ? colours.slice(0, 4) : before.colours,
      maxEuros: slots.budgetEuros ?? before.maxEuros,
      size: sizeIn(reading.tokens) ?? before.size,
      without: [...new Set([...before.without, ...refusedWords(understood)])].slice(0, 4),
    },
  };
}

/** "marrón" is dark brown too. */
const comesIn = ({ options }: StoreProduct, colours: readonly string[]) =>
  options.some(({ colour }) => colours.some((one) => colour === one || colour.startsWith(`${one} `)));
const mostOfRefinement = 6;
/** The shop's names for colours: "gris" is sold as "gris claro". */
const soldAs = (products: readonly StoreProduct[], colours: readonly ColorName[]) =>
  [...new Set(products.flatMap(({ options }) => options.map(({ colour }) => colour)))]
    .filter((sold): sold is ColorName => colours.some((one) => sold === one || sold.startsWith(`${one} `)))
    .slice(0, 4);
const isInSize = ({ options }: StoreProduct, size: string) => options.some((one) => one.size === size);

/** Wishes in the order in which they are given up when nothing has them all. */
type Wish = {
  name: 'size' | 'price' | 'colour' | 'occasion' | 'length';
  text: string;
  holds(product: StoreProduct): boolean;
};
function wishesIn({ size, maxEuros, colours }: Shopping, context: IntentContext): Wish[] {
  const { occasion, purpose } = context.understood.slots;
  const wishes: (Wish | false)[] = [
    colours.length > 0 && {
      name: 'colour',
      text: `en ${joinAnd(colours)}`,
      holds: (product) => comesIn(product, colours),
    },
    said(context, long) && {
      name: 'length',
      text: 'largo',
      holds: ({ name, description, garment }) =>
        garment.length === 'long' || longText.test(`${name} ${description ?? ''}`),
    },
    size !== null && {
      name: 'size',
      text: `en la talla ${size}`,
      holds: (product) => isInSize(product, size),
    },
    maxEuros !== null && {
      name: 'price',
      text: `por ${maxEuros} € o menos`,
      holds: ({ priceEuros }) => priceEuros <= maxEuros,
    },
    occasion !== null &&
      occasion !== 'casual' && {
        name: 'occasion',
        text: `para ${purpose ?? purposeOf({ occasion, event: null })}`,
        holds: ({ garment }) => occasionFitOf(garment, traitsOf(garment), occasion) >= goodFit,
      },
  ];
  return wishes.filter((wish) => wish !== false);
}
const goodFit = 0.7;
const long = /^(larg[oa]s?|maxi)$/;
const longText =
  /(vestido largo|falda larga|mono largo|abrigo largo|\bmaxi|hasta (los pies|el suelo|el tobillo))/i;

/** Drops the first wishes until something has the rest. */
function relaxed(
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

async function shownBefore({ box, state }: IntentContext): Promise<StoreProduct[]> {
  const found = await Promise.all(state.productIds.slice(0, 6).map((id) => box.store?.product(id)));
  return found.flatMap((product) => product ?? []);
}

const remembering = (
  shopping: Shopping | null,
  products: readonly StoreProduct[],
): Partial<DialogueState> => ({
  topic: 'shop',
  asked: null,
  shopping,
  ...(products.length > 0 && { productIds: products.map(({ id }) => id) }),
});

const sizesOf = ({ options }: StoreProduct, colour: string | undefined) => [
  ...new Set(options.filter((one) => colour === undefined || one.colour === colour).map(({ size }) => size)),
];

/** A question about the products on the table; null when it searches for others. */
function aboutShown(
  context: IntentContext,
  shown: readonly StoreProduct[],
  asks: ReadonlySet<ShopQuestion>,
  query: Shopping,
): Reply | null {
  const { speaker, understood } = context;
  const { position, colours } = understood.slots;
  const picked = position === null ? undefined : shown.at(position);
  const meant = picked ? [picked] : shown;
  const reply = (phrase: Phrase, products: readonly StoreProduct[] = meant): Reply => ({
    sentences: [phrase],
    products,
    remember: remembering(query, products),
  });
  const byPrice = [...shown].sort((a, b) => a.priceEuros - b.priceEuros);
  const extreme = asks.has('cheapest') ? byPrice[0] : asks.has('dearest') ? byPrice.at(-1) : undefined;
  if (extreme)
    return reply(
      speaker.say(asks.has('cheapest') ? 'shop-cheapest' : 'shop-dearest', {
        product: title(named(extreme)),
      }),
      [extreme],
    );
  const size = sizeIn(understood.reading.tokens);
  if (size !== null && !asks.has('others')) {
    const having = meant.filter((product) => isInSize(product, size));
    if (having.length > 0)
      return reply(speaker.say('shop-size-yes', { size, list: title(joinAnd(having.map(short))) }), having);
    const [first] = meant;
    return first
      ? reply(
          speaker.say('shop-size-no', {
            size,
            product: title(short(first)),
            sizes: joinAnd(sizesOf(first, undefined)),
          }),
        )
      : null;
  }
  if (asks.has('sizes')) {
    const told = meant.map((product) => `${short(product)}: ${joinAnd(sizesOf(product, undefined))}`);
    return reply(speaker.say('shop-sizes', { list: title(told.join('; ')) }));
  }
  if (colours.length > 0) {
    const having = meant.filter(({ options }) =>
      options.some(({ colour }) => colours.some((one) => one === colour)),
    );
    if (having.length > 0)
      return reply(
        speaker.say('shop-colour-yes', { colour: joinAnd(colours), list: title(joinAnd(having.map(short))) }),
        having,
      );
    return null;
  }
  if (said(context, /^(colores|tonos)$/)) {
    const told = meant.map(({ options, ...product }) => {
      const own = [...new Set(options.map(({ colour }) => colour))];
      return `${short({ ...product, options })}: ${joinAnd(own)}`;
    });
    return reply(speaker.say('shop-colours', { list: title(told.join('; ')) }));
  }
  if (asks.has('material')) {
    const told = meant.map((product) => {
      const { fabric } = product.garment;
      const cloth = fabric ? garmentAttributes.fabric.labels[fabric].toLowerCase() : 'sin dato';
      return `${short(product)}: ${cloth}`;
    });
    return reply(speaker.say('shop-material', { list: title(told.join('; ')) }));
  }
  if (asks.has('price')) return reply(speaker.say('shop-prices', { list: title(joinAnd(meant.map(named))) }));
  return null;
}

export const shop: IntentHandler = async (context) => {
  const { box, speaker, wardrobe, understood, state } = context;
  const { store } = box;
  if (!store) return { sentences: [speaker.say('shop-closed')], remember: { topic: 'shop', asked: null } };
  const asks = shopQuestions(understood.reading.tokens);
  const { query, isNew } = shoppingOf(context);
  const shown = await shownBefore(context);
  const ofShown = shown.some(({ garment }) => query.kinds.includes(garment.kind));
  if (shown.length > 0 && (!isNew || (ofShown && refers(context)))) {
    const about = aboutShown(context, shown, asks, query);
    if (about) return about;
  }
  const isGift = asks.has('gift') || (understood.aim === 'gift' && query.kinds.length === 0);
  const gaps =
    query.kinds.length === 0 && !isGift && wardrobe.length > 0
      ? await context.use('findGaps', { count: 6 })
      : [];
  const kinds: readonly Kind[] =
    query.kinds.length > 0
      ? query.kinds
      : isGift
        ? giftsFor(context)
        : gaps.filter(({ garment }) => isUsual(wardrobe, garment.kind)).map(({ garment }) => garment.kind);
  const everything = await store.search({ kinds: allKinds, count: catalogueMost });
  const ofKinds = everything.filter(
    ({ garment }) =>
      (kinds.length === 0 || kinds.includes(garment.kind)) &&
      (query.kinds.length > 0 || isUsual(wardrobe, garment.kind)),
  );
  const alternatives = ofKinds.length > 0 ? [] : kinds.flatMap((kind) => insteadOf[kind] ?? []);
  const all =
    ofKinds.length > 0 ? ofKinds : everything.filter(({ garment }) => alternatives.includes(garment.kind));
  const what: Part = query.text === null ? 'eso' : quote(query.text);
  const notSold = ofKinds.length === 0 && speaker.say('shop-not-sold', { what });
  if (all.length === 0)
    return {
      sentences: [notSold || speaker.say('shop-none', { what })],
      remember: remembering(query, []),
    };

  const seen = new Set(
    asks.has('others') || asks.has('cheaper') || asks.has('dearer') ? state.productIds : [],
  );
  const fresh = all.filter((product) => !seen.has(product.id) && !hasAny(product, query.without));
  const limit = Math.min(...shown.map(({ priceEuros }) => priceEuros));
  const cheaper = asks.has('cheaper') && shown.length > 0 && Number.isFinite(limit);
  const cheap = fresh.filter(({ priceEuros }) => priceEuros < limit);
  if (cheaper && cheap.length === 0) {
    const [lowest] = [...all].sort((a, b) => a.priceEuros - b.priceEuros);
    return {
      sentences: [lowest && speaker.say('shop-no-cheaper', { product: title(named(lowest)) })],
      products: lowest ? [lowest] : [],
      remember: remembering(query, lowest ? [lowest] : []),
    };
  }
  const pool = cheaper ? cheap : fresh.length > 0 ? fresh : all;
  const wishes = wishesIn(isGift ? { ...query, colours: [] } : query, context);
  const { kept, unmet } = relaxed(pool, wishes);
  const having = pool.filter((product) => kept.every((wish) => wish.holds(product)));
  const byPrice =
    cheaper || asks.has('cheapest') || asks.has('cheaper') || unmet.some(({ name }) => name === 'price');
  const ids = having.map(({ id }) => id);
  const found = await context.use('searchStore', {
    ids: ids.slice(0, catalogueMost),
    ...(kept.some(({ name }) => name === 'colour') ? { colours: soldAs(having, query.colours) } : {}),
    order: byPrice ? 'price' : 'fit',
    count: asks.has('cheapest') ? 1 : mostShown,
  });
  const products = found.map(({ product }) => product);
  const [best] = found;
  const missing =
    unmet.length > 0 && speaker.say('shop-unmet', { what, wishes: unmet.map(({ text }) => text).join(' ') });
  const owned = isNew ? ownedAlike(context) : null;
  return {
    sentences: [
      notSold || missing,
      tellProducts(context, products, { byPrice, isInstead: Boolean(notSold || missing), isGift }),
      !isGift &&
        best &&
        fits(best) &&
        products.length > 1 &&
        speaker.say('shop-fit', { product: title(short(best.product)), count: best.fit?.outfits ?? 0 }),
      owned,
      isGift && query.maxEuros === null && speaker.say('gift-ask'),
    ],
    products,
    remember: remembering({ ...query, kinds: [...kinds].slice(0, 20) }, products),
  };
};

function tellProducts(
  { speaker, understood }: IntentContext,
  products: readonly StoreProduct[],
  { byPrice, isInstead, isGift }: { byPrice: boolean; isInstead: boolean; isGift: boolean },
) {
  const list: Part = title(joinAnd(products.map(named)));
  if (isInstead) return speaker.say('shop-instead', { list });
  if (isGift) return speaker.say('gift', { list });
  return byPrice && understood.slots.budgetEuros === null
    ? speaker.say('shop-cheap', { list })
    : speaker.say('shop', { list });
}

/** "el bolso", "esa chaqueta": one of those shown. */
const refers = ({ understood }: IntentContext) =>
  understood.slots.garments.some(({ points }) => points === 'definite') ||
  understood.reading.tokens.some(({ text }) => /^(es[eoa]s?|est[eoa]s?)$/.test(text));

/** Names owned garments of the sort being searched for. */
function ownedAlike(context: IntentContext): Phrase | null {
  const { wardrobe, speaker } = context;
  const exact = toBuy(context).filter(
    ({ colours, fabric, item }) => colours.length > 0 || fabric !== null || item !== null,
  );
  const owned = exact.flatMap((reference) =>
    garmentsNamed(wardrobe, { ...reference, points: 'any' }).filter(
      (garment) => reference.kinds[0] === garment.kind,
    ),
  );
  return owned.length > 0 && owned.length <= mostShown
    ? speaker.say('shop-owned', { list: listed(owned) })
    : null;
}

/** Versatility from which a product is recommended. */
const worthwhilePercent = 25;

/** The product that a message means: by its position or kind among those shown, or by its name. */
export async function productMeant({
  understood,
  box,
  state,
  message,
}: IntentContext): Promise<string | null> {
  const { garments, position, colours } = understood.slots;
  const [reference] = garments;
  const shown = position === null ? undefined : state.productIds.at(position);
  if (shown) return shown;
  if (!reference) return state.productIds[0] ?? null;
  for (const id of state.productIds) {
    const product = await box.store?.product(id);
    if (product && reference.kinds.includes(product.garment.kind)) return id;
  }
  const found = await box.store?.search({
    words: message.slice(0, 80),
    kinds: reference.kinds,
    colours: [...reference.colours, ...colours],
    count: 1,
  });
  return found?.[0]?.id ?? state.productIds[0] ?? null;
}

/** "otra camiseta blanca" refers to owned garments; "el blazer de la tienda" to a product. */
const isOneMore = ({ understood }: IntentContext, { start }: GarmentReference): boolean =>
  /^otr[oa]s?$/.test(understood.reading.tokens[start - 1]?.text ?? '');

export const productFit: IntentHandler = async (context) => {
  const { box, speaker, understood } = context;
  const remember = { topic: 'product-fit' as const, asked: null };
  const [reference] = understood.slots.garments;
  if (reference && isOneMore(context, reference)) return buyAgain(context, reference);
  if (!box.store) return { sentences: [speaker.say('shop-closed')], remember };
  const productId = await productMeant(context);
  const offer = productId ? await context.use('judgeProduct', { productId }) : null;
  if (!offer && reference) return buyAgain(context, reference);
  if (!offer) return { sentences: [speaker.say('product-which')], remember };
  const worthwhile = fits(offer) && (offer.fit?.percent ?? 0) >= worthwhilePercent;
  return {
    sentences: [
      speaker.say(worthwhile ? 'product-good' : 'product-poor', {
        product: title(named(offer.product)),
        count: offer.fit?.outfits ?? 0,
      }),
    ],
    products: [offer.product],
    remember: { ...remember, productIds: [offer.product.id] },
  };
};
