import { delivery } from '#contract/shop.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { textOfTitle } from '../../knowledge/entries.ts';
import type { StoreProduct } from '../../tools/toolbox.ts';
import { garmentWords } from '../../understand/garments/garment-words.ts';
import { shopQuestions } from '../../understand/garments/shopping.ts';
import { onOneLine, title } from '../../voice/phrase.ts';
import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';
import { tokensOf } from '../../words/tokens.ts';
import { lineOfNot, said } from '../acted.ts';
import { weighWishes } from '../facts/upkeep.ts';
import { type IntentContext, type IntentHandler, type Reply, says } from '../handler.ts';
import { undo } from '../undo.ts';
import { eachProduct } from './each-product.ts';
import { productMeant } from './product-fit.ts';
import { euros, named, shownBefore } from './products.ts';
import { isBasket } from './query.ts';
import { shop } from './shop.ts';
import { comesIn, isInSize } from './wanted.ts';

const mostTold = 4;
const short = (name: string) => `«${onOneLine(name).slice(0, 60)}»`;

function listed(names: readonly string[]) {
  const rest = names.length - mostTold;
  return title(joinAnd(rest > 0 ? [...names.slice(0, mostTold), `${rest} más`] : names));
}

async function tellWishes(context: IntentContext): Promise<Reply> {
  const { speaker, use } = context;
  const wishes = await use('seeWishes', {});
  const weighed = await weighWishes(context);
  const names = weighed.names.length > 0 ? weighed.names : wishes.map(({ name }) => name);
  if (names.length === 0) return { sentences: [speaker.say('wishes-none')], remember: { asked: null } };
  return {
    sentences: [speaker.say('wishes', { list: listed(names.map(short)) }), ...weighed.told],
    products: wishes.slice(0, 6),
    remember: { topic: 'shop', asked: null, productIds: wishes.slice(0, 6).map(({ id }) => id) },
  };
}

const adding =
  /^(a|al|pon|anad|agreg|guard|apunt|met|ech|quit|borr|elimin|vaci|saca|es[aeo]$|est[aeo]$|l[ao]s?$)/;
const removing = /^(quit|borr|elimin|saca|vaci)/;
const all = /^(tod[oa]s?|ambos|ambas|tres|vaci\w*)$/;
const mostWished = 6;

/** "a mi lista de deseos", "quítalo de mis deseos", "¿qué tengo en deseos?" */
const wishOne: IntentHandler = async (context) => {
  const { box, speaker, understood, state } = context;
  if (!box.store) return { sentences: [speaker.say('shop-closed')], remember: { asked: null } };
  const isBare = understood.slots.garments.length === 0 && !said(context, adding);
  const isListed =
    understood.aim === 'wish-list' &&
    !said(context, /^(guard|pon|anad|agreg|apunt|met|ech|quit|borr|elimin|saca|vaci)/);
  if (understood.onlyAsks || (state.asked?.what !== 'product' && (isListed || isBare)))
    return tellWishes(context);
  const isOfCart = state.acted === 'cart' && said(context, removing) && !said(context, /^(deseos?|lista)$/);
  if (isOfCart) return removeFromCart(context);
  const isAll = said(context, all);
  const kept =
    isAll && said(context, removing) ? (await context.use('seeWishes', {})).slice(0, mostWished) : [];
  if (isAll && said(context, removing) && kept.length === 0 && state.productIds.length === 0)
    return { sentences: [speaker.say('wishes-none')], remember: { asked: null } };
  const onTable = kept.length > 0 ? kept : isAll ? await shownBefore(context) : [];
  const chosen =
    onTable.length > 1 || kept.length > 0 ? { products: onTable } : await productChosen(context, 'wishes');
  if ('reply' in chosen) return chosen.reply;
  const products = 'products' in chosen ? chosen.products : chosen.product ? [chosen.product] : [];
  if (products.length === 0) return { sentences: [speaker.say('wish-which')], remember: { asked: null } };
  const wished = !said(context, removing) || said(context, /^(agreg|anad|pon|apunt|guard|met)/);
  const productIds = products.map(({ id }) => id);
  const result = await context.use('wishProducts', { productIds, wished });
  return {
    sentences: [
      result.done
        ? speaker.say(wished ? 'wished' : 'unwished', {
            product: listed(products.map(({ name }) => short(name))),
          })
        : speaker.say(lineOfNot(result.why, 'wished-already')),
    ],
    products,
    remember: { topic: 'shop', asked: null, ...tableWith(context, productIds) },
  };
};

/** "el primero y el tercero": those shown stay on the table, with the one that was meant. */
const tableWith = ({ state }: IntentContext, productIds: readonly string[]) =>
  productIds.length === 1 && productIds.every((id) => state.productIds.includes(id))
    ? { productFocus: productIds[0] ?? null }
    : { productIds: [...productIds], productFocus: null };

/** The product that a message means; what was not shown is looked for, and chosen only where it is just that. */
async function productChosen(
  context: IntentContext,
  on: 'cart' | 'wishes',
): Promise<{ product: StoreProduct | null } | { reply: Reply }> {
  const { box, speaker, understood } = context;
  const { garments, position } = understood.slots;
  const onTable = await shownBefore(context);
  const asks = shopQuestions(understood.reading.tokens);
  const [reference] = garments.filter((one) => !isBasket(one));
  const isShown = onTable.some(({ garment }) => reference?.kinds.includes(garment.kind));
  if (asks.has('cheapest') && onTable.length > 0 && (!reference || isShown))
    return { product: [...onTable].sort((a, b) => a.priceEuros - b.priceEuros)[0] ?? null };
  const isNew = reference?.points === 'any' && !said(context, pointing);
  // "la roja", where none of those shown comes in red, is none of them.
  const { colours } = understood.slots;
  const isBare =
    !reference &&
    position === null &&
    context.state.productFocus === null &&
    !said(context, pointing) &&
    onTable.length > 0;
  const ofColour = onTable.filter((one) => comesIn(one, colours));
  if (isBare && colours.length > 0 && ofColour.length !== onTable.length) {
    const [only] = ofColour;
    if (only) return { product: only };
    const list = title(joinAnd(onTable.map(named)));
    const remember = { asked: { what: 'product' as const, on } };
    return { reply: { sentences: [speaker.say('which-product', { list })], products: onTable, remember } };
  }
  const [byWord] = (isBare && byName(onTable, understood.reading.tokens, 1)) || [];
  if (byWord) return { product: byWord };
  if (!reference || (isShown && !isNew) || position !== null) {
    const id = await productMeant(context);
    return { product: id === null ? null : ((await box.store?.product(id)) ?? null) };
  }
  const found = await shop(context);
  const products = found.products ?? [];
  const [only] = products;
  if (!only && on === 'wishes')
    return { reply: { ...found, sentences: [speaker.say('wish-not-sold'), ...found.sentences.slice(0, 2)] } };
  if (!only) return { reply: found };
  const [called] = (found.isExact && byName(products, understood.reading.tokens)) || [];
  if (called) return { product: called };
  const isJustThat = found.isExact === true && products.every((one) => isCalled(one, reference.text));
  if (isJustThat && products.length === 1) return { product: only };
  const isPlainly = isJustThat && found.sentences[0] === false;
  const sentences = isPlainly
    ? [speaker.say('which-product', { list: title(joinAnd(products.map(named))) })]
    : [
        ...found.sentences.slice(0, 3),
        speaker.say('file-which'),
        on === 'wishes' && !isJustThat && speaker.say('wish-elsewhere'),
      ];
  return { reply: { sentences, products, remember: { ...found.remember, asked: { what: 'product', on } } } };
}
/** The one that a message calls by more words of its name than any other: "el jersey de cachemira". */
function byName(
  products: readonly StoreProduct[],
  tokens: readonly Annotated[],
  least = leastNamed,
): [StoreProduct] | null {
  const said = tokens
    .filter(({ text }) => text.length > mostOfLink)
    .map(({ text }) => text.slice(0, rootLength));
  const counted = products
    .map((product) => {
      const stems = tokensOf(product.name).filter(({ text }) => text.length > mostOfLink);
      return {
        product,
        count: stems.filter(({ text }) => said.some((root) => text.startsWith(root))).length,
      };
    })
    .sort((a, b) => b.count - a.count);
  const [first, second] = counted;
  return first && second && first.count >= least && first.count > second.count ? [first.product] : null;
}
const kindsOf = (text: string): string =>
  garmentWords.find(tokensOf(text))[0]?.meaning.kinds.toSorted().join() ?? '';
const isCalled = ({ name }: StoreProduct, text: string): boolean => {
  const [noun] = tokensOf(text);
  return (
    noun === undefined ||
    tokensOf(name).some(({ stem }) => stem === noun.stem) ||
    (kindsOf(text) !== '' && kindsOf(text) === kindsOf(name))
  );
};
const mostOfLink = 3;
const leastNamed = 2;
const rootLength = 6;

const pointing = /^(es[eoa]s?|est[eoa]s?)$/;

async function tellCart(context: IntentContext): Promise<Reply> {
  const { speaker, use, box } = context;
  const { lines, totalEuros } = await use('seeCart', {});
  if (lines.length === 0)
    return { sentences: [speaker.say('cart-none')], remember: { topic: 'cart', asked: null } };
  const names = lines.map(({ name, count }) => `${count > 1 ? `${count} de ` : ''}${short(name)}`);
  return {
    sentences: [
      speaker.say('cart', { list: listed(names), total: euros(totalEuros) }),
      said(context, paying) && textOfTitle('Comprar en la tienda', box.advisor),
    ],
    remember: { topic: 'cart', asked: null },
  };
}

const costing = patternOf(
  'cuanto [me|se] [es|sale|queda|seria|saldria|quedaria|va] [todo|total|eso] con|mas [el|los] envio|gastos / cuanto * en total / cual es el total / cuanto [me] es|sale|seria|queda todo|total / con [el] envio [y] [todo] cuanto',
);
/** "¿cuánto es con el envío?", of what has just gone into the cart */
export const asksCartTotal = (context: IntentContext): boolean =>
  (context.state.acted === 'cart' || context.state.topic === 'cart') &&
  context.box.cart !== null &&
  context.understood.slots.garments.every(isBasket) &&
  says(context, costing);

export const tellCartTotal: IntentHandler = async (context) => {
  const { speaker, use } = context;
  const { lines, totalEuros } = await use('seeCart', {});
  if (lines.length === 0) return tellCart(context);
  const isFree = totalEuros >= delivery.freeFrom;
  const line = isFree ? 'cart-total-free' : 'cart-total';
  return {
    sentences: [
      speaker.say(line, {
        total: euros(totalEuros),
        delivery: euros(delivery.price),
        all: euros(totalEuros + delivery.price),
        left: euros(delivery.freeFrom - totalEuros),
      }),
    ],
    remember: { topic: 'cart', asked: null },
  };
};

const paying = /^(pagar\w*|pago|tramitar|finalizar|comprar\w*)$/;

/** Takes back what this conversation added; else the person does it. */
async function removeFromCart(context: IntentContext): Promise<Reply> {
  const { speaker, state, use } = context;
  const remember = { topic: 'cart' as const, asked: null };
  if (state.acted === 'cart' && !said(context, /^(tod[oa]s?|vaci\w*)$/)) return undo(context);
  const { lines } = await use('seeCart', {});
  return {
    sentences: [
      lines.length === 0
        ? speaker.say('cart-nothing-to-remove')
        : speaker.say('cart-remove', { list: listed(lines.map(({ name }) => short(name))) }),
    ],
    remember,
  };
}

const putting = /^(pon|ech|anad|agreg|met|quiero)/;
const notInCart = patternOf('no al|en [el] carrito|cesta|canasta / en vez|lugar del carrito');

/** "al carrito", "échalo en la M", "¿qué llevo en el carrito?" */
const cartOne: IntentHandler = async (context) => {
  const { box, speaker, understood } = context;
  if (!box.store) return { sentences: [speaker.say('shop-closed')], remember: { asked: null } };
  if (!understood.onlyAsks && said(context, removing))
    return context.state.asked?.what === 'size'
      ? { sentences: [speaker.say('no-then')], remember: { asked: null } }
      : removeFromCart(context);
  if (said(context, /^deseos$/) && occurs(notInCart, understood.reading.tokens)) return wishOne(context);
  const isAnswer = context.state.asked?.what === 'size' || context.state.asked?.what === 'product';
  const adds = said(context, putting) && understood.slots.garments.length > 0;
  if (understood.onlyAsks || (!isAnswer && !adds && understood.aim === 'cart-show')) return tellCart(context);
  const chosen = await productChosen(context, 'cart');
  if ('reply' in chosen) return chosen.reply;
  const { product } = chosen;
  if (!product) return { sentences: [speaker.say('cart-which')], remember: { asked: null } };
  const remember = { topic: 'shop' as const, ...tableWith(context, [product.id]) };
  const { options } = product;
  const isSaid = (word: string) => understood.reading.tokens.some(({ text }) => text === word.toLowerCase());
  const sought = context.state.shopping?.colours ?? [];
  const colours = understood.slots.colours.length > 0 ? understood.slots.colours : sought;
  const inColour = options.filter(({ colour }) =>
    colours.some((one) => one === colour || colour.startsWith(`${one} `)),
  );
  const first = options[0]?.colour;
  const own = product.garment.colors[0]?.name;
  const usual = options.filter(({ colour }) => colour === own);
  const fitting =
    inColour.length > 0
      ? inColour
      : usual.length > 0
        ? usual
        : options.filter(({ colour }) => colour === first);
  const sizes = fitting.map(({ size }) => size);
  const wanted = context.state.shopping?.size ?? null;
  const known =
    wanted === null
      ? undefined
      : sizes.find((one) =>
          isInSize({ ...product, options: fitting.filter(({ size }) => size === one) }, wanted),
        );
  const size = sizes.find(isSaid) ?? known ?? (sizes.length === 1 ? sizes[0] : undefined);
  const option = fitting.find((one) => one.size === size);
  if (sizes.length === 0) return { sentences: [speaker.say('sold-out')], products: [product], remember };
  if (!option)
    return {
      sentences: [speaker.say('ask-size', { product: title(short(product.name)), sizes: joinAnd(sizes) })],
      products: [product],
      remember: { ...remember, asked: { what: 'size', on: 'cart' } },
    };
  const result = await context.use('addToCart', { productId: product.id, ...option });
  return {
    sentences: [
      result.done
        ? speaker.say('carted', { product: title(named(product)), size: option.size })
        : speaker.say(lineOfNot(result.why)),
    ],
    products: [product],
    remember: { ...remember, asked: null },
  };
};

export const wishes = eachProduct('wishes', wishOne);
export const cart = eachProduct('cart', cartOne);
