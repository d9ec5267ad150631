import { joinAnd } from '#stylist/language/es/grammar.ts';
import { textOfTitle } from '../../knowledge/entries.ts';
import type { Shopping } from '../../state.ts';
import type { Offer } from '../../tools/store.ts';
import type { StoreProduct } from '../../tools/toolbox.ts';
import { type ShopQuestion, shopQuestions, sizeIn } from '../../understand/garments/shopping.ts';
import type { Intent } from '../../understand/intents.ts';
import { positionsIn } from '../../understand/numbers.ts';
import { asksForSize, namesScale } from '../../understand/told/measures.ts';
import { onOneLine, type Phrase, quote, title } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { tokensOf } from '../../words/tokens.ts';
import { said } from '../acted.ts';
import type { IntentContext, IntentHandler, Reply } from '../handler.ts';
import { alsoAsked } from '../shop-rules.ts';
import {
  clothIn,
  clothOf,
  coloursOf,
  euros,
  named,
  remembering,
  short,
  shownBefore,
  sizesOf,
} from './products.ts';
import { noShopping } from './query.ts';
import { isInSize } from './wanted.ts';

/** A question about the products on the table; null when it searches for others. */
export function aboutShown(
  context: IntentContext,
  shown: readonly StoreProduct[],
  asks: ReadonlySet<ShopQuestion>,
  query: Shopping,
): Reply | null {
  const { speaker, understood } = context;
  const { position, colours } = understood.slots;
  const picked = position === null ? undefined : shown.at(position);
  const { fabric, pattern } = understood.slots;
  const isSuch = ({ garment }: StoreProduct) =>
    (fabric === null || garment.fabric === fabric) && (pattern === null || garment.pattern === pattern);
  const such = shown.filter(isSuch);
  const meant = picked ? [picked] : such.length > 0 ? such : shown;
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
            sizes: joinAnd(sizesOf(first)),
          }),
        )
      : null;
  }
  if (asks.has('sizes')) {
    const told = meant.map((product) => `${short(product)}: ${joinAnd(sizesOf(product))}`);
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

const comparing = patternOf(
  'diferencia~ / compara~ / cual|cuales|cualquiera [de] [los|las|ellos|ellas|estos|estas|esos|esas] [dos|tres] [me] recomienda~|recomendas|elig~|elegi~|escog~|conviene~|prefier~|aconseja~|gusta|vale|llevo|quedo|compro / cual|cuales [es|seria|de] [el|la|los|las] mejor / con cual me quedo / que|q|k me recomienda~|aconseja~ / cual [es|de] mas abrig~|calent~|bonit~ / cual abriga|aguanta|dura|sale mas|mejor',
);
/** "¿y si encoge al lavarla?", "¿y si me quedan pequeñas?" */
const spoiling = patternOf(
  'encog~|destin~|estrope~|deform~|deshilach~ / hace~ bolas|bolitas / da~|ceder~|cede de si',
);
const unfit = patternOf(
  'si [luego|al] [final] [no] me queda~|vale~|sirve~|gusta~|aprieta~|va~|convence~ / si no es mi talla / si me equivoco',
);
const caring = patternOf(
  'como [se|lo|la|los|las] lav~|limpi~|cuid~|planch~ / se puede~ lavar|planchar|meter',
);
const details = patternOf(
  'en|y que|q|cuales colores|tallas|talles|numeros|tonos / que|q|cuales colores|tallas|talles|tonos [lo|los|la|las] hay|tiene~|viene~|queda~ / de que [tela|material|piel|cuero|tejido] es|son|esta|estan / de|en otro|otros color|colores|tono|tonos / mas colores / y [los|las] colores|tallas|talles $',
);

const ofCloth = patternOf('de que [tela|material|piel|cuero|tejido] es|son|esta|estan');
const facts = patternOf(
  'cabe~|mide~|pesa~|pulgadas|medidas|capacidad / ^ [y] [lleva~|tiene~|trae~|es|son|va|van] [con] forro|forrado|forrada|forrados|forradas|cremallera|bolsillos|bolsillo|impermeable|elastico $',
);
const leavingIt = patternOf(
  'lo que|q tu|vos|usted digas|diga|decidas|quieras / elige|elegi|decide|decidi|escoge|elija|escoja tu|vos|usted / me da igual / el|la que|q tu|vos|usted',
);
const mostOfAbout = 14;
const mostOfLeaving = 32;
const besideShop: ReadonlySet<Intent | null> = new Set([
  'shop',
  'product-fit',
  'cart',
  'wishes',
  'app',
  'knowledge',
]);

/** Asked of the products on the table, whatever was said in between: "¿y cómo se lava?", "¿cuál me recomiendas?" */
export const asksOfProducts = ({ understood, state }: IntentContext): boolean => {
  const { reading, slots } = understood;
  const { tokens } = reading;
  if (state.productIds.length === 0 || state.outfits.length > 0) return false;
  const isLeft = occurs(leavingIt, tokens);
  if (tokens.length > (isLeft ? mostOfLeaving : mostOfAbout)) return false;
  if (!besideShop.has(state.topic) || slots.occasion !== null) return false;
  if (slots.fabric !== null && !occurs(details, tokens)) return false;
  if (asksForSize(tokens) || namesScale(tokens)) return false;
  if (
    state.asked ||
    tokens.some(({ text }) => /^(mi|mis|armario|tengo)$/.test(text) && slots.garments.length > 0)
  )
    return false;
  const isOfTable =
    slots.garments.length === 0 || slots.garments.every(({ points }) => points === 'definite');
  return (
    isOfTable &&
    [leavingIt, comparing, caring, spoiling, unfit, details, facts].some((pattern) => occurs(pattern, tokens))
  );
};

const warmth: Readonly<Record<string, number>> = {
  down: 6,
  cashmere: 5,
  wool: 5,
  fleece: 4,
  knit: 4,
  corduroy: 3,
  suede: 3,
  leather: 3,
  denim: 2,
  cotton: 1,
};

const warmest = 7;

/** Prices, cloths and colours side by side, and the one that the wardrobe makes most of. */
async function compareShown(context: IntentContext, products: readonly StoreProduct[]): Promise<Reply> {
  const { speaker, use, state } = context;
  const remember = remembering(state.shopping, products);
  const found = await Promise.all(products.map(({ id }) => use('judgeProduct', { productId: id })));
  const offers = found.flatMap((offer): Offer[] => (offer ? [offer] : []));
  const told = products.map(
    (product) =>
      `${short(product)}, ${clothIn(product)}, ${euros(product.priceEuros)}, en ${joinAnd(coloursOf(product))}`,
  );
  const isOfWarmth = said(context, /^(abrig\w+|calent\w+|calid\w+)$/);
  const heat = ({ product }: Offer) =>
    /cachemir/i.test(product.name)
      ? warmest
      : /merino|lana/i.test(product.name)
        ? warmest - 1
        : (warmth[product.garment.fabric ?? ''] ?? 0);
  const [hottest, next] = [...offers].sort((a, b) => heat(b) - heat(a));
  if (isOfWarmth && hottest && (!next || heat(hottest) > heat(next)))
    return {
      sentences: [
        speaker.say('product-warmest', {
          product: title(named(hottest.product)),
          cloth: clothIn(hottest.product),
        }),
      ],
      products: [hottest.product],
      remember,
    };
  const outfits = ({ fit }: Offer) => fit?.outfits ?? 0;
  const [best] = [...offers].sort(
    (a, b) => outfits(b) - outfits(a) || a.product.priceEuros - b.product.priceEuros,
  );
  const isOfDifference = occurs(differing, context.understood.reading.tokens);
  const choice: Phrase | false =
    best !== undefined &&
    (outfits(best) > 0
      ? speaker.say('product-choice', { product: title(named(best.product)), count: outfits(best) })
      : speaker.say('product-choice-price', { product: title(named(best.product)) }));
  return {
    sentences: [isOfDifference && speaker.say('product-compare', { list: title(told.join('; ')) }), choice],
    products,
    remember,
  };
}
const differing = patternOf('diferencia~ / compara~');

function tellFact(
  { speaker, understood }: IntentContext,
  meant: readonly StoreProduct[],
  remember: Reply['remember'],
): Reply {
  const asked = understood.reading.tokens.filter(({ text }) => text.length > mostOfLink);
  const telling = meant.filter(({ name, description = '' }) =>
    tokensOf(`${name} ${description}`).some(({ stem }) =>
      asked.some((one) => stem.startsWith(one.text.slice(0, lengthOfRoot))),
    ),
  );
  const told = telling.map(
    (one) => `${short(one)}: ${onOneLine(one.description ?? one.name).replace(/\.$/, '')}`,
  );
  const detail = asked.at(-1)?.text ?? '';
  return {
    sentences: [
      told.length > 0
        ? speaker.say('product-told', { list: title(told.join('; ')) })
        : speaker.say('shop-untold', { details: quote(detail) }),
    ],
    products: telling.length > 0 ? telling : meant,
    remember,
  };
}
const mostOfLink = 3;
const lengthOfRoot = 5;

function tellDetail(
  context: IntentContext,
  meant: readonly StoreProduct[],
  remember: Reply['remember'],
): Reply {
  const { speaker } = context;
  const isOfCare = said(context, /^(lav\w+|planch\w+|secadora|encog\w+)$/);
  return {
    sentences: [
      isOfCare
        ? speaker.say('product-care', { list: title(meant.map(careTold).join('; ')) })
        : speaker.say('detail-untold'),
      !isOfCare && speaker.say('shop-material', { list: title(meant.map(clothOf).join('; ')) }),
    ],
    products: meant,
    remember,
  };
}

const careTold = (product: StoreProduct): string => {
  const care = (product.care ?? []).map((one) => `${one.charAt(0).toLowerCase()}${one.slice(1)}`);
  return `${short(product)}: ${joinAnd(care) || clothIn(product)}`;
};

export const tellShown: IntentHandler = async (context) => {
  const reply = await tellOfShown(context);
  return { ...reply, sentences: [...reply.sentences, ...alsoAsked(context, false)] };
};

const tellOfShown: IntentHandler = async (context) => {
  const { understood, speaker, state } = context;
  const { tokens } = understood.reading;
  const shown = await shownBefore(context);
  const positions = positionsIn(tokens);
  const picked = positions.flatMap((position) => shown.at(position) ?? []);
  const kinds = understood.slots.garments.flatMap((one) => one.kinds);
  const ofKind = shown.filter(({ garment }) => kinds.includes(garment.kind));
  const isPair = said(context, /^(dos|ambos|ambas)$/) && picked.length === 0;
  const focused = occurs(comparing, tokens) ? [] : shown.filter(({ id }) => id === state.productFocus);
  const meant =
    [picked, isPair ? shown.slice(0, 2) : [], ofKind, focused].find((some) => some.length > 0) ?? shown;
  const remember = remembering(state.shopping, shown);
  if (occurs(unfit, tokens))
    return {
      sentences: [textOfTitle('Devolver un pedido de la tienda', context.box.advisor)],
      remember,
    };
  if (occurs(caring, tokens) || occurs(spoiling, tokens)) {
    return {
      sentences: [
        speaker.say('product-care', { list: title(meant.map(careTold).join('; ')) }),
        occurs(spoiling, tokens) && speaker.say('product-spoils'),
      ],
      products: meant,
      remember,
    };
  }
  if (said(context, /^(color|colores|tono|tonos)$/))
    return {
      sentences: [
        speaker.say('shop-colours', {
          list: title(meant.map((one) => `${short(one)}: ${joinAnd(coloursOf(one))}`).join('; ')),
        }),
      ],
      products: meant,
      remember,
    };
  if (occurs(ofCloth, tokens))
    return {
      sentences: [speaker.say('shop-material', { list: title(meant.map(clothOf).join('; ')) })],
      products: meant,
      remember,
    };
  if (occurs(facts, tokens)) return tellFact(context, meant, remember);
  if (occurs(comparing, tokens) || occurs(leavingIt, tokens)) return compareShown(context, meant);
  const about = aboutShown(
    { ...context, understood: { ...understood, slots: { ...understood.slots, position: null } } },
    meant,
    shopQuestions(tokens),
    state.shopping ?? noShopping,
  );
  if (!about)
    return understood.aim === 'product-detail'
      ? tellDetail(context, meant, remember)
      : compareShown(context, meant);
  const [one, ...others] = meant;
  return {
    ...about,
    remember: { ...remember, productFocus: one && others.length === 0 ? one.id : null },
  };
};
