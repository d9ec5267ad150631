import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { languageCookie } from '#contract/languages.ts';
import { orderLines, priceHistory } from '#server/platform/db/schema/index.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { fillCart, order, setStock, shirt, stockOf, wishFor } from '#tests/factories/orderer.ts';
import { type Client, refusal, startPaidTestServer } from '#tests/factories/server.ts';

let buyer: Client;
const server = await startPaidTestServer();
await seedStore(server.services, catalogue.slice(0, 12));
beforeEach(async () => {
  buyer = await server.person();
  await setStock(server, 20);
});

const place = async (change: object = {}, client = buyer) =>
  client.send('POST /api/store/orders', await wishFor(client, 'bank_transfer', change));
const cartOf = async (client = buyer) => (await client.send('GET /api/store/cart')).body;

describe('placing an order', () => {
  it('keeps its pieces, freezes its prices and empties the cart', async () => {
    const placed = await order(buyer, 'bank_transfer', 1);
    expect(placed.order).toMatchObject({
      number: expect.stringMatching(/^T-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      status: 'pending',
      count: 1,
      subtotal: 39.95,
      delivery: 3.95,
      total: 43.9,
      net: 36.28,
      vat: 7.62,
      vatPercent: 21,
      undo: { kind: 'cancel', until: null },
      address: { postalCode: '28013', province: '28' },
    });
    expect(placed.payment).toMatchObject({
      purpose: 'order',
      orderId: placed.order.id,
      status: 'pending',
      amount: 43.9,
      accountInfo: expect.any(Object),
    });
    expect(placed.payment.instructions.join(' ')).toContain('preparamos tu pedido');
    expect(JSON.stringify(placed)).not.toContain('Premium');
    expect(await stockOf(server)).toBe(19);
    expect((await cartOf()).count).toBe(0);
    expect((await buyer.send('GET /api/store/orders')).body.orders).toEqual([placed.order]);
    expect((await buyer.send('GET /api/store/address')).body.address).toEqual(placed.order.address);
  });

  it('keeps what was bought in Spanish, and shows it in the language of the request', async () => {
    buyer.language = `${languageCookie}=en`;
    const { order: placed } = await order(buyer, 'bank_transfer', 1);
    expect(placed.lines).toMatchObject([{ name: 'Straight poplin shirt', color: 'white', size: 'M' }]);
    const kept = await server.services.db
      .select({ name: orderLines.name, color: orderLines.color })
      .from(orderLines)
      .where(eq(orderLines.orderId, placed.id));
    expect(kept).toEqual([{ name: 'Camisa recta de popelín', color: 'blanco' }]);
    buyer.language = `${languageCookie}=pt`;
    const { body } = await buyer.send(`GET /api/store/orders/${placed.id}`);
    expect(body.order.lines).toMatchObject([{ name: 'Camisa direita de popelina', color: 'branco' }]);
  });

  it('from fifty euros is delivered for nothing', async () => {
    const { order: placed } = await order(buyer, 'bank_transfer', 2);
    expect(placed).toMatchObject({ subtotal: 79.9, delivery: 0, total: 79.9 });
  });

  it('twice with one key, and at once, is placing it once', async () => {
    await fillCart(buyer);
    const wish = await wishFor(buyer, 'bank_transfer');
    const replies = await Promise.all([1, 2, 3].map(() => buyer.send('POST /api/store/orders', wish)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.order.id)).size).toBe(1);
    expect(await stockOf(server)).toBe(19);
  });

  it('says which price has changed, and takes nothing', async () => {
    await fillCart(buyer);
    const wish = await wishFor(buyer, 'bank_transfer');
    await server.services.db
      .insert(priceHistory)
      .values({ productId: shirt.productId, startsAt: server.services.now(), priceCents: 4195 });
    const { status, body } = await buyer.send('POST /api/store/orders', wish);
    expect(status).toBe(409);
    expect(body.code).toBe('cart_changed');
    expect(body.message).toMatch(/«Camisa recta de popelín» ha cambiado: de 39,95\s€ a 41,95\s€/);
    buyer.language = `${languageCookie}=en`;
    const english = await buyer.send('POST /api/store/orders', wish);
    expect(english.body.message).toContain('Straight poplin shirt');
    expect(await stockOf(server)).toBe(20);
    expect((await cartOf()).count).toBe(1);
    server.travel(1000);
    await server.services.db
      .insert(priceHistory)
      .values({ productId: shirt.productId, startsAt: server.services.now(), priceCents: 3995 });
  });

  it.each([
    ['a piece that another window has added', 'items', [], 400],
    ['another quantity', 'quantity', 2, 409],
    ['another total', 'total', 1, 409],
  ])('refuses a cart that is not what was read: %s', async (_what, field, value, status) => {
    await fillCart(buyer);
    const wish = await wishFor(buyer, 'bank_transfer');
    const changed =
      field === 'quantity'
        ? { items: wish.items.map((item: object) => ({ ...item, quantity: value })) }
        : { [field]: value };
    expect((await place(changed)).status).toBe(status);
    expect(await stockOf(server)).toBe(20);
  });

  it('of nothing is refused, and so is what is sold out meanwhile', async () => {
    const items = [{ ...shirt, quantity: 1, price: 39.95 }];
    expect(await place({ items, total: 43.9 })).toMatchObject(refusal(409, 'cart_empty'));
    await fillCart(buyer, 2);
    await setStock(server, 1);
    const { status, body } = await place();
    expect({ status, code: body.code, details: body.details }).toEqual({
      status: 409,
      code: 'out_of_stock',
      details: { available: 1 },
    });
    expect(body.message).toContain('Solo queda una unidad de «Camisa recta de popelín», talla M, blanco');
    expect(await stockOf(server)).toBe(1);
    expect((await cartOf()).count).toBe(2);
  });

  it('waits for the ones before it: three unpaid ones are enough', async () => {
    for (let at = 0; at < 3; at++) await order(buyer, 'bank_transfer');
    await fillCart(buyer);
    expect(await place()).toMatchObject(refusal(409, 'order_limit'));
    expect(await stockOf(server)).toBe(17);
  });

  it('is not for the demonstration, nor with a code', async () => {
    const demo = await server.demonstration();
    await fillCart(demo);
    expect(await place({}, demo)).toMatchObject(refusal(403, 'demo_forbidden'));
    await fillCart(buyer);
    expect((await place({ method: 'manual_verification' })).status).toBe(400);
  });
});

describe('an address', () => {
  it.each([
    [{ postalCode: '08001' }, 'El código postal 08001 es de Barcelona, no de la provincia elegida.'],
    [{ postalCode: '2801' }, 'El código postal tiene cinco cifras.'],
    [{ postalCode: '35001' }, 'Todavía no enviamos a Las Palmas: solo a la Península y Baleares.'],
    [{ postalCode: '53001' }, 'Ese código postal no existe. Revisa las cifras.'],
    [{ phone: '12345' }, 'Ese teléfono no parece español.'],
    [{ name: '' }, 'Escribe quién recibe el pedido.'],
    [{ country: 'PT' }, 'De momento solo enviamos a España.'],
  ])('with %j is answered beside the field', async (change, message) => {
    await fillCart(buyer);
    const wish = await wishFor(buyer, 'bank_transfer');
    const { status, body } = await place({ address: { ...wish.address, ...change } });
    expect(status).toBe(400);
    expect(Object.values(body.details)).toContain(message);
    expect((await cartOf()).count).toBe(1);
  });

  it('does without a telephone, and takes one however it is written', async () => {
    await fillCart(buyer);
    const wish = await wishFor(buyer, 'bank_transfer');
    const bare = await place({ address: { ...wish.address, phone: '', extra: '' } });
    expect(bare.body.order.address).toMatchObject({ phone: '', extra: '' });
    await fillCart(buyer);
    const typed = await place({ address: { ...wish.address, phone: '+34 600-12.34 56' } });
    expect(typed.body.order.address.phone).toBe('+34600123456');
  });
});
