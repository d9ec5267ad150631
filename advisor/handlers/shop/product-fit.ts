import type { Offer } from '../../tools/store.ts';
import { positionsIn } from '../../understand/numbers.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { title } from '../../voice/phrase.ts';
import type { Annotated } from '../../words/pattern.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { buyAgain } from './buy-again.ts';
import { named } from './products.ts';
import { isBasket } from './query.ts';

export const fits = ({ fit }: Offer) => fit !== null && fit.outfits > 0;

/** Versatility from which a product is recommended. */
const worthwhilePercent = 25;

/** "¿me va con el pantalón que tengo?": the person's own, to be worn with the product. */
const goesWith = ({ start, points, garmentIds }: GarmentReference, tokens: readonly Annotated[]): boolean =>
  points === 'mine' ||
  (garmentIds.length > 0 &&
    tokens.slice(Math.max(0, start - 2), start).some(({ text }) => /^(con|a|al|mi|mis)$/.test(text)));

/** The product that a message means: by its position or kind among those shown, or by its name. */
export async function productMeant({
  understood,
  box,
  state,
  message,
}: IntentContext): Promise<string | null> {
  const { garments, position, colours } = understood.slots;
  const { tokens } = understood.reading;
  const reference = garments.find((one) => !isBasket(one) && !goesWith(one, tokens));
  // "la segunda no, la primera"
  const positions = positionsIn(tokens);
  const isTurned = positions.length > 1 && tokens.some(({ text }) => text === 'no');
  const place = isTurned ? positions.at(-1) : position;
  const shown = place === null || place === undefined ? undefined : state.productIds.at(place);
  if (shown) return shown;
  const { productFocus } = state;
  if (!reference && productFocus && state.productIds.includes(productFocus)) return productFocus;
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
  const reference = understood.slots.garments.find((one) => !goesWith(one, understood.reading.tokens));
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
