import { euros } from '#server/platform/euros.ts';
import type { Letterhead } from '#server/platform/mail/letterhead.ts';
import { articleIn } from '#server/shop/catalogue/translate.ts';
import type { OrderLineRow, OrderRow } from '#server/shop/orders/queries.ts';

export const boughtOf = (
  { language }: Letterhead,
  { deliveryCents, totalCents }: OrderRow,
  lines: readonly OrderLineRow[],
) => ({
  lines: lines.map((line) => {
    const { name: piece, size, color } = articleIn(language, line);
    const price = euros(line.priceCents * line.quantity, language);
    return { quantity: line.quantity, piece, brand: line.brand, size, color, price };
  }),
  delivery: deliveryCents === 0 ? null : euros(deliveryCents, language),
  total: euros(totalCents, language),
});
