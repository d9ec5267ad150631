import { sortsOf } from '#contract/vocabulary.ts';
import { joinAnd } from '#stylist/language/grammar.ts';
import type { StoreProduct } from '../../tools/toolbox.ts';
import { shopQuestions } from '../../understand/shopping.ts';
import { onOneLine, title } from '../../voice/phrase.ts';
import { lineOfNot, said } from '../acted.ts';
import { weighWishes } from '../facts/upkeep.ts';
import type { IntentContext, IntentHandler, Reply } from '../handler.ts';
import { euros, named, productMeant, shop } from './shop.ts';

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

const adding = /^(a|al|pon|anad|agreg|guard|apunt|met|ech|quit|borr|elimin|saca|es[aeo]$|est[aeo]$|l[ao]s?$)/;
const removing = /^(quit|borr|elimin|saca)/;

/** "a mi lista de deseos", "quítalo de mis deseos", "¿qué tengo en deseos?" */
export const wishes: IntentHandler = async (context) => {
  const { box, speaker, understood, state } = context;
  if (!box.store) return { sentences: [speaker.say('shop-closed')], remember: { asked: null } };
  const isBare = understood.slots.garments.length === 0 && !said(context, adding);
  const isListed = understood.aim === 'wish-list' && !said(context, /^(guard|pon|anad|agreg|apunt|met|ech)/);
  if (state.asked?.what !== 'product' && (isListed || understood.onlyAsks || isBare))
    return tellWishes(context);
  const chosen = await productChosen(context, 'wishes');
  if ('reply' in chosen) return chosen.reply;
  const { product } = chosen;
  if (!product) {
    return { sentences: [speaker.say('wish-which')], remember: { asked: null } };
  }
  const wished = !said(context, removing);
  const result = await context.use('wishProducts', { productIds: [product.id], wished });
  return {
    sentences: [
      result.done
        ? speaker.say(wished ? 'wished' : 'unwished', { product: title(short(product.name)) })
        : speaker.say(lineOfNot(result.why, 'wished-already')),
    ],
    products: [product],
    remember: { topic: 'shop', asked: null, productIds: [product.id] },
  };
};

const mostOffered = 3;
const mostKinds = 3;

/** The product that a message means; several of its kind are shown to choose from. */
async function productChosen(
  context: IntentContext,
  on: 'cart' | 'wishes',
): Promise<{ product: StoreProduct | null } | { reply: Reply }> {
  const { box, speaker, understood, state } = context;
  const { garments, position, colours } = understood.slots;
  const shown = await Promise.all(state.productIds.map((id) => box.store?.product(id)));
  const onTable = shown.flatMap((product) => product ?? []);
  const asks = shopQuestions(understood.reading.tokens);
  if (asks.has('cheapest') && onTable.length > 0)
    return { product: [...onTable].sort((a, b) => a.priceEuros - b.priceEuros)[0] ?? null };
  const [reference] = garments;
  const isShown = onTable.some(({ garment }) => reference?.kinds.includes(garment.kind));
  if (!reference || isShown || position !== null) {
    const id = await productMeant(context);
    return { product: id === null ? null : ((await box.store?.product(id)) ?? null) };
  }
  const asked = [...reference.colours, ...colours];
  // "campera" is a jacket, not the cardigan that would do instead.
  const [first] = reference.kinds;
  const kinds = first && reference.kinds.length <= mostKinds ? sortsOf(first) : reference.kinds;
  const found = (await box.store?.search({ kinds, colours: asked, count: mostOffered })) ?? [];
  if (found.length === 1) return { product: found[0] ?? null };
  if (found.length === 0) return { reply: await shop(context) };
  return {
    reply: {
      sentences: [speaker.say('which-product', { list: title(joinAnd(found.map(named))) })],
      products: found,
      remember: { topic: 'shop', productIds: found.map(({ id }) => id), asked: { what: 'product', on } },
    },
  };
}

async function tellCart({ speaker, use }: IntentContext): Promise<Reply> {
  const { lines, totalEuros } = await use('seeCart', {});
  if (lines.length === 0) return { sentences: [speaker.say('cart-none')], remember: { asked: null } };
  const names = lines.map(({ name, count }) => `${count > 1 ? `${count} de ` : ''}${short(name)}`);
  return {
    sentences: [speaker.say('cart', { list: listed(names), total: euros(totalEuros) })],
    remember: { asked: null },
  };
}

/** "al carrito", "échalo en la M", "¿qué llevo en el carrito?" */
export const cart: IntentHandler = async (context) => {
  const { box, speaker, understood } = context;
  if (!box.store) return { sentences: [speaker.say('shop-closed')], remember: { asked: null } };
  const isAnswer = context.state.asked?.what === 'size' || context.state.asked?.what === 'product';
  if (understood.onlyAsks || (!isAnswer && understood.aim === 'cart-show')) return tellCart(context);
  const chosen = await productChosen(context, 'cart');
  if ('reply' in chosen) return chosen.reply;
  const { product } = chosen;
  if (!product) return { sentences: [speaker.say('cart-which')], remember: { asked: null } };
  const remember = { topic: 'shop' as const, productIds: [product.id] };
  const { options } = product;
  const isSaid = (word: string) => understood.reading.tokens.some(({ text }) => text === word.toLowerCase());
  const inColour = options.filter(({ colour }) => understood.slots.colours.some((one) => one === colour));
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
  const size = sizes.find(isSaid) ?? (sizes.length === 1 ? sizes[0] : undefined);
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
