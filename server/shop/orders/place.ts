import { randomUUID } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import type { placeOrder as placeOrderCall } from '#contract/orders.ts';
import { decimalOfCents, vatPercent } from '#contract/price.ts';
import { askFor, requireMethod } from '#server/payments/ledger/open-payment.ts';
import { newPayment } from '#server/payments/ledger/purchase.ts';
import { insertPayment } from '#server/payments/ledger/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { cartItems, orderLines, orders } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError, type Wording } from '#server/platform/errors.ts';
import type { Person } from '#server/platform/http/person.ts';
import type { Services } from '#server/services.ts';
import { type CartLine, cartLinesOf } from '#server/shop/cart/lines.ts';
import { totalsOf } from '#server/shop/cart/totals.ts';
import { ofVariant } from '#server/shop/catalogue/of-variant.ts';
import { articleIn, nameIn } from '#server/shop/catalogue/translate.ts';
import { trustLevelOf } from '#server/trust/level.ts';
import { admitHold, heldUntilOf } from './hold.ts';
import { newOrderNumber } from './number.ts';
import { purchaseOf } from './purchase.ts';
import { countPending, type OrderRow, orderOfCheckout, paymentsOfOrders } from './queries.ts';
import { lockPerson, takeStock } from './stock.ts';

export type Wish = z.output<typeof placeOrderCall.body>;

/**
 * Orders the cart: takes the stock, fixes the prices and records the payment in one transaction, then calls
 * the provider. Idempotent for a checkout.
 * @param network hash of the client's network
 * @throws ApiError `cart_empty`, `cart_changed`, `out_of_stock`, `order_limit`, `hold_limit`,
 * `order_too_large`, and those of opening a payment
 */
export async function placeOrder(
  services: Services,
  person: Person,
  wish: Wish,
  network: string | null,
): Promise<OrderRow> {
  requireMethod(services, person, wish.method);
  const order = await inTransaction(services.db, (tx) => writeDown(tx, services, person, wish, network));
  const [payment] = await paymentsOfOrders(services.db, [order.id]);
  if (payment !== undefined) await askFor(services, payment, person);
  return order;
}

async function writeDown(
  tx: Executor,
  services: Services,
  person: Person,
  wish: Wish,
  network: string | null,
): Promise<OrderRow> {
  const { now, config } = services;
  await lockPerson(tx, person.id);
  const placed = await orderOfCheckout(tx, person.id, wish.checkoutKey);
  if (placed !== undefined) return placed;
  if ((await countPending(tx, person.id)) >= limits.order.pendingMax) throw new ApiError('order_limit');

  const createdAt = now();
  const lines = await cartLinesOf(tx, person.id, createdAt);
  if (lines.length === 0) throw new ApiError('cart_empty');
  const changed = differenceFrom(wish.items, lines);
  if (changed !== null) throw new ApiError('cart_changed', changed);
  const gone = lines.find(({ active }) => !active);
  if (gone !== undefined) throw outOfStock(gone, 0);
  const shortage = await takeStock(tx, lines);
  if (shortage !== null) throw outOfStock(shortage.pieces, shortage.left);
  const level = await trustLevelOf(tx, person, createdAt, config.payments.mode);
  const buyer = { level, ownerId: person.id, network };
  await admitHold(tx, services, buyer, lines);
  const totals = totalsOf(lines.map(({ quantity, price }) => ({ quantity, ...price, available: true })));
  if (decimalOfCents(totals.totalCents) !== wish.total) {
    throw new ApiError('cart_changed', ({ refusals }) => refusals.shop.totalChanged(totals.totalCents));
  }
  if (totals.totalCents > limits.order.totalCentsMax) throw tooLarge();

  const [order] = await tx
    .insert(orders)
    .values({
      id: randomUUID(),
      ownerId: person.id,
      mode: config.payments.mode,
      number: newOrderNumber(),
      checkoutKey: wish.checkoutKey,
      status: 'pending',
      address: wish.address,
      subtotalCents: totals.subtotalCents,
      deliveryCents: totals.deliveryCents,
      totalCents: totals.totalCents,
      vatPercent,
      heldUntil: heldUntilOf(buyer, createdAt),
      network,
      createdAt,
      updatedAt: createdAt,
    })
    .returning();
  if (order === undefined) throw new Error('an order was not written');
  await tx.insert(orderLines).values(lines.map((line, position) => rowOf(order.id, line, position)));
  await insertPayment(tx, newPayment(services, person.id, wish.method, purchaseOf(order, now)));
  await emptyCart(tx, person.id, lines);
  return order;
}

function rowOf(orderId: string, line: CartLine, position: number): typeof orderLines.$inferInsert {
  const { productId, color, size, quantity, name, brand, colors, price } = line;
  return {
    orderId,
    position,
    productId,
    color,
    size,
    quantity,
    name,
    brand,
    hex: colors.find((one) => one.name === color)?.hex ?? '#808184',
    priceCents: price.cents,
  };
}

async function emptyCart(tx: Executor, ownerId: string, lines: readonly CartLine[]): Promise<void> {
  await tx
    .delete(cartItems)
    .where(and(eq(cartItems.ownerId, ownerId), or(...lines.map((line) => ofVariant(cartItems, line)))));
}

function outOfStock(line: CartLine, left: number): ApiError {
  const wording: Wording = ({ refusals: { shop } }, language) => {
    const article = articleIn(language, line);
    if (left === 0) return shop.soldOut(article);
    return left === 1 ? shop.oneLeftOf(article) : shop.fewLeftOf(article, left);
  };
  return new ApiError('out_of_stock', wording, { available: left });
}

function tooLarge(): ApiError {
  const most = limits.order.totalCentsMax;
  return new ApiError('order_too_large', ({ refusals }) => refusals.shop.orderMost(most), {
    limit: decimalOfCents(most),
  });
}

/** A line as displayed to the buyer. */
interface ReadLine {
  productId: string;
  color: string;
  size: string;
  quantity: number;
  price: number;
}

/** Says how the cart differs from the displayed one; null if it does not. */
function differenceFrom(read: readonly ReadLine[], lines: readonly CartLine[]): Wording | null {
  for (const line of lines) {
    const named = (language: Language) => nameIn(language, line.productId, line.name);
    const seen = read.find(
      ({ productId, color, size }) =>
        productId === line.productId && color === line.color && size === line.size,
    );
    if (seen === undefined) return ({ refusals }, language) => refusals.shop.alsoInCart(named(language));
    if (seen.price !== decimalOfCents(line.price.cents)) {
      const before = Math.round(seen.price * 100);
      return ({ refusals }, language) =>
        refusals.shop.priceChanged(named(language), before, line.price.cents);
    }
    if (seen.quantity !== line.quantity)
      return ({ refusals }, language) => refusals.shop.quantityChanged(named(language), line.quantity);
  }
  return read.length === lines.length ? null : ({ refusals }) => refusals.shop.goneFromCart;
}
