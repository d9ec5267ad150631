import type { Product, Variant } from './store-queries.ts';

/** The colour and the size that a person has chosen so far. */
export interface Choice {
  color: string | null;
  size: string | null;
}

type Sized = Pick<Product, 'sizes'> & { variants: readonly Pick<Variant, 'color' | 'sizes'>[] };

/** How few pieces are said: more than these are simply there. */
const fewPieces = 3;

/** What is chosen where there is nothing to choose. */
export const firstChoice = ({ sizes, variants }: Sized): Choice => ({
  color: variants.length === 1 ? (variants[0]?.color ?? null) : null,
  size: sizes.length === 1 ? (sizes[0] ?? null) : null,
});

/** The pieces of a size in a colour; the most of any colour while none is chosen. */
export function stockOf({ variants }: Sized, color: string | null, size: string): number {
  const stocks = variants
    .filter((variant) => color === null || variant.color === color)
    .map((variant) => variant.sizes.find((one) => one.size === size)?.stock ?? 0);
  return Math.max(0, ...stocks);
}

/** Whether a colour has anything left, in the chosen size or in any. */
export function hasColor(product: Sized, color: string, size: string | null): boolean {
  return product.sizes.some((one) => (size === null || one === size) && stockOf(product, color, one) > 0);
}

/** A stock that is worth saying: none at all, or only a few. */
export const scarceStock = (stock: number): number | null => (stock <= fewPieces ? stock : null);

/** What can go into the cart: a size and a colour, both chosen and in stock. Null while something is missing. */
export function completeChoice(
  product: Sized,
  { color, size }: Choice,
): { color: string; size: string } | null {
  if (color === null || size === null || stockOf(product, color, size) === 0) return null;
  return { color, size };
}

/** Another colour keeps the size where it has it, and asks again where it has not. */
export function chooseColor(product: Sized, choice: Choice, color: string): Choice {
  const keeps = choice.size !== null && stockOf(product, color, choice.size) > 0;
  return { color, size: keeps ? choice.size : firstChoice(product).size };
}
