import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { followUp } from '#server/payments/ledger/follow-up.ts';
import { reconcile } from '#server/payments/ledger/reconcile.ts';
import { orders, payments } from '#server/platform/db/schema/index.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { letterAbout } from '#tests/factories/letters.ts';
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
import { paypalBuyer } from '#tests/factories/paypal-buyer.ts';
import {
  addGarment,
  buildGarment,
  type Client,
  type Member,
  type PaidTestServer,
  refusal,
  startPaidTestServer,
} from '#tests/factories/server.ts';

const minute = 60_000;
let buyer: Member;
const server = await startPaidTestServer();
await seedStore(server.services, catalogue.slice(0, 12));
beforeEach(async () => {
  buyer = await server.person();
  await setStock(server, 20);
});

const orderOf = async (id: string, client: Client = buyer) =>
  granted(await client.send(`GET /api/store/orders/${id}`));
const cartCount = async () => (await buyer.send('GET /api/store/cart')).body.count;
const garments = async (client: Client = buyer) =>
  (await client.send('GET /api/wardrobe')).body.wardrobe.items;
const approveAtPaypal = (paid: PaidTestServer, url: string) =>
  paypalBuyer(paid).answer(new URL(url, paid.origin).searchParams.get('token') ?? '', 'pay');
const follow = () => followUp(server.services, () => {});

describe('an order that is paid', () => {
  it('by card is sold once, enters the wardrobe once, and comes with invoice and letter', async () => {
    const placed = await order(buyer, 'stripe_card', 2);
    expect(await garments()).toEqual([]);
    await giveCard(server, buyer, placed.order.id);
    const replies = await Promise.all([1, 2, 3].map(() => settled(buyer, placed.order.id)));
    const [{ order: paid, payment }] = replies as [Awaited<ReturnType<typeof settled>>];
    expect(paid).toMatchObject({
      status: 'paid',
      keptUntil: null,
      undo: { kind: 'refund' },
      invoices: [{ number: expect.stringMatching(/^PV\d{4}-\d{6}$/) }],
    });
    expect(payment).toMatchObject({ status: 'paid', purpose: 'order', amount: 79.9 });
    expect(await stockOf(server)).toBe(18);
    const items = await garments();
    expect(items).toHaveLength(2);
    expect(items.map(({ id }: { id: string }) => id).sort()).toEqual([...paid.garmentIds].sort());
    expect(items[0]).toMatchObject({
      name: 'Camisa recta de popelín',
      brand: 'Alba Norte',
      size: 'M',
      color: 'blanco',
      kind: 'shirt',
      condition: 'new',
      composition: [{ part: 'outer', fibre: 'cotton', percent: 100 }],
      care: ['wash-40', 'no-bleach', 'tumble-dry-low', 'iron-medium', 'no-dry-clean'],
      purchasePrice: 39.95,
      timesWorn: 0,
      bought: { orderId: paid.id, productId: 'camisa-popelin-recta' },
      photo: { illustrated: true },
    });
    const mail = await letterAbout(server, `order-paid:${paid.id}`);
    expect(mail?.recipient).toBe(buyer.user.email);
    expect(mail?.invoiceIds).toEqual([paid.invoices[0].id]);
    expect(mail?.body).toContain('2 × Camisa recta de popelín, Alba Norte, talla M, blanco');
    expect(mail?.body).toMatch(/Total: 79,90\s€, con 13,87\s€ de IVA \(21 %\) incluidos/);
    expect(mail?.body).toContain('28013 Madrid');
    expect(mail?.body).not.toContain('Premium');
    const pdf = await buyer.send(`GET /api/invoices/${paid.invoices[0].id}`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect((await buyer.send('GET /api/subscription/status')).body.hasActiveSubscription).toBe(false);
  });

  it('looks in the wardrobe as it did in the shop', async () => {
    const { order: paid } = await paidOrder(server, buyer);
    const [garment] = await garments();
    const own = await buyer.send(`GET ${garment.photo.full}`);
    const shop = await buyer.send(`GET ${paid.lines[0].image}`);
    expect(own.status).toBe(200);
    expect(own.bytes.equals(shop.bytes)).toBe(true);
  });

  it('by PayPal leads back to the order, and by transfer waits for the bank', async () => {
    const byPaypal = await order(buyer, 'paypal_redirect');
    expect(byPaypal.payment.paymentUrl).toContain('/sandbox/paypal');
    const back = await approveAtPaypal(server, byPaypal.payment.paymentUrl);
    expect(back.pathname).toBe(`/store/orders/${byPaypal.order.id}`);
    expect(back.searchParams.get('vuelta')).toBe('paypal');
    expect(back.searchParams.get('PayerID')).toBeTruthy();
    expect((await settled(buyer, byPaypal.order.id)).order.status).toBe('paid');

    const byBank = await order(buyer, 'bank_transfer');
    expect((await settled(buyer, byBank.order.id)).order.status).toBe('pending');
    const how = await letterAbout(server, `order-transfer:${byBank.payment.id}`);
    expect(how).toMatchObject({ recipient: buyer.user.email, invoiceIds: [] });
    for (const text of [byBank.order.number, byBank.payment.reference, byBank.payment.accountInfo.bic])
      expect(how?.body).toContain(text);
    expect(how?.body).toMatch(/Importe: 43,90\s€/);
    expect(how?.body).toMatch(/hasta el \d+ de \p{L}+ de \d{4}/u);
    expect(await letterAbout(server, `order-transfer:${byPaypal.payment.id}`)).toBeUndefined();
    await transfer(server, byBank.payment);
    expect((await orderOf(byBank.order.id)).order.status).toBe('paid');
    expect(await garments()).toHaveLength(2);
  });

  it('by the provider’s word alone, without a page that comes back', async () => {
    const placed = await order(buyer, 'stripe_card');
    await giveCard(server, buyer, placed.order.id);
    await expect
      .poll(async () => (await orderOf(placed.order.id)).order.status, { timeout: 8000 })
      .toBe('paid');
  });

  it('adds its garments to a full wardrobe, too', async () => {
    for (let count = 0; count < 50; count++) await addGarment(buyer, { name: `Prenda ${count}` });
    const refused = await buyer.send('POST /api/wardrobe/items', buildGarment());
    expect(refused).toMatchObject(refusal(403, 'garment_limit'));
    const { order: paid } = await paidOrder(server, buyer, 2);
    expect(paid.garmentIds).toHaveLength(2);
    const owned = (await garments()).map(({ id }: { id: string }) => id);
    expect(owned).toHaveLength(52);
    expect(owned).toEqual(expect.arrayContaining(paid.garmentIds));
  });

  it('agrees with the providers', async () => {
    await paidOrder(server, buyer);
    const { differences } = await reconcile(server.services, { days: 1 });
    expect(differences).toEqual([]);
  });
});

describe('a card', () => {
  it('that is declined leaves the order waiting for another one', async () => {
    const placed = await order(buyer, 'stripe_card');
    const refused = await giveCard(server, buyer, placed.order.id, '4000000000000002');
    expect(refused.body.error.code).toBe('card_declined');
    expect((await settled(buyer, placed.order.id)).order.status).toBe('pending');
    expect(await stockOf(server)).toBe(19);
    await giveCard(server, buyer, placed.order.id);
    expect((await settled(buyer, placed.order.id)).order.status).toBe('paid');
  });

  it('that charges another amount pays nothing, and the pieces are for sale again', async () => {
    const placed = await order(buyer, 'stripe_card');
    server.sandbox.switches.stripe = 'wrong_amount';
    await giveCard(server, buyer, placed.order.id);
    server.sandbox.switches.stripe = 'none';
    const { order: after, payment } = await settled(buyer, placed.order.id);
    expect(payment.status).toBe('rejected');
    expect(after).toMatchObject({ status: 'lapsed', notice: expect.stringContaining('no coincide') });
    expect(await stockOf(server)).toBe(20);
    expect(await garments()).toEqual([]);
  });

  it('is called off at Stripe after half an hour, and then takes no money', async () => {
    const placed = await order(buyer, 'stripe_card', 2);
    const [row] = await server.services.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, placed.order.id));
    const keptMillis = Date.parse(placed.order.keptUntil) - Date.parse(placed.order.placedAt);
    expect(Math.round(keptMillis / minute)).toBe(30);
    server.travel(31 * minute);
    await follow();
    const { order: after } = await orderOf(placed.order.id);
    expect(after).toMatchObject({ status: 'lapsed', keptUntil: null, undo: null });
    expect(await stockOf(server)).toBe(20);
    expect(await cartCount()).toBe(2);
    const [intent, secret = ''] = (row?.details.stripe?.clientSecret ?? '').split('_secret_');
    const late = await fetch(`${server.sandbox.origins.stripe}/sandbox/stripe/intents/${intent}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        key: 'pk_test_sandbox',
        client_secret: `${intent}_secret_${secret}`,
        card: { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' },
      }),
    });
    expect(late.status).toBe(400);
    expect(
      await buyer.send(`POST /api/store/orders/${placed.order.id}/pay`, { method: 'stripe_card' }),
    ).toMatchObject(refusal(409, 'order_not_payable'));
  });

  it('with an unavailable form leaves only the cart', async () => {
    server.sandbox.switches.stripe = 'error';
    const placed = await order(buyer, 'stripe_card').catch((error: Error) => error);
    server.sandbox.switches.stripe = 'none';
    expect(String(placed)).toContain('provider_unreachable');
    const [{ id }] = (await buyer.send('GET /api/store/orders')).body.orders;
    server.travel(2 * minute);
    await follow();
    expect((await orderOf(id)).order.status).toBe('lapsed');
    expect(await stockOf(server)).toBe(20);
    expect(await cartCount()).toBe(1);
  });
});

describe('late money', () => {
  it('is honoured while there is something to send for it', async () => {
    const placed = await order(buyer, 'bank_transfer', 2);
    server.travel(6 * 24 * 60 * minute);
    await follow();
    expect((await orderOf(placed.order.id)).order.status).toBe('lapsed');
    expect((await letterAbout(server, `order-lapsed:${placed.order.id}`))?.body).toContain('No debes nada');
    await setStock(server, 20);
    await transfer(server, placed.payment);
    expect((await orderOf(placed.order.id)).order).toMatchObject({ status: 'paid', count: 2 });
    expect(await stockOf(server)).toBe(18);
    expect(await cartCount()).toBe(0);
    expect(await garments()).toHaveLength(2);
  });

  it('for pieces sold meanwhile is refunded, with a letter', async () => {
    await setStock(server, 1);
    const placed = await order(buyer, 'bank_transfer');
    server.travel(6 * 24 * 60 * minute);
    await follow();
    const other = await server.person();
    await paidOrder(server, other);
    await transfer(server, placed.payment);
    const { order: after, payment } = await orderOf(placed.order.id);
    expect(after).toMatchObject({
      status: 'lapsed',
      refund: 'under_way',
      notice: expect.stringContaining('no quedan todas las prendas'),
      garmentIds: [],
      invoices: [],
    });
    expect(payment.status).toBe('refunding');
    expect(await letterAbout(server, `money-too-late:${payment.id}`)).toBeDefined();
    expect(await stockOf(server)).toBe(0);
  });

  it('of a second way to pay goes back by itself: an order is paid once', async () => {
    const placed = await order(buyer, 'paypal_redirect');
    const first = placed.payment;
    const changed = granted(
      await buyer.send(`POST /api/store/orders/${placed.order.id}/pay`, { method: 'bank_transfer' }),
    );
    expect(changed.payment).toMatchObject({ method: 'bank_transfer', status: 'pending' });
    expect(await stockOf(server)).toBe(19);
    await transfer(server, changed.payment);
    expect((await orderOf(placed.order.id)).order.status).toBe('paid');
    await approveAtPaypal(server, first.paymentUrl);
    await buyer.send('POST /api/payment/verify', { paymentId: first.id });
    const rows = await server.services.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, placed.order.id));
    expect(rows.map(({ status }) => status).sort()).toEqual(['cancelled', 'paid']);
    expect(await garments()).toHaveLength(1);
  });

  it('of a transfer that a card has overtaken is promised back', async () => {
    const placed = await order(buyer, 'bank_transfer');
    await giveCard(server, buyer, placed.order.id);
    expect((await settled(buyer, placed.order.id)).order.status).toBe('paid');
    await transfer(server, placed.payment);
    const [row] = await server.services.db.select().from(payments).where(eq(payments.id, placed.payment.id));
    expect(row).toMatchObject({
      status: 'refunding',
      details: { notice: expect.stringContaining('ya estaba pagado') },
    });
    expect((await orderOf(placed.order.id)).order.status).toBe('paid');
    expect(await stockOf(server)).toBe(19);
  });
});

it('another person’s order does not exist', async () => {
  const { order: mine } = await order(buyer, 'bank_transfer');
  const other = await server.person();
  const replies = await Promise.all([
    other.send(`GET /api/store/orders/${mine.id}`),
    other.send(`POST /api/store/orders/${mine.id}/pay`, { method: 'bank_transfer' }),
    other.send(`POST /api/store/orders/${mine.id}/cancel`, { confirm: true }),
  ]);
  for (const { status, body } of replies) expect([status, body.code]).toEqual([404, 'order_not_found']);
  expect((await other.send('GET /api/store/orders')).body.orders).toEqual([]);
});

it('orders of the sandbox do not exist in production', async () => {
  const { order: mine } = await order(buyer, 'bank_transfer');
  await server.services.db.update(orders).set({ mode: 'live' }).where(eq(orders.id, mine.id));
  expect((await buyer.send(`GET /api/store/orders/${mine.id}`)).status).toBe(404);
  expect((await buyer.send('GET /api/store/orders')).body.orders).toEqual([]);
});
