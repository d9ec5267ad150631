import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '#server/payments/ledger/reconcile.ts';
import { orders, payments } from '#server/platform/db/schema/index.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { letterAbout } from '#tests/factories/letters.ts';
import { operate } from '#tests/factories/operate.ts';
import {
  giveCard,
  granted,
  order,
  paidOrder,
  setStock,
  settled,
  stockOf,
  transfer,
} from '#tests/factories/orderer.ts';
import {
  addGarment,
  type Client,
  type Member,
  refusal,
  startPaidTestServer,
} from '#tests/factories/server.ts';

const day = 24 * 60 * 60_000;
let buyer: Member;
const server = await startPaidTestServer();
await seedStore(server.services, catalogue.slice(0, 12));
beforeEach(async () => {
  buyer = await server.person();
  await setStock(server, 20);
});

const cancel = (id: string, client: Client = buyer) =>
  client.send(`POST /api/store/orders/${id}/cancel`, { confirm: true });
const orderOf = async (id: string) => granted(await buyer.send(`GET /api/store/orders/${id}`));
const garments = async () => (await buyer.send('GET /api/wardrobe')).body.wardrobe.items;
describe('an unpaid order', () => {
  it('is given up: its pieces are for sale and in the cart again, and its card takes no money', async () => {
    const placed = await order(buyer, 'stripe_card', 2);
    const [reply, again] = await Promise.all([cancel(placed.order.id), cancel(placed.order.id)]);
    expect([reply.status, again.status]).toEqual([200, 200]);
    expect(reply.body.order).toMatchObject({ status: 'cancelled', undo: null, withdrawal: null });
    expect(await stockOf(server)).toBe(20);
    expect((await buyer.send('GET /api/store/cart')).body.count).toBe(2);
    const [row] = await server.services.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, placed.order.id));
    const answer = await fetch(`${server.sandbox.origins.stripe}/v1/payment_intents/${row?.providerId}`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
    });
    expect(((await answer.json()) as { status: string }).status).toBe('canceled');
  });

  it('that was paid a moment before is cancelled as a paid one, and the money goes back', async () => {
    const placed = await order(buyer, 'bank_transfer');
    const { services } = server;
    const [row] = await services.db.select().from(payments).where(eq(payments.id, placed.payment.id));
    const at = services.now().toISOString();
    await services.db.execute(
      `insert into bank_entries values ('${row?.id}', 'test', '${row?.reference}', ${row?.amountCents}, 'EUR', '${at}', '${at}')`,
    );
    const { body } = await cancel(placed.order.id);
    expect(body.order).toMatchObject({ status: 'cancelled', refund: 'under_way' });
    expect(body.order.withdrawal.number).toMatch(/^D-\d{4}-\d{6}$/);
    expect(await stockOf(server)).toBe(20);
  });

  it('is refunded when its money arrives after the cancellation', async () => {
    const placed = await order(buyer, 'bank_transfer');
    await cancel(placed.order.id);
    await transfer(server, placed.payment);
    const { order: after } = await orderOf(placed.order.id);
    expect(after).toMatchObject({
      status: 'cancelled',
      refund: 'under_way',
      notice: expect.stringContaining('después de cancelar'),
    });
    expect(await garments()).toEqual([]);
  });
});

describe('a paid order', () => {
  it('takes its pieces out of the wardrobe of a child, too', async () => {
    const { order: paid } = await paidOrder(server, buyer, 2);
    const child = { name: 'Lola', birthYear: new Date().getFullYear() - 6 };
    const sizes = { clothes: null, shoes: null };
    const { ward } = granted(await buyer.send('POST /api/household/wards', { ...child, sizes }));
    const [{ id: garmentId }] = await garments();
    const handOver = { garmentId, from: buyer.user.id, to: ward.id };
    granted(await buyer.send('POST /api/household/handovers', handOver));
    expect((await cancel(paid.id)).body.order).toMatchObject({ status: 'cancelled' });
    expect(await garments()).toEqual([]);
    granted(await buyer.send('PUT /api/household/open', { wardId: ward.id }));
    expect(await garments()).toEqual([]);
  });

  it('that has not been sent is cancelled: money, stock, credit note, receipt, and the wardrobe as it was', async () => {
    const own = await addGarment(buyer);
    const { order: paid, payment } = await paidOrder(server, buyer, 2);
    expect(await garments()).toHaveLength(3);
    const { body } = await cancel(paid.id);
    expect(body.order).toMatchObject({
      status: 'cancelled',
      refund: 'done',
      undo: null,
      garmentIds: [],
      invoices: [{ number: expect.stringMatching(/^PV/) }, { number: expect.stringMatching(/^PR/) }],
    });
    expect(body.payment.status).toBe('refunded');
    expect(await stockOf(server)).toBe(20);
    expect((await garments()).map(({ id }: { id: string }) => id)).toEqual([own.id]);
    expect((await letterAbout(server, `withdrawal:${payment.id}`))?.body).toContain(
      `del pedido ${paid.number}`,
    );
    expect((await letterAbout(server, `refunded:${payment.id}`))?.body).not.toContain('Premium');
    expect((await cancel(paid.id)).status).toBe(200);
    expect(await stockOf(server)).toBe(20);
    const { differences } = await reconcile(server.services, { days: 1 });
    expect(differences.filter((one) => one.payment.reference === payment.reference)).toEqual([]);
  });

  it('leaves what has been worn where it is', async () => {
    const { order: paid } = await paidOrder(server, buyer, 2);
    const [worn] = paid.garmentIds;
    await buyer.send(`POST /api/wardrobe/items/${worn}/worn`);
    expect((await cancel(paid.id)).body.order.garmentIds).toEqual([worn]);
  });

  it('takes outfits with the garments that leave', async () => {
    const { order: paid } = await paidOrder(server, buyer);
    const pants = await addGarment(buyer, { name: 'Pantalón', kind: 'pants' });
    await buyer.send('POST /api/wardrobe/outfits', {
      name: 'Estreno',
      occasion: 'work',
      season: 'fall',
      garmentIds: [paid.garmentIds[0], pants.id],
    });
    await cancel(paid.id);
    expect((await buyer.send('GET /api/wardrobe')).body.wardrobe.outfits).toEqual([]);
  });

  it('stands cancelled when the provider does not answer, and the money follows', async () => {
    const { order: paid } = await paidOrder(server, buyer);
    server.sandbox.switches.stripe = 'error';
    expect((await cancel(paid.id)).body.order).toMatchObject({ status: 'cancelled', refund: 'under_way' });
    server.sandbox.switches.stripe = 'none';
  });

  it('that a bank disputes is not sent', async () => {
    const placed = await order(buyer, 'stripe_card');
    const { intent } = await giveCard(server, buyer, placed.order.id);
    await settled(buyer, placed.order.id);
    await fetch(`${server.sandbox.origins.stripe}/sandbox/stripe/simulate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'dispute', id: intent }),
    });
    await expect
      .poll(async () => (await orderOf(placed.order.id)).order.status, { timeout: 8000 })
      .toBe('cancelled');
    expect(await stockOf(server)).toBe(20);
    expect(await garments()).toEqual([]);
  });

  it('is no month of Premium that one could withdraw from', async () => {
    const { payment } = await paidOrder(server, buyer);
    expect(
      (await buyer.send('POST /api/withdrawal', { paymentId: payment.id, confirm: true, refund: 19.95 }))
        .status,
    ).toBe(409);
    const { body } = await buyer.send('GET /api/subscription');
    expect(body).toMatchObject({ withdrawal: null, payments: [] });
  });
});

describe('an order that was sent', () => {
  async function sentOrder() {
    const { order: paid, payment } = await paidOrder(server, buyer);
    expect(await operate(server, `orders ship ${paid.number.toLowerCase()} --tracking ES123`)).toMatchObject({
      ok: true,
      data: { status: 'shipped', tracking: 'ES123' },
    });
    return { id: paid.id as string, number: paid.number as string, payment };
  }

  it('tells its buyer, and is not sent twice', async () => {
    const { id, number } = await sentOrder();
    expect((await letterAbout(server, `order-shipped:${id}`))?.body).toContain('Seguimiento: ES123');
    expect(await operate(server, `orders ship ${number}`)).toMatchObject({ ok: true });
    const { order: sent } = await orderOf(id);
    expect(sent).toMatchObject({ status: 'shipped', tracking: 'ES123', undo: { kind: 'return' } });
    // Fourteen days after the last day of delivery.
    expect(Date.parse(sent.undo.until) - Date.parse(sent.shippedAt)).toBeGreaterThan(18 * day);
  });

  it('is withdrawn from, comes back, and only then its money goes', async () => {
    const { id, number, payment } = await sentOrder();
    const { body } = await cancel(id);
    expect(body.order).toMatchObject({ status: 'returning', refund: null, undo: null });
    expect(body.payment.status).toBe('paid');
    expect((await letterAbout(server, `withdrawal:${payment.id}`))?.body).toContain(
      'Cuando lleguen, devolvemos',
    );
    expect(await stockOf(server)).toBe(19);
    expect(await operate(server, `orders refund ${number}`)).toMatchObject({
      ok: true,
      data: { status: 'returned' },
    });
    expect((await orderOf(id)).order).toMatchObject({ status: 'returned', refund: 'done', garmentIds: [] });
    expect(await stockOf(server)).toBe(20);
  });

  it('is its buyer’s after the legal term', async () => {
    const { id } = await sentOrder();
    server.travel(25 * day);
    const after = await order(buyer, 'bank_transfer').catch(() => null);
    expect(after === null || after.order.status === 'pending').toBe(true);
    expect(await cancel(id)).toMatchObject(refusal(409, 'order_not_cancellable'));
    expect((await orderOf(id)).order.undo).toBeNull();
  });
});

describe('the operator', () => {
  it('lists what is to be sent, with where it goes', async () => {
    const { order: paid } = await paidOrder(server, buyer);
    const { text, data } = await operate(server, 'orders list --status paid --limit 10000');
    expect(text).toContain(paid.number);
    expect(text).toContain('Ana Prueba, Calle Mayor, 7, 3.º B, 28013 Madrid');
    expect(text).toContain('1 × Camisa recta de popelín M blanco');
    expect(data.orders).toEqual(expect.arrayContaining([expect.objectContaining({ number: paid.number })]));
  });

  it('cancels an order that cannot be shipped, with a letter to its buyer', async () => {
    const { order: paid } = await paidOrder(server, buyer);
    expect(await operate(server, `orders cancel ${paid.number}`)).toMatchObject({
      ok: true,
      data: { status: 'cancelled' },
    });
    expect((await letterAbout(server, `order-cancelled:${paid.id}`))?.body).toContain(
      'No podemos servir tu pedido',
    );
    const { order: after } = await orderOf(paid.id);
    expect(after).toMatchObject({ refund: 'done', withdrawal: null });
  });

  it.each([
    ['orders ship T-0000-0000', 'no es un número de pedido'],
    ['orders ship T-2222-2222', 'No hay ningún pedido'],
    ['orders refund T-2222-2222', 'No hay ningún pedido'],
  ])('"%s" is refused: %s', async (line, why) => {
    expect(await operate(server, line)).toMatchObject({ ok: false, text: expect.stringContaining(why) });
  });

  it('sends nothing that is not paid, and refunds nothing that has not been', async () => {
    const { order: pending } = await order(buyer, 'bank_transfer');
    expect((await operate(server, `orders ship ${pending.number}`)).ok).toBe(false);
    expect((await operate(server, `orders refund ${pending.number}`)).ok).toBe(false);
    expect((await operate(server, `orders cancel ${pending.number}`)).data.status).toBe('cancelled');
  });
});

it('an account that goes gives up what it has not paid, and leaves an address only where something is to be sent', async () => {
  const { order: paid } = await paidOrder(server, buyer);
  const { order: pending } = await order(buyer, 'bank_transfer');
  expect(await stockOf(server)).toBe(18);
  expect((await buyer.send('POST /api/account/erase', { password: buyer.password })).status).toBe(200);
  expect(await stockOf(server)).toBe(19);
  const rows = await server.services.db.select().from(orders).where(eq(orders.ownerId, buyer.user.id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  expect(byId.get(pending.id)).toMatchObject({ status: 'cancelled', address: null });
  expect(byId.get(paid.id)).toMatchObject({ status: 'paid', address: { city: 'Madrid' } });
  await operate(server, `orders ship ${paid.number}`);
  const [sent] = await server.services.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, paid.id), eq(orders.status, 'shipped')));
  expect(sent?.address).toBeNull();
});
