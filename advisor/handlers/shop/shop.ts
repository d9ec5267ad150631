import type { ColorName } from '#contract/colors.ts';
import { garmentAttributes } from '#contract/garment-attributes.ts';
import { kinds as allKinds, type Kind } from '#contract/vocabulary.ts';
import { joinAnd } from '#stylist/language/grammar.ts';
import type { DialogueState, Shopping } from '../../state.ts';
import type { Offer } from '../../tools/store.ts';
import type { StoreProduct } from '../../tools/toolbox.ts';
import { measuresIn } from '../../understand/measures.ts';
import { type ShopQuestion, shopQuestions, sizeIn } from '../../understand/shopping.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { onOneLine, type Part, type Phrase, quote, title } from '../../voice/phrase.ts';
import type { Annotated } from '../../words/pattern.ts';
import { tokensOf } from '../../words/tokens.ts';
import { said } from '../acted.ts';
import type { IntentContext, IntentHandler, Reply } from '../handler.ts';
import { listed } from '../listed.ts';
import { garmentsNamed, isUsual, womanly as ofWomen } from '../selection.ts';
import { buyAgain } from './buy-again.ts';
import { coloursInName, isOtherItem, ofItem } from './items.ts';
import { isInSize, relaxed, type Wish, wishesIn, withoutText } from './wanted.ts';

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

const clothOf = (product: StoreProduct): string => {
  const { fabric } = product.garment;
  return `${short(product)}: ${fabric ? garmentAttributes.fabric.labels[fabric].toLowerCase() : 'sin dato'}`;
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
  'socks',
];
const warmGifts: readonly Kind[] = ['scarf', 'beanie', 'gloves', 'socks'];
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
  const kinds = said(context, /^(friolen|frioler|frio$)/) ? warmGifts : giftKinds;
  return kinds.filter((kind) => !(isMan && womanly.has(kind)) && !(isWoman && kind === 'tie'));
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
  // "es alérgica a la lana"
  const isAllergic = tokens.some(({ text }) => text.startsWith('alergi'));
  const cloths = [slots.avoidedFabric, isAllergic ? slots.fabric : null];
  return [...words, ...slots.avoidedColours, ...cloths.flatMap((cloth) => cloth ?? [])];
}

const isJoined = (tokens: readonly Annotated[], start: number): boolean => {
  const before = tokens.slice(Math.max(0, start - 2), start).map(({ text }) => text);
  return before.some((text) => /^[ouye]$/.test(text)) && !before.some((text) => /^(que|con)$/.test(text));
};

/** Garments that are to be bought, not those that they are to go with: "un cinturón para los zapatos que tengo". */
function toBuy({ understood }: IntentContext): readonly GarmentReference[] {
  const { tokens } = understood.reading;
  const isFlat = tokens.some(({ text }) => /^plan[oa]s?$/.test(text));
  // "un camisón de franela" is no T-shirt.
  const isCloth = ({ text, start }: GarmentReference) =>
    text === 'franela' && tokens[start - 1]?.text === 'de';
  const wanted = understood.slots.garments.filter(
    (one) => one.wanted && !isCloth(one) && !(isFlat && one.text.startsWith('tacon')),
  );
  // A name that happens to be that of an owned garment is still "un cinturón marrón".
  const isAny = ({ points, start }: GarmentReference) =>
    points === 'any' || /^(un|una|unos|unas|algun|alguna|otr[oa])$/.test(tokens[start - 1]?.text ?? '');
  const any = wanted.filter(isAny);
  const sought = any.length > 0 ? any : wanted.filter(({ points }) => points !== 'mine');
  // "un pañuelo o una bufanda" are both looked for; "un traje y qué camisa le va" is one after the other.
  return sought.filter(({ start }, at) => at === 0 || isJoined(tokens, start));
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
  // "jeans negros" may be one word of the vocabulary.
  const inName = references.flatMap(({ text }) => coloursInName(text));
  // "que no sea bikini, negro": the colour is that of what is looked for.
  const refused = slots.garments.filter((one) => !one.wanted);
  const colours = [...new Set([...slots.colours, ...references.flatMap((one) => one.colours), ...inName])];
  const { waist } = measuresIn(reading.tokens);
  const isBelt = references[0]?.kinds[0] === 'belt';
  const beltSize = isBelt && waist !== undefined ? String(Math.round(waist / 5) * 5) : null;
  return {
    isNew,
    query: {
      kinds: isNew
        ? [...new Set(references.flatMap((one) => one.kinds))]
            .filter(
              (kind) => kind === references[0]?.kinds[0] || !refused.some((one) => one.kinds[0] === kind),
            )
            .slice(0, 20)
        : before.kinds,
      text: isNew ? bareText(references[0]) : before.text,
      colours:
        colours.length > 0
          ? colours.slice(0, 4)
          : isNew && refused.length > 0
            ? refused.flatMap((one) => one.colours).slice(0, 4)
            : before.colours,
      maxEuros: slots.budgetEuros ?? before.maxEuros,
      size: sizeIn(reading.tokens) ?? beltSize ?? before.size,
      without: [...new Set([...before.without, ...refusedWords(understood)])].slice(0, 4),
    },
  };
}

const mostOfRefinement = 6;
/** The shop's names for colours: "gris" is sold as "gris claro". */
const soldAs = (products: readonly StoreProduct[], colours: readonly ColorName[]) =>
  [...new Set(products.flatMap(({ options }) => options.map(({ colour }) => colour)))]
    .filter((sold): sold is ColorName => colours.some((one) => sold === one || sold.startsWith(`${one} `)))
    .slice(0, 4);
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
        speaker.say('shop-colour-yes', { colour: joinAnd(colours), list: title(joinAnd(having.map(named))) }),
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
    return reply(speaker.say('shop-material', { list: title(meant.map(clothOf).join('; ')) }));
  }
  if (asks.has('price')) return reply(speaker.say('shop-prices', { list: title(joinAnd(meant.map(named))) }));
  return null;
}

/** Shoes of kinds that men wear too. */
const cutForWomen = /bailarina|sandalias? (?!técnic|de playa|de goma|de senderismo)/i;

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
  const isGift =
    (asks.has('gift') || understood.aim === 'gift') &&
    (query.kinds.length === 0 || (!isNew && state.topic !== 'shop'));
  // "algo de leopardo" may be of any kind.
  const { pattern, fabric, colours } = understood.slots;
  const isDescribed = pattern !== null || fabric !== null || colours.length > 0;
  const gaps =
    query.kinds.length === 0 && !isGift && !isDescribed && wardrobe.length > 0
      ? await context.use('findGaps', { count: 6 })
      : [];
  const kinds: readonly Kind[] =
    query.kinds.length > 0
      ? query.kinds
      : isGift
        ? giftsFor(context)
        : gaps.filter(({ garment }) => isUsual(wardrobe, garment.kind)).map(({ garment }) => garment.kind);
  const everything = await store.search({ kinds: allKinds, count: catalogueMost });
  const isManly = wardrobe.length > 0 && !wardrobe.some(({ kind }) => ofWomen.has(kind));
  const isBroad = query.kinds.length === 0 || query.kinds.length > 1;
  const ofAnyKind = everything.filter(
    ({ garment, name }) =>
      (kinds.length === 0 || kinds.includes(garment.kind)) &&
      (!isBroad || (isUsual(wardrobe, garment.kind) && !(isManly && cutForWomen.test(name)))),
  );
  const ofKinds = query.kinds.length > 0 ? ofItem(everything, ofAnyKind, query.text) : ofAnyKind;
  const alternatives = ofKinds.length > 0 ? [] : kinds.flatMap((kind) => insteadOf[kind] ?? []);
  const all =
    ofKinds.length > 0 ? ofKinds : everything.filter(({ garment }) => alternatives.includes(garment.kind));
  const what: Part = query.text === null ? 'eso' : quote(query.text);
  const isOther = isNew && isOtherItem(query.text, ofKinds);
  const notSold = (ofKinds.length === 0 || isOther) && speaker.say('shop-not-sold', { what });
  if (all.length === 0)
    return {
      sentences: [notSold || speaker.say('shop-none', { what })],
      remember: remembering(query, []),
    };

  const seen = new Set(
    asks.has('others') || asks.has('cheaper') || asks.has('dearer') ? state.productIds : [],
  );
  const { wishes, untold } = wishesIn(query, context, isGift);
  const fresh = all.filter((product) => !seen.has(product.id) && !hasAny(product, query.without));
  const limit = Math.min(...shown.map(({ priceEuros }) => priceEuros));
  const cheaper = asks.has('cheaper') && shown.length > 0 && Number.isFinite(limit);
  const cheap = fresh.filter(({ priceEuros }) => priceEuros < limit);
  const holdsAll = (product: StoreProduct) => wishes.every((wish) => wish.holds(product));
  if (cheaper && !cheap.some(holdsAll)) return noCheaper(context, query, all, cheap, wishes);
  const pool = cheaper ? cheap.filter(holdsAll) : fresh.length > 0 ? fresh : all;
  const { kept, unmet } = relaxed(pool, wishes);
  const meeting = pool.filter((product) => kept.every((wish) => wish.holds(product)));
  // Of those, the ones whose file tells the rest as well.
  const telling = untold.filter(({ holds }) => meeting.some(holds));
  const having = meeting.filter((product) => telling.every(({ holds }) => holds(product)));
  const sober = isGift && said(context, /^(sobri|elegant|jef|fin[oa]s?$|clasic|serio|seria)/);
  const told = having.length > 0 ? having : meeting;
  const formal = sober ? told.filter(({ garment }) => garment.style === 'formal') : [];
  const chosen = formal.length > 0 ? formal : told;
  const silent = untold.filter((one) => !telling.includes(one) || having.length === 0);
  const byPrice =
    cheaper ||
    asks.has('cheapest') ||
    asks.has('cheaper') ||
    said(context, /^(barat|economic)/) ||
    unmet.some(({ name }) => name === 'price');
  const found = await context.use('searchStore', {
    ids: chosen.map(({ id }) => id).slice(0, catalogueMost),
    ...(kept.some(({ name }) => name === 'colour') ? { colours: soldAs(chosen, query.colours) } : {}),
    order: byPrice ? 'price' : 'fit',
    count: asks.has('cheapest') ? 1 : mostShown,
  });
  const products = found.map(({ product }) => product);
  const [best] = found;
  // An occasion orders what there is; it is no condition that a file could fail.
  const failed = unmet.filter(({ name }) => name !== 'occasion');
  const missing =
    failed.length > 0 &&
    speaker.say('shop-unmet', { what, wishes: failed.map(({ text }) => text).join(' ') });
  const met = [
    ...[...kept, ...telling].map(({ text }) => text),
    // Words of a style are stems, so only cloths are told again.
    ...query.without.filter((one) => one in garmentAttributes.fabric.labels).map((one) => withoutText([one])),
  ];
  const owned = isNew ? ownedAlike(context) : null;
  return {
    sentences: [
      notSold || missing,
      tellProducts(context, products, { byPrice, isInstead: Boolean(notSold || missing), isGift, met }),
      silent.length > 0 &&
        speaker.say('shop-untold', { details: joinAnd(silent.map(({ text }) => `«${text}»`)) }),
      !isGift &&
        best &&
        fits(best) &&
        products.length > 1 &&
        speaker.say('shop-fit', { product: title(short(best.product)), count: best.fit?.outfits ?? 0 }),
      isNew &&
        asks.has('material') &&
        speaker.say('shop-material', { list: title(products.map(clothOf).join('; ')) }),
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
  {
    byPrice,
    isInstead,
    isGift,
    met,
  }: { byPrice: boolean; isInstead: boolean; isGift: boolean; met: readonly string[] },
) {
  const list: Part = title(joinAnd(products.map(named)));
  if (isInstead) return speaker.say('shop-instead', { list });
  if (met.length > 0) return speaker.say('shop-with', { wishes: joinAnd(met), list });
  if (isGift) return speaker.say('gift-list', { list });
  return byPrice && understood.slots.budgetEuros === null
    ? speaker.say('shop-cheap', { list })
    : speaker.say('shop', { list });
}

/** The cheapest that meets every wish, and what there is for less. */
function noCheaper(
  { speaker }: IntentContext,
  query: Shopping,
  all: readonly StoreProduct[],
  cheap: readonly StoreProduct[],
  wishes: readonly Wish[],
): Reply {
  const byPrice = (products: readonly StoreProduct[]) =>
    [...products].sort((a, b) => a.priceEuros - b.priceEuros);
  const [lowest] = byPrice(all.filter((product) => wishes.every((wish) => wish.holds(product))));
  const others = byPrice(cheap).slice(0, mostShown - 1);
  const [least] = byPrice(all);
  const found = [...(lowest ? [lowest] : []), ...others];
  const products = found.length > 0 ? found : [...(least ? [least] : [])];
  const met = joinAnd(wishes.map(({ text }) => text));
  return {
    sentences: [
      lowest &&
        (met
          ? speaker.say('shop-no-cheaper-with', { wishes: met, product: title(named(lowest)) })
          : speaker.say('shop-no-cheaper', { product: title(named(lowest)) })),
      found.length === 0 && least && speaker.say('shop-no-cheaper', { product: title(named(least)) }),
      others.length > 0 && speaker.say('shop-cheaper-without', { list: title(joinAnd(others.map(named))) }),
    ],
    products,
    remember: remembering(query, products),
  };
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
