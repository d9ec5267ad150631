import type { Product, Variant } from './store-queries.ts';

export interface Choice {
  color: string | null;
  size: string | null;
}

type Sized = Pick<Product, 'sizes'> & { variants: readonly Pick<Variant, 'color' | 'sizes'>[] };

/** Stock up to this number is shown. */
const fewPieces = 3;

export const firstChoice = ({ sizes, variants }: Sized): Choice => ({
  color: variants.length === 1 ? (variants[0]?.color ?? null) : null,
  size: sizes.length === 1 ? (sizes[0] ?? null) : null,
});

export function stockOf({ variants }: Sized, color: string | null, size: string): number {
  const stocks = variants
    .filter((variant) => color === null || variant.color === color)
    .map((variant) => variant.sizes.find((one) => one.size === size)?.stock ?? 0);
  return Math.max(0, ...stocks);
}

export function hasColor(product: Sized, color: string, size: string | null): boolean {
  return product.sizes.some((one) => (size === null || one === size) && stockOf(product, color, one) > 0);
}

/** Returns the stock when it is low, otherwise null. */
export const scarceStock = (stock: number): number | null => (stock <= fewPieces ? stock : null);

/** Returns the chosen variant, or null when a choice is missing or out of stock. */
export function completeChoice(
  product: Sized,
  { color, size }: Choice,
): { color: string; size: string } | null {
  if (color === null || size === null || stockOf(product, color, size) === 0) return null;
  return { color, size };
}

/** Keeps the size if the new colour has it. */
export function chooseColor(product: Sized, choice: Choice, color: string): Choice {
  const keeps = choice.size !== null && stockOf(product, color, choice.size) > 0;
  return { color, size: keeps ? choice.size : firstChoice(product).size };
}
