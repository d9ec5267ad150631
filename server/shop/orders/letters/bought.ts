import { euros } from '#server/platform/euros.ts';
import type { Letterhead } from '#server/platform/mail/letterhead.ts';
import type { OrderLineRow, OrderRow } from '#server/shop/orders/queries.ts';

/** What was ordered, and for how much, as letters list it. */
export const boughtOf = (
  { language }: Letterhead,
  { deliveryCents, totalCents }: OrderRow,
  lines: readonly OrderLineRow[],
) => ({
  lines: lines.map(({ quantity, name: piece, brand, size, color, priceCents }) => ({
    quantity,
    piece,
    brand,
    size,
    color,
    price: euros(priceCents * quantity, language),
  })),
  delivery: deliveryCents === 0 ? null : euros(deliveryCents, language),
  total: euros(totalCents, language),
});
