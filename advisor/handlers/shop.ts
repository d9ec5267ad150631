import { joinAnd } from '#stylist/language/grammar.ts';
import type { Offer } from '../tools/store.ts';
import type { StoreProduct } from '../tools/toolbox.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { onOneLine, quote, title } from '../voice/phrase.ts';
import { buyAgain } from './buy-again.ts';
import type { IntentContext, IntentHandler } from './handler.ts';

export const euros = (value: number) => `${value.toFixed(2).replace('.', ',')} €`;
const plain = (text: string) => onOneLine(text).slice(0, 80);

/** A product's name is untrusted text: quoted, on one line and never parsed. */
export const named = ({ name, brand, priceEuros }: StoreProduct) =>
  `«${plain(name)}» de ${plain(brand)} (${euros(priceEuros)})`;

const fits = ({ fit }: Offer) => fit !== null && fit.outfits > 0;

export const shop: IntentHandler = async (context) => {
  const { box, understood, speaker, wardrobe } = context;
  const { slots } = understood;
  const remember = { topic: 'shop' as const, asked: null };
  if (!box.store) return { sentences: [speaker.say('shop-closed')], remember };
  if (understood.aim === 'product-detail' && slots.garments.length === 0)
    return { sentences: [speaker.say('product-detail')], remember };
  const wanted = slots.garments.filter(({ wanted: isWanted }) => isWanted);
  const gaps = wanted.length === 0 && wardrobe.length > 0 ? await context.use('findGaps', { count: 3 }) : [];
  const kinds =
    wanted.length > 0 ? wanted.flatMap((one) => one.kinds) : gaps.map(({ garment }) => garment.kind);
  const colours = [...slots.colours, ...wanted.flatMap((one) => one.colours)];
  const offers = await context.use('searchStore', {
    ...(kinds.length > 0 ? { kinds: [...new Set(kinds)] } : {}),
    ...(colours.length > 0 ? { colours } : {}),
    ...(slots.budgetEuros ? { maxEuros: slots.budgetEuros } : {}),
    count: 3,
  });
  if (offers.length === 0) {
    const budget = slots.budgetEuros ? ` por menos de ${slots.budgetEuros} €` : '';
    return {
      sentences: [
        speaker.say('shop-none', {
          what: [wanted[0] ? quote(wanted[0].text) : 'nada que te falte', budget],
        }),
      ],
      remember,
    };
  }
  const [best] = offers;
  const tell = best && fits(best) && offers.length > 1;
  return {
    sentences: [
      speaker.say('shop', { list: title(joinAnd(offers.map(({ product }) => named(product)))) }),
      tell &&
        speaker.say('shop-fit', {
          product: title(`«${plain(best.product.name)}»`),
          count: best.fit?.outfits ?? 0,
        }),
    ],
    products: offers.map(({ product }) => product),
    remember: { ...remember, productIds: offers.map(({ product }) => product.id) },
  };
};

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
