import { joinAnd } from '#stylist/language/es/grammar.ts';
import type { Offer } from '../../tools/store.ts';
import { shopQuestions } from '../../understand/garments/shopping.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { title } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';
import { alsoAsked } from '../shop-rules.ts';
import { fits } from './product-fit.ts';
import { named, remembering, short } from './products.ts';
import { shoppingOf } from './query.ts';

const choosing = patternOf(
  'dud~|duda|indecis~|entre * o|y / cual|que|k|q [de] [los|las] [dos] [me] hace|haria|conviene|compro|compraria|compras|comprarias|recomiendas|recomienda|merece|llevo|pillo|cojo|renta|da|daria [mas|mejor] [apano|falta|juego|compro|uso|partido|provecho|cuenta] / invierto|gasto * o|y / mejor un|una|unos|unas * o',
);
const buying = patternOf(
  'tienda|comprar|comprarme|compro|compraria|pillarme|pillo|gastar|gasto|gastarme|invertir|presupuesto|vuestra|vuestro|ustedes|venden|vendeis',
);

const soughtApart = ({ understood }: IntentContext): readonly GarmentReference[] => {
  const free = understood.slots.garments.filter(({ points, wanted }) => wanted && points === 'any');
  return free.filter(
    (one, at) => !free.slice(0, at).some((other) => other.kinds.some((kind) => one.kinds.includes(kind))),
  );
};

/** "tengo 40 euros y dudo entre unas zapatillas y un jersey de la tienda" */
export const weighsPurchases = (context: IntentContext): boolean =>
  context.box.store !== null &&
  context.state.outfits.length === 0 &&
  context.state.productIds.length === 0 &&
  soughtApart(context).length === 2 &&
  says(context, choosing) &&
  (says(context, buying) || context.understood.slots.budgetEuros !== null);

const ownedOf = ({ wardrobe }: IntentContext, { kinds }: GarmentReference): number =>
  wardrobe.filter(({ kind }) => kinds.some((one) => one === kind)).length;

export const weighPurchases: IntentHandler = async (context) => {
  const { speaker, understood } = context;
  const { budgetEuros } = understood.slots;
  const sought = soughtApart(context);
  const found: { offer: Offer; owned: number; reference: GarmentReference }[] = [];
  const absent: GarmentReference[] = [];
  const look = async (maxEuros: number | null) => {
    for (const reference of sought) {
      const [offer] = await context.use('searchStore', {
        kinds: [...reference.kinds].slice(0, 20),
        ...(maxEuros !== null && { maxEuros }),
        count: 1,
      });
      if (offer) found.push({ offer, owned: ownedOf(context, reference), reference });
      else if (maxEuros !== null) absent.push(reference);
    }
  };
  await look(budgetEuros);
  const isDear = found.length === 0 && budgetEuros !== null;
  if (isDear) await look(null);
  const outfitsOf = ({ fit }: Offer) => fit?.outfits ?? 0;
  const isPresent = shopQuestions(understood.reading.tokens).has('gift') || understood.aim === 'gift';
  const [best, ...others] = [...found].sort((one, other) =>
    isPresent
      ? other.offer.product.priceEuros - one.offer.product.priceEuros
      : one.owned - other.owned || outfitsOf(other.offer) - outfitsOf(one.offer),
  );
  const products = [best, ...others].flatMap((one) => (one ? [one.offer.product] : []));
  const remember = remembering(shoppingOf(context).query, products);
  if (!best) return { sentences: [speaker.say('weigh-none')], remember };
  const [lesser] = others;
  if (isPresent)
    return {
      sentences: [
        isDear && speaker.say('weigh-dear'),
        speaker.say('gift-list', { list: title(joinAnd(products.map(named))) }),
        speaker.say('gift-pick', { product: title(short(best.offer.product)) }),
        ...alsoAsked(context, true),
      ],
      products,
      remember,
    };
  return {
    sentences: [
      isDear && speaker.say('weigh-dear'),
      fits(best.offer)
        ? speaker.say('product-choice', {
            product: title(named(best.offer.product)),
            count: outfitsOf(best.offer),
          })
        : speaker.say('product-choice-price', { product: title(named(best.offer.product)) }),
      lesser &&
        lesser.owned > best.owned &&
        speaker.say('weigh-owned', {
          count: lesser.owned,
          what: lesser.reference.text,
          product: title(short(lesser.offer.product)),
        }),
      ...alsoAsked(context, false),
      ...(isDear ? [] : absent).map(({ text }) => speaker.say('weigh-absent', { what: text })),
    ],
    products,
    remember,
  };
};
