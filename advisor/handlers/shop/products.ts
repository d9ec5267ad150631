import { garmentAttributes } from '#contract/garment-attributes.ts';
import type { DialogueState, Shopping } from '../../state.ts';
import type { StoreProduct } from '../../tools/toolbox.ts';
import { onOneLine } from '../../voice/phrase.ts';
import type { IntentContext } from '../handler.ts';

export const euros = (value: number) => `${value.toFixed(2).replace('.', ',')} €`;
const plain = (text: string) => onOneLine(text).slice(0, 80);

/** A product's name is untrusted text: quoted, on one line and never parsed. */
export const named = ({ name, brand, priceEuros }: StoreProduct) =>
  `«${plain(name)}» de ${plain(brand)} (${euros(priceEuros)})`;
export const short = ({ name }: StoreProduct) => `«${plain(name)}»`;

export const clothIn = ({ garment: { fabric } }: StoreProduct): string =>
  fabric ? garmentAttributes.fabric.labels[fabric].toLowerCase() : 'sin dato';
export const clothOf = (product: StoreProduct): string => `${short(product)}: ${clothIn(product)}`;

export const coloursOf = ({ options }: StoreProduct): string[] => [
  ...new Set(options.map(({ colour }) => colour)),
];
export const sizesOf = ({ options }: StoreProduct): string[] => [...new Set(options.map(({ size }) => size))];

export async function shownBefore({
  box,
  state,
}: Pick<IntentContext, 'box' | 'state'>): Promise<StoreProduct[]> {
  const found = await Promise.all(state.productIds.slice(0, 6).map((id) => box.store?.product(id)));
  return found.flatMap((product) => product ?? []);
}

export const remembering = (
  shopping: Shopping | null,
  products: readonly StoreProduct[],
): Partial<DialogueState> => ({
  topic: 'shop',
  asked: null,
  shopping,
  productFocus: null,
  ...(products.length > 0 && { productIds: products.map(({ id }) => id) }),
});
