import type { Store, StoreProduct } from '#advisor/tools/toolbox.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import { readGarment } from '#stylist/vocabulary/read-garment.ts';

const product = (
  id: string,
  name: string,
  brand: string,
  priceEuros: number,
  kind: string,
): StoreProduct => ({
  id,
  name,
  brand,
  priceEuros,
  options: ['S', 'M', 'L'].map((size) => ({ colour: 'negro', size })),
  garment: { ...readGarment({ kind, name }, id), name },
});

export const products: readonly StoreProduct[] = [
  product('botin-negro', 'Botín negro de cuero', 'Alba Norte', 59.95, 'boots'),
  product('abrigo-negro', 'Abrigo negro de lana', 'Alba Norte', 129, 'coat'),
  product('blazer-camel', 'Blazer camel', 'Alba Norte', 89.95, 'blazer'),
  product('vestido-fucsia', 'Vestido fucsia de flores', 'Casa Lirio', 45.5, 'dress'),
  product('zapatillas-blancas', 'Zapatillas blancas de lona', 'Casa Lirio', 39.95, 'sneakers'),
  product('pantalon-beige', 'Pantalón beige de pinzas', 'Alba Norte', 49.95, 'pants'),
];

export const store: Store = {
  async search({ kinds, colours, maxEuros, words, count }) {
    return products
      .filter(
        ({ garment, priceEuros, name }) =>
          (kinds === undefined || kinds.includes(garment.kind)) &&
          (colours === undefined || colours.length === 0 || colours.includes(colourOf(garment) ?? '')) &&
          (maxEuros === undefined || priceEuros <= maxEuros) &&
          (words === undefined ||
            kinds !== undefined ||
            words.toLowerCase().includes(name.toLowerCase().split(' ')[0] ?? name)),
      )
      .slice(0, count);
  },
  product: async (id) => products.find((one) => one.id === id) ?? null,
};
