import type { z } from 'zod';
import type { Store, StoreProduct, StoreQuery } from '#advisor/tools/toolbox.ts';
import type { ChatProduct } from '#contract/chat.ts';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import type { Product } from '#contract/store.ts';
import type { Services } from '#server/services.ts';
import { presentProduct } from '#server/shop/catalogue/present.ts';
import { productForSale, productsForSale } from '#server/shop/catalogue/queries.ts';
import { careIn, descriptionIn, nameIn } from '#server/shop/catalogue/translate.ts';
import { asGarments } from '#server/shop/in-wardrobe/as-garments.ts';

type Sold = z.output<typeof Product>;

/** Colours are named as in the wardrobe, texts in the language. */
export function storeFor({ db, now }: Pick<Services, 'db' | 'now'>, language: Language): Store {
  return {
    async search(query) {
      return (await productsForSale(db, now()))
        .map((product) => presentProduct(product, defaultLanguage))
        .filter((product) => product.inStock && answers(product, query, language))
        .slice(0, query.count)
        .map((product) => asStoreProduct(product, language, query.colours));
    },
    async product(id) {
      const found = await productForSale(db, id, now());
      return found === undefined ? null : asStoreProduct(presentProduct(found, defaultLanguage), language);
    },
  };
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

function answers(
  product: Sold,
  { kinds, category, colours, maxEuros, words }: StoreQuery,
  language: Language,
): boolean {
  const { name, description } = textsIn(language, product);
  const text = plain(`${product.name} ${product.description} ${product.brand} ${name} ${description}`);
  return (
    (kinds === undefined || kinds.length === 0 || kinds.some((kind) => kind === product.kind)) &&
    (category === undefined || asGarments(product)[0]?.category === category) &&
    (colours === undefined ||
      colours.length === 0 ||
      colours.some((colour) => product.colors.includes(colour))) &&
    (maxEuros === undefined || product.price <= maxEuros) &&
    plain(words ?? '')
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}

const textsIn = (language: Language, { id, name, description }: Sold) => ({
  name: nameIn(language, id, name),
  description: descriptionIn(language, id, description),
});

function asStoreProduct(product: Sold, language: Language, colours: readonly string[] = []): StoreProduct {
  const inColours = asGarments(product);
  const garment = inColours.find(({ colors }) => colours.includes(colors[0]?.name ?? '')) ?? inColours[0];
  if (garment === undefined) throw new Error(`the product ${product.id} has no colour`);
  const { id, brand, price } = product;
  const { name, description } = textsIn(language, product);
  const care = product.care.map(({ symbol }) => careIn(language, symbol));
  const options = product.variants.flatMap(({ color: colour, sizes }) =>
    sizes.flatMap(({ size, stock }) => (stock > 0 ? [{ colour, size }] : [])),
  );
  return {
    id,
    name,
    brand,
    priceEuros: price,
    description,
    care,
    options,
    garment: { ...garment, id, name },
  };
}

export async function chatProducts(
  { db, now }: Pick<Services, 'db' | 'now'>,
  ids: readonly string[],
  language: Language,
): Promise<ChatProduct[]> {
  const found = await Promise.all(ids.map((id) => productForSale(db, id, now())));
  return found.flatMap((product) => {
    if (product === undefined) return [];
    const { id, name, brand, price, images } = presentProduct(product, language);
    return [{ id, name, brand, price, image: images[0] ?? '' }];
  });
}
