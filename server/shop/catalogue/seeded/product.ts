import type { Care } from '#contract/care.ts';
import type { ColorName } from '#contract/colors.ts';
import type { Fabric, Kind, Occasion, Pattern, Season, Style } from '#contract/vocabulary.ts';
import type { Silhouette } from '#illustrator/illustrate.ts';
import type { FibreName } from '../words/fibre-names.ts';
import { productWords } from '../words/products.ts';
import { sizeNames } from '../words/sizes.ts';

export interface CatalogueItem {
  /** Part of the product's URL: lower-case words and hyphens, never changed or reused. */
  id: keyof typeof productWords;
  /** Attributes for the engine and the drawing; plain without a pattern. */
  look: { kind: Kind; silhouette: Silhouette; fabric: Fabric; style: Style; pattern?: Pattern };
  seasons: readonly Season[];
  occasions: readonly Occasion[];
  /** Before the reduction, VAT included. The price is 85 % of it: see `reducedCents`. */
  originalEuros: number;
  /** A sample, like the number of reviews. */
  rating: number;
  reviews: number;
  sizes: readonly string[];
  /** Initial stock by colour, one figure for each size. */
  stock: Readonly<Partial<Record<ColorName, readonly number[]>>>;
  /** Colour of the pattern or the trims, by main colour. */
  second?: Readonly<Partial<Record<ColorName, ColorName>>>;
  /** Percent of each fibre in the main cloth, or in the upper of a shoe. */
  composition: Readonly<Partial<Record<FibreName, number>>>;
  care: readonly Care[];
}

/** In the Spanish words that the database holds. */
export interface CatalogueProduct extends Omit<CatalogueItem, 'id'> {
  id: string;
  name: string;
  description: string;
}

export const withWords = ({ id, ...item }: CatalogueItem): CatalogueProduct => ({
  id,
  ...productWords[id],
  ...item,
});

/** Cents after the shop's reduction of 15 %. */
export const reducedCents = (originalEuros: number): number => Math.round(originalEuros * 85);

export const year: readonly Season[] = ['spring', 'summer', 'fall', 'winter'];
export const warm: readonly Season[] = ['spring', 'summer'];
export const mild: readonly Season[] = ['spring', 'fall'];
export const cold: readonly Season[] = ['fall', 'winter'];
export const notSummer: readonly Season[] = ['spring', 'fall', 'winter'];
export const notWinter: readonly Season[] = ['spring', 'summer', 'fall'];
export const summer: readonly Season[] = ['summer'];
export const winter: readonly Season[] = ['winter'];

export const letters = ['XS', 'S', 'M', 'L', 'XL'] as const;
export const numbers = ['34', '36', '38', '40', '42', '44'] as const;
export const shoeSizes = ['36', '37', '38', '39', '40', '41'] as const;
export const oneSize = [sizeNames.Única] as const;
/** Unisex shoes. */
export const wideShoeSizes = ['36', '37', '38', '39', '40', '41', '42', '43', '44'] as const;

/** Care of the usual fabrics. */
export const careFor = {
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
} as const satisfies Record<string, readonly Care[]>;
