import type { Care } from '#contract/care.ts';
import type { ColorName } from '#contract/colors.ts';
import type { Fabric, Kind, Occasion, Pattern, Season, Style } from '#contract/vocabulary.ts';
import type { Silhouette } from '#illustrator/illustrate.ts';

/** One product as a person writes it down; `seedStore` brings it to the database. */
export interface CatalogueProduct {
  /** Stands in the product's address: lower-case words and hyphens, never changed and never reused. */
  id: string;
  name: string;
  description: string;
  /** What it is to the outfit engine, and how it is drawn. Plain unless a pattern is named. */
  look: { kind: Kind; silhouette: Silhouette; fabric: Fabric; style: Style; pattern?: Pattern };
  seasons: readonly Season[];
  occasions: readonly Occasion[];
  /** Before the reduction, VAT included. The price is 85 % of it: see `reducedCents`. */
  originalEuros: number;
  /** A sample, like the count of reviews: nobody has bought anything yet. */
  rating: number;
  reviews: number;
  sizes: readonly string[];
  /** Pieces at the start, by colour, one figure for each size. */
  stock: Readonly<Partial<Record<ColorName, readonly number[]>>>;
  /** The colour of the pattern or of the trims, by main colour. */
  second?: Readonly<Partial<Record<ColorName, ColorName>>>;
  /** Fibres of the main cloth, or of the upper of a shoe, in percent. */
  composition: Readonly<Record<string, number>>;
  care: readonly Care[];
}

/** What is left of a price after the shop's 15 %, in whole cents. */
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
/** Shoes that are cut alike for everybody. */
export const wideShoeSizes = ['36', '37', '38', '39', '40', '41', '42', '43', '44'] as const;

/** How the usual cloths are looked after. */
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
  canvas: ['hand-wash', 'no-bleach', 'no-tumble-dry', 'no-iron'],
  garmentLeather: ['no-wash', 'no-bleach', 'no-iron', 'wipe-clean', 'dry-clean'],
} as const satisfies Record<string, readonly Care[]>;
