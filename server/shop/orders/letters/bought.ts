import { euros } from '#server/platform/euros.ts';
import type { Letterhead } from '#server/platform/mail/letterhead.ts';
import { colorIn, nameIn, sizeIn } from '#server/shop/catalogue/translate.ts';
import type { OrderLineRow, OrderRow } from '#server/shop/orders/queries.ts';

/** What was ordered, and for how much, as letters list it. */
export const boughtOf = (
  { language }: Letterhead,
  { deliveryCents, totalCents }: OrderRow,
  lines: readonly OrderLineRow[],
) => ({
  lines: lines.map(({ quantity, productId, name, brand, size, color, priceCents }) => ({
    quantity,
    piece: nameIn(language, productId, name),
    brand,
    size: sizeIn(language, size),
    color: colorIn(language, color),
    price: euros(priceCents * quantity, language),
  })),
  delivery: deliveryCents === 0 ? null : euros(deliveryCents, language),
  total: euros(totalCents, language),
});
