/*
 * The catalogue of two invented brands. Ratings and review counts are SAMPLES that the operator replaces
 * before launch: the API marks them with `ratingIsSample`, and no screen may present them as customers'
 * opinions.
 */
import { albaNorteAccessories } from './alba-norte-accessories.ts';
import { albaNorteBottoms } from './alba-norte-bottoms.ts';
import { albaNorteDresses } from './alba-norte-dresses.ts';
import { albaNorteShoes } from './alba-norte-shoes.ts';
import { albaNorteTops } from './alba-norte-tops.ts';
import { casaLirioAccessories } from './casa-lirio-accessories.ts';
import { casaLirioBottoms } from './casa-lirio-bottoms.ts';
import { casaLirioDresses } from './casa-lirio-dresses.ts';
import { casaLirioShoes } from './casa-lirio-shoes.ts';
import { casaLirioTops } from './casa-lirio-tops.ts';
import { type CatalogueProduct, withWords } from './product.ts';

/** In the order of the shop, alternating between the brands. */
export const catalogue: readonly { brand: string; product: CatalogueProduct }[] = inTurns(
  [
    ...albaNorteTops,
    ...albaNorteBottoms,
    ...albaNorteDresses,
    ...albaNorteShoes,
    ...albaNorteAccessories,
  ].map((item) => ({
    brand: 'Alba Norte',
    product: withWords(item),
  })),
  [
    ...casaLirioTops,
    ...casaLirioBottoms,
    ...casaLirioDresses,
    ...casaLirioShoes,
    ...casaLirioAccessories,
  ].map((item) => ({
    brand: 'Casa Lirio',
    product: withWords(item),
  })),
);

function inTurns<T>(first: readonly T[], second: readonly T[]): T[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, i) => [first[i], second[i]])
    .flat()
    .filter((one) => one !== undefined);
}
