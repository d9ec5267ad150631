import { decimalOfCents } from '#contract/price.ts';
import { euros } from '#server/payments/ledger/euros.ts';
import type { CartLine } from '#server/shop/cart/lines.ts';

/** A line as displayed to the buyer. */
export interface ReadLine {
  productId: string;
  color: string;
  size: string;
  quantity: number;
  price: number;
}

/** Describes, in Spanish, how the cart differs from the displayed one; null if it does not. */
export function differenceFrom(read: readonly ReadLine[], lines: readonly CartLine[]): string | null {
  for (const line of lines) {
    const seen = read.find(
      ({ productId, color, size }) =>
        productId === line.productId && color === line.color && size === line.size,
    );
    if (seen === undefined)
      return `Ahora también está en tu carrito «${line.name}». Revísalo antes de pedir.`;
    if (seen.price !== decimalOfCents(line.price.cents)) {
      const before = euros(Math.round(seen.price * 100));
      return `El precio de «${line.name}» ha cambiado: de ${before} a ${euros(line.price.cents)}. Revísalo antes de pedir; no se ha cobrado nada.`;
    }
    if (seen.quantity !== line.quantity)
      return `De «${line.name}» hay ahora ${line.quantity} en tu carrito. Revísalo antes de pedir.`;
  }
  return read.length === lines.length
    ? null
    : 'Alguna prenda ya no está en tu carrito. Revísalo antes de pedir.';
}
