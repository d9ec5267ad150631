import type { ColorName } from '#contract/colors.ts';
import { garmentAttributes } from '#contract/garment-attributes.ts';
import { kinds as allKinds, type Kind } from '#contract/vocabulary.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { purposeOf } from '#stylist/language/es/purposes.ts';
import { textOfTitle } from '../../knowledge/entries.ts';
import type { StoreProduct } from '../../tools/toolbox.ts';
import { colourLexicon } from '../../understand/garments/garment-words.ts';
import { shopQuestions, sizeIn } from '../../understand/garments/shopping.ts';
import { type Part, type Phrase, quote, title } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { tokensOf } from '../../words/tokens.ts';
import { said } from '../acted.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { alsoAsked, arriving, doubtsLiking, returnRule } from '../shop-rules.ts';
import { isUsual, womanly as ofWomen } from '../usual-kinds.ts';
import { arrivalTold, colourPaired, deadEnd, ownedAlike, pairedWith, tellsOtherMoney } from './beside.ts';
import { noCheaper } from './cheaper.ts';
import { apart, sellEach as sellParts } from './each-sought.ts';
import { giftsFor, isForChild } from './gifts.ts';
import { helpOf } from './help-beside.ts';
import { insteadOfKinds } from './instead-of.ts';
import { isNearestOnly, isOtherItem, isOtherSort, ofItem } from './items.ts';
import { nameInShop } from './name-in-shop.ts';
import { aboutShown, tellShown } from './on-table.ts';
import { fits } from './product-fit.ts';
import { clothOf, named, remembering, short, shownBefore } from './products.ts';
import { isTheirs, shoppingOf, toBuy } from './query.ts';
import { isInSize, relaxed, type Wish, wishesIn, withoutText } from './wanted.ts';

const hasAny = ({ name, description, garment }: StoreProduct, words: readonly string[]): boolean => {
  const stems = new Set(tokensOf(`${name} ${description ?? ''}`).map(({ stem }) => stem));
  const cloths = alike[garment.fabric ?? ''] ?? [];
  return words.some(
    (word) =>
      stems.has(word) ||
      word === garment.fabric ||
      cloths.some((cloth) => cloth === word || tokensOf(cloth)[0]?.stem === word) ||
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
  suede: ['ante', 'gamuza', 'piel', 'cuero'],
  wool: ['lana'],
};

const mostShown = 3;
const mostNear = 3;
const catalogueMost = 200;

/** The shop's names for colours: "gris" is sold as "gris claro". */
const coloursSold = (products: readonly StoreProduct[], colours: readonly ColorName[]) =>
  [...new Set(products.flatMap(({ options }) => options.map(({ colour }) => colour)))]
    .filter((sold): sold is ColorName => colours.some((one) => sold === one || sold.startsWith(`${one} `)))
    .slice(0, 4);
/** Shoes of kinds that men wear too. */
const seasonsByMonth = [
  ...(['winter', 'winter', 'spring', 'spring', 'spring', 'summer'] as const),
  ...(['summer', 'summer', 'fall', 'fall', 'fall', 'winter'] as const),
];
const forParties: readonly Kind[] = [
  ...(['dress', 'jumpsuit', 'top', 'blouse', 'skirt', 'heels', 'clutch'] as const),
  ...(['suit', 'blazer', 'shirt', 'tie'] as const),
];
const onlyForWomen = /braguita|sujetador|bikini|lencer|premam/i;
const cutForWomen = /bailarina|sandalias? (?!técnic|de playa|de goma|de senderismo)/i;

export const shop: IntentHandler = async (context) => {
  const each = apart(context);
  return each ? sellParts(each, sell) : sell(context);
};

const sell: IntentHandler = async (context) => {
  const { box, speaker, wardrobe, understood, state } = context;
  const { store } = box;
  if (!store) return { sentences: [speaker.say('shop-closed')], remember: { topic: 'shop', asked: null } };
  const asks = shopQuestions(understood.reading.tokens);
  const { query: asked, isNew, isExcluded } = shoppingOf(context);
  let query = asked;
  const shown = await shownBefore(context);
  if (shown.length > 0 && !isNew && doubtsLiking(understood.reading.tokens))
    return {
      sentences: [
        said(context, /^lleg/) ? [textOfTitle('Cuánto tarda un pedido', box.advisor) ?? ''] : false,
        [textOfTitle(returnRule(said(context, /^(le|les)$/)), box.advisor) ?? ''],
      ],
      products: [...shown],
      remember: remembering(query, shown),
    };
  const ofShown = shown.some(({ garment }) => query.kinds.includes(garment.kind));
  // "mejor de lana que de piel": not those that were shown.
  const isTurned =
    query.without.length > (state.shopping?.without.length ?? 0) &&
    shown.every((one) => hasAny(one, query.without));
  if (shown.length > 0 && !isExcluded && !isTurned && (!isNew || (ofShown && refers(context)))) {
    const about = aboutShown(context, shown, asks, query);
    if (about) return about;
    if (understood.aim === 'product-detail') return tellShown(context);
  }
  if (understood.aim === 'product-detail' && shown.length === 0 && !isNew)
    return { sentences: [speaker.say('detail-which')], remember: { topic: 'shop', asked: null } };
  if (asks.has('gift') && isForChild(context))
    return { sentences: [speaker.say('gift-child')], remember: { topic: 'shop', asked: null } };
  const isGift =
    (asks.has('gift') || understood.aim === 'gift') &&
    (query.kinds.length === 0 || (!isNew && state.topic !== 'shop'));
  // "algo de leopardo" may be of any kind.
  const { pattern, fabric, colours } = understood.slots;
  const isDescribed = pattern !== null || fabric !== null || colours.length > 0;
  const isExtreme = asks.has('dearest') || asks.has('cheapest');
  const gaps =
    query.kinds.length === 0 && !isGift && !isDescribed && !isExtreme && wardrobe.length > 0
      ? await context.use('findGaps', { count: 6 })
      : [];
  const isOpen = query.kinds.length === 0 && query.text === null && !isGift && !isDescribed && !isExtreme;
  const help = isOpen && helpOf(context);
  if (help) return { sentences: [help, speaker.say('shop-which')], remember: remembering(query, []) };
  const kinds: readonly Kind[] =
    query.kinds.length > 0
      ? query.kinds
      : isGift
        ? giftsFor(context)
        : understood.slots.occasion === 'party' && wardrobe.length > 0
          ? forParties.filter((kind) => isUsual(wardrobe, kind))
          : gaps.filter(({ garment }) => isUsual(wardrobe, garment.kind)).map(({ garment }) => garment.kind);
  const isManly = wardrobe.length > 0 && !wardrobe.some(({ kind }) => ofWomen.has(kind));
  const isForMan =
    isManly && !isGift && !said(context, /^(mujer|senora|chica|novia|esposa|madre|mama|hija)$/);
  const everything = (await store.search({ kinds: allKinds, count: catalogueMost })).filter(
    (product) =>
      !isOtherSort(query.text, product) &&
      !(isForMan && (product.garment.kind === 'swimwear' || onlyForWomen.test(product.name))),
  );
  const isBroad = query.kinds.length === 0 || query.kinds.length > 1;
  const season = seasonsByMonth[box.today.month - 1];
  const isWorn = ({ garment, name }: StoreProduct) =>
    isGift ||
    (isForMan && garment.kind === 'swim-trunks') ||
    (isUsual(wardrobe, garment.kind) &&
      !(isManly && cutForWomen.test(name)) &&
      (query.kinds.length > 0 || season === undefined || garment.seasons.includes(season)));
  const sought = isForMan ? kinds.map((kind) => (kind === 'swimwear' ? 'swim-trunks' : kind)) : kinds;
  const ofAnyKind = everything.filter(
    (product) =>
      (sought.length === 0 || sought.includes(product.garment.kind)) && (!isBroad || isWorn(product)),
  );
  const ofKinds = query.kinds.length > 0 ? ofItem(everything, ofAnyKind, query.text) : ofAnyKind;
  const alternatives = ofKinds.length > 0 ? [] : insteadOfKinds(context, kinds);
  const all: readonly StoreProduct[] =
    ofKinds.length > 0 ? ofKinds : everything.filter(({ garment }) => alternatives.includes(garment.kind));
  const soldAs = nameInShop(query.text, sought[0], ofKinds);
  const [, ...besides] = isNew ? toBuy(context).map(({ text }) => text) : [];
  const what: Part =
    soldAs !== null && besides.length > 0
      ? quote([soldAs, ...besides].join(' o '))
      : soldAs === null
        ? 'eso'
        : soldAs === query.text
          ? quote(soldAs)
          : title(soldAs);
  const isOther = isNew && isOtherItem(query.text, ofKinds);
  // "campera" is a jacket, not the cardigan that would do instead.
  const [noun] = tokensOf(query.text ?? '');
  const isInsteadOfFirst =
    isNew &&
    !ofKinds.some(
      ({ garment, name }) => garment.kind === sought[0] || tokensOf(name)[0]?.stem === noun?.stem,
    );
  const isNearest = isNew && ofKinds.length > 0 && isNearestOnly(query.text, ofKinds);
  const notSold =
    (ofKinds.length === 0 || isOther || isNearest || (isInsteadOfFirst && query.kinds.length <= mostNear)) &&
    speaker.say('shop-not-sold', { what: isNearest ? quote(query.text ?? '') : what });
  if (all.length === 0 && query.text === null)
    return {
      sentences: [speaker.say(isGift ? 'gift' : 'shop-which')],
      remember: remembering(query, []),
    };
  if (all.length === 0)
    return {
      sentences: [
        notSold || speaker.say('shop-none', { what }),
        ...deadEnd(context),
        ...alsoAsked(context, isGift),
      ],
      remember: remembering(query, []),
    };

  // A size that was said of another kind says nothing of a tie.
  const isSizeSaid = sizeIn(understood.reading.tokens) !== null;
  if (isNew && query.size !== null && !isSizeSaid && !all.some((one) => isInSize(one, query.size ?? '')))
    query = { ...query, size: null };
  // "el azul que tengo ya me lo vieron": something else than what was shown.
  const turnsAway =
    !isNew &&
    shown.length > 0 &&
    understood.slots.garments.some((one) => isTheirs(one, understood.reading.tokens));
  const seen = new Set(
    turnsAway || asks.has('others') || asks.has('cheaper') || asks.has('dearer') ? state.productIds : [],
  );
  const { wishes, untold } = wishesIn(query, context, isGift);
  const fresh = all.filter((product) => !seen.has(product.id) && !hasAny(product, query.without));
  const others = ofAnyKind.filter((product) => !seen.has(product.id) && !hasAny(product, query.without));
  const limit = Math.min(...shown.map(({ priceEuros }) => priceEuros));
  const cheaper = asks.has('cheaper') && shown.length > 0 && Number.isFinite(limit);
  const cheap = fresh.filter(({ priceEuros }) => priceEuros < limit);
  const holdsAll = (product: StoreProduct) => wishes.every((wish) => wish.holds(product));
  if (cheaper && !cheap.some(holdsAll)) return noCheaper(context, query, all, cheap, wishes);
  const pool = cheaper
    ? cheap.filter(holdsAll)
    : fresh.length > 0
      ? fresh
      : turnsAway && others.length > 0
        ? others
        : all;
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
    said(context, /^(barat|economic|car[ií]sim)/) ||
    unmet.some(({ name }) => name === 'price');
  if (asks.has('dearest') && shown.length === 0) {
    const dearest = [...chosen].sort((a, b) => b.priceEuros - a.priceEuros).slice(0, mostShown);
    return {
      sentences: [speaker.say('shop-dearest-first', { list: title(joinAnd(dearest.map(named))) })],
      products: dearest,
      remember: remembering(query, dearest),
    };
  }
  const wantsOne = occurs(onlyOne, understood.reading.tokens);
  const found = await context.use('searchStore', {
    ids: chosen.map(({ id }) => id).slice(0, catalogueMost),
    ...(kept.some(({ name }) => name === 'colour') ? { colours: coloursSold(chosen, query.colours) } : {}),
    order: byPrice ? 'price' : 'fit',
    count: asks.has('cheapest') || wantsOne ? 1 : mostShown,
  });
  const products = found.map(({ product }) => product);
  const [best] = found;
  // An occasion orders what there is; it is no condition that a file could fail.
  const isInWhat = ({ text }: Wish) =>
    tokensOf(text).every(
      (word) =>
        word.text === 'de' ||
        tokensOf(query.text ?? '').some((one) => one.text.slice(0, 4) === word.text.slice(0, 4)),
    );
  const failed = unmet.filter(({ name }) => name !== 'occasion');
  const untitled = failed.filter((wish) => !isInWhat(wish));
  // Nothing is without what was refused.
  const isRefused = query.without.length > 0 && fresh.length === 0 && seen.size === 0;
  const lacking = [...(isRefused ? [withoutText(query.without)] : []), ...untitled.map(({ text }) => text)];
  const missing =
    (failed.length > 0 || isRefused) &&
    (lacking.length > 0
      ? speaker.say('shop-unmet', { what, wishes: joinAnd(lacking) })
      : speaker.say('shop-not-sold', { what }));
  const shade =
    !notSold && !missing && kept.some(({ name }) => name === 'colour') && shadeLacking(context, products);
  const still = kept.filter(({ name }) => name !== 'occasion').map(({ text }) => text);
  const met = [
    ...[...kept, ...telling].map(({ text }) => text),
    // Words of a style are stems, so only cloths are told again.
    ...(isRefused ? [] : query.without)
      .filter((one) => one in garmentAttributes.fabric.labels)
      .map((one) => withoutText([one])),
  ];
  const isPresent = isGift || asks.has('gift') || understood.aim === 'gift';
  const owned = isNew && !isPresent ? ownedAlike(context) : null;
  const { occasion, purpose } = understood.slots;
  const [dearest] = products.length > 1 ? [...products].sort((a, b) => b.priceEuros - a.priceEuros) : [];
  return {
    sentences: [
      turnsAway && speaker.say('theirs-rests'),
      notSold || missing || shade,
      tellProducts(context, products, {
        byPrice,
        isInstead: Boolean(notSold || missing),
        isGift,
        met,
        still,
      }),
      silent.length > 0 &&
        speaker.say('shop-untold', { details: joinAnd(silent.map(({ text }) => `«${text}»`)) }),
      !isPresent &&
        best &&
        fits(best) &&
        (products.length > 1 || wantsOne) &&
        speaker.say('shop-fit', { product: title(short(best.product)), count: best.fit?.outfits ?? 0 }),
      products.length > 1 &&
        !(best && fits(best)) &&
        occurs(whichOne, understood.reading.tokens) &&
        speaker.say('product-choice-price', { product: title(short(cheapest(products))) }),
      isNew &&
        asks.has('material') &&
        speaker.say('shop-material', { list: title(products.map(clothOf).join('; ')) }),
      owned,
      pairedWith(context, products),
      colourPaired(context, products[0]),
      isPresent &&
        query.maxEuros !== null &&
        dearest &&
        speaker.say('gift-pick', { product: title(short(dearest)) }),
      !isPresent &&
        unmet.some(({ name }) => name === 'occasion') &&
        occasion !== null &&
        speaker.say('shop-plain-for', { for: purpose ?? purposeOf({ occasion, event: null }) }),
      tellsOtherMoney(context) && speaker.say('shop-in-euros'),
      isPresent && !occurs(arriving, understood.reading.tokens) && arrivalTold(context),
      isGift && query.maxEuros === null && speaker.say('gift-ask'),
      ...alsoAsked(context, isPresent),
    ],
    products,
    isExact: !notSold && unmet.length === 0 && silent.length === 0,
    remember: remembering({ ...query, kinds: [...kinds].slice(0, 20) }, products),
  };
};

function shadeLacking(
  { understood, speaker }: IntentContext,
  products: readonly StoreProduct[],
): Phrase | false {
  const { tokens } = understood.reading;
  const [found] = colourLexicon.find(tokens).filter(({ meaning }) => plainColours.test(meaning));
  const shade = found ? (tokens[found.start]?.text ?? '') : '';
  const isPlain = !found || found.meaning.normalize('NFD').startsWith(shade.slice(0, 3)) || shade.length < 4;
  const root = shade.slice(0, 5);
  const isSold = products.some((one) =>
    tokensOf(`${one.name} ${one.description ?? ''}`).some(({ text }) => text.startsWith(root)),
  );
  return !isPlain && !isSold && speaker.say('shop-shade', { shade, colour: found.meaning });
}
const plainColours = /^(verde|azul|rojo|rosa|amarillo|morado|naranja|gris|marrón)$/;

const onlyOne = patternOf('una|un cosa|prenda|producto solo|sola|nada / una|uno solo|sola / solo una|uno');

const whichOne = patternOf(
  'cual|cuales [es|me|seria] [el|la] mejor|recomiendas|recomienda|eliges|elegirias|quedo|compro|llevo|cojo|pillo',
);
const cheapest = ([first, ...rest]: readonly StoreProduct[]): StoreProduct =>
  rest.reduce((least, one) => (one.priceEuros < least.priceEuros ? one : least), first as StoreProduct);

function tellProducts(
  { speaker, understood }: IntentContext,
  products: readonly StoreProduct[],
  {
    byPrice,
    isInstead,
    isGift,
    met,
    still,
  }: {
    byPrice: boolean;
    isInstead: boolean;
    isGift: boolean;
    met: readonly string[];
    still: readonly string[];
  },
) {
  const list: Part = title(joinAnd(products.map(named)));
  if (isInstead && still.length > 0) return speaker.say('shop-also', { wishes: joinAnd(still), list });
  if (isInstead) return speaker.say('shop-instead', { list });
  if (met.length > 0) return speaker.say('shop-with', { wishes: joinAnd(met), list });
  if (isGift) return speaker.say('gift-list', { list });
  return byPrice && understood.slots.budgetEuros === null
    ? speaker.say('shop-cheap', { list })
    : speaker.say('shop', { list });
}

/** "el bolso", "esa chaqueta": one of those shown. */
const refers = ({ understood }: IntentContext) =>
  understood.slots.garments.some(({ points }) => points === 'definite') ||
  understood.reading.tokens.some(({ text }) => /^(es[eoa]s?|est[eoa]s?)$/.test(text));
