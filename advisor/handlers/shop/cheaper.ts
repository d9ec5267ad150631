import { joinAnd } from '#stylist/language/es/grammar.ts';
import type { Shopping } from '../../state.ts';
import type { StoreProduct } from '../../tools/toolbox.ts';
import { title } from '../../voice/phrase.ts';
import type { IntentContext, Reply } from '../handler.ts';
import { named, remembering } from './products.ts';
import type { Wish } from './wanted.ts';

const mostShown = 3;

/** The cheapest that meets every wish, and what there is for less. */
export function noCheaper(
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
