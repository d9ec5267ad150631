import type { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import type { Cart } from '#contract/store.ts';
import { orderable, pictureOf } from '../catalogue/present.ts';
import { colorIn, nameIn, sizeIn } from '../catalogue/translate.ts';
import type { CartLine } from './lines.ts';
import { totalsOf } from './totals.ts';

const isAvailable = ({ quantity, stock }: CartLine): boolean => quantity <= stock;

/** Amounts in euros; sums are computed in cents. */
export function presentCart(lines: readonly CartLine[], language: Language): z.output<typeof Cart> {
  const totals = totalsOf(
    lines.map((line) => ({ quantity: line.quantity, ...line.price, available: isAvailable(line) })),
  );
  return {
    items: lines.map((line) => ({
      productId: line.productId,
      name: nameIn(language, line.productId, line.name),
      brand: line.brand,
      image: pictureOf(line.productId, line.color, 'front'),
      size: sizeIn(language, line.size),
      color: colorIn(language, line.color),
      hex: line.colors.find(({ name }) => name === line.color)?.hex ?? '#808184',
      quantity: line.quantity,
      price: line.price.cents / 100,
      originalPrice: line.price.originalCents / 100,
      lineTotal: (line.price.cents * line.quantity) / 100,
      stock: orderable(line.stock),
      available: isAvailable(line),
    })),
    count: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    subtotal: totals.subtotalCents / 100,
    savings: totals.savingsCents / 100,
    delivery: totals.deliveryCents / 100,
    total: totals.totalCents / 100,
    missingForFreeDelivery: totals.missingForFreeDeliveryCents / 100,
  };
}
