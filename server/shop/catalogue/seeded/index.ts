/*
 * The catalogue of two invented brands. Ratings and review counts are SAMPLES that the operator replaces
 * before launch: the API marks them with `ratingIsSample`, and no screen may present them as customers'
 * opinions.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Care, careSymbols } from '#contract/care.ts';
import { colorNames } from '#contract/colors.ts';
import { fabrics, patterns, styles } from '#contract/garment-attributes.ts';
import { storeBrands } from '#contract/shop.ts';
import { kinds, occasions, type Season } from '#contract/vocabulary.ts';
import { silhouettes } from '#illustrator/cuts.ts';
import { fibreNames, sizeNames } from '../words/label-words.ts';
import { type ProductWords, shopWords } from '../words/languages.ts';

const seasonsOf = {
  year: ['spring', 'summer', 'fall', 'winter'],
  warm: ['spring', 'summer'],
  mild: ['spring', 'fall'],
  cold: ['fall', 'winter'],
  notSummer: ['spring', 'fall', 'winter'],
  notWinter: ['spring', 'summer', 'fall'],
  summer: ['summer'],
  winter: ['winter'],
} satisfies Record<string, readonly Season[]>;

const sizesOf = {
  letters: ['XS', 'S', 'M', 'L', 'XL'],
  numbers: ['34', '36', '38', '40', '42', '44'],
  shoeSizes: ['36', '37', '38', '39', '40', '41'],
  oneSize: [sizeNames.Única],
  /** Unisex shoes. */
  wideShoeSizes: ['36', '37', '38', '39', '40', '41', '42', '43', '44'],
} satisfies Record<string, readonly string[]>;

/** Care of the usual fabrics. */
const careOf = {
  cotton: ['wash-40', 'no-bleach', 'tumble-dry-low', 'iron-medium', 'no-dry-clean'],
  colors: ['wash-30', 'inside-out', 'no-bleach', 'no-tumble-dry', 'iron-medium'],
  denim: ['wash-30', 'inside-out', 'no-bleach', 'no-tumble-dry', 'iron-high'],
  linen: ['wash-30', 'no-bleach', 'no-tumble-dry', 'iron-high', 'no-dry-clean'],
  wool: ['hand-wash', 'no-bleach', 'dry-flat', 'iron-low', 'dry-clean'],
  silk: ['hand-wash', 'no-bleach', 'no-tumble-dry', 'iron-low', 'dry-clean'],
  crepe: ['wash-30-gentle', 'no-bleach', 'no-tumble-dry', 'iron-low', 'dry-clean'],
  tailored: ['no-wash', 'no-bleach', 'no-tumble-dry', 'iron-medium', 'dry-clean'],
  sport: ['wash-30', 'inside-out', 'no-bleach', 'no-tumble-dry', 'no-iron'],
  leather: ['no-wash', 'wipe-clean', 'leather-cream', 'keep-dry'],
  suede: ['no-wash', 'brush-suede', 'keep-dry'],
  metal: ['no-wash', 'wipe-clean', 'keep-dry'],
  canvas: ['hand-wash', 'no-bleach', 'no-tumble-dry', 'no-iron'],
  garmentLeather: ['no-wash', 'no-bleach', 'no-iron', 'wipe-clean', 'dry-clean'],
} satisfies Record<string, readonly Care[]>;

const namesOf = <T extends Record<string, unknown>>(table: T) =>
  z.enum(Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]);
const color = z.enum(colorNames);

/** A line of `products.jsonl`. */
const item = z.strictObject({
  /** Part of the product's URL: lower-case words and hyphens, never changed or reused. */
  id: z.string(),
  brand: z.enum(storeBrands),
  /** Attributes for the engine and the drawing; plain without a pattern. */
  look: z.strictObject({
    kind: z.enum(kinds),
    silhouette: z.enum(silhouettes),
    fabric: z.enum(fabrics),
    style: z.enum(styles),
    pattern: z.enum(patterns).optional(),
  }),
  seasons: namesOf(seasonsOf).transform((name): readonly Season[] => seasonsOf[name]),
  occasions: z.array(z.enum(occasions)),
  /** Before the reduction, VAT included. The price is 85 % of it: see `reducedCents`. */
  originalEuros: z.number(),
  /** A sample, like the number of reviews. */
  rating: z.number(),
  reviews: z.number(),
  sizes: z.union([
    namesOf(sizesOf).transform((name): readonly string[] => sizesOf[name]),
    z.array(z.string()),
  ]),
  /** Initial stock by colour, one figure for each size. */
  stock: z.partialRecord(color, z.array(z.number())),
  /** Colour of the pattern or the trims, by main colour. */
  second: z.partialRecord(color, color).optional(),
  /** Percent of each fibre in the main cloth, or in the upper of a shoe. */
  composition: z.partialRecord(namesOf(fibreNames), z.number()),
  care: z.union([
    namesOf(careOf).transform((name): readonly Care[] => careOf[name]),
    z.array(z.enum(careSymbols)),
  ]),
});

/** In the Spanish words that the database holds. */
export type CatalogueProduct = Omit<z.infer<typeof item>, 'brand'> & { name: string; description: string };

export interface CatalogueEntry {
  brand: string;
  product: CatalogueProduct;
}

export function readCatalogue(lines: string, words: ProductWords): CatalogueEntry[] {
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { brand, id, ...rest } = item.parse(JSON.parse(line));
      const text = words[id];
      if (text === undefined) throw new Error(`${id} has no words`);
      return { brand, product: { id, ...text, ...rest } };
    });
}

/** In the order of the shop. */
export const catalogue: readonly CatalogueEntry[] = readCatalogue(
  readFileSync(new URL('./products.jsonl', import.meta.url), 'utf8'),
  shopWords.es.products,
);

/** Cents after the shop's reduction of 15 %. */
export const reducedCents = (originalEuros: number): number => Math.round(originalEuros * 85);
