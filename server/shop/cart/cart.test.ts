import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { priceHistory, products, productVariants } from '#server/platform/db/schema/index.ts';
import { setStock, shirt } from '#tests/factories/orderer.ts';
import { type Client, startTestServer } from '#tests/factories/server.ts';
import { seedStore } from '../catalogue/seed.ts';
import { catalogue } from '../catalogue/seeded/index.ts';
import { totalsOf } from './totals.ts';

const line = ({ productId, color, size } = shirt) =>
  `/api/store/cart/items/${productId}/${encodeURIComponent(color)}/${encodeURIComponent(size)}`;

let buyer: Client;

const server = await startTestServer();
await seedStore(server.services, catalogue.slice(0, 60));
beforeEach(async () => {
  buyer = await server.person();
});

const add = (variant: Partial<typeof shirt> = {}, client = buyer) =>
  client.send('POST /api/store/cart/add', { ...shirt, ...variant, quantity: 1 });
const cartOf = async (client = buyer) => (await client.send('GET /api/store/cart')).body;

describe('the cart', () => {
  it('is empty at first, and delivers nothing for nothing', async () => {
    expect(await cartOf()).toEqual({
      items: [],
      count: 0,
      subtotal: 0,
      savings: 0,
      delivery: 0,
      total: 0,
      missingForFreeDelivery: 50,
    });
  });

  it('holds a piece with its price, its picture and what it costs to have it brought', async () => {
    const { status, body } = await add();
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(body.cart).toEqual(await cartOf());
    expect(body.cart).toMatchObject({
      count: 1,
      subtotal: 39.95,
      savings: 7.05,
      delivery: 3.95,
      total: 43.9,
      missingForFreeDelivery: 10.05,
    });
    expect(body.cart.items).toEqual([
      {
        ...shirt,
        name: 'Camisa recta de popelín',
        brand: 'Alba Norte',
        image: '/api/store/pictures/camisa-popelin-recta/blanco/front/full',
        hex: '#f5f5f4',
        quantity: 1,
        price: 39.95,
        originalPrice: 47,
        lineTotal: 39.95,
        stock: 10,
        available: true,
      },
    ]);
  });

  it('adds up the same size and colour, keeps others apart, and delivers for nothing from 50 €', async () => {
    await add();
    await add();
    await add({ color: 'celeste' });
    await add({ size: 'L' });
    const cart = await cartOf();
    expect(cart.items.map(({ color, size, quantity }: never) => [color, size, quantity])).toEqual([
      ['blanco', 'M', 2],
      ['celeste', 'M', 1],
      ['blanco', 'L', 1],
    ]);
    expect(cart).toMatchObject({ count: 4, subtotal: 159.8, delivery: 0, total: 159.8 });
  });

  it('is the same on another device of the person and invisible to others', async () => {
    const person = await server.person();
    await add({}, person);
    const elsewhere = server.visitor();
    await elsewhere.send('POST /api/login', { username: person.user.username, password: person.password });
    expect((await cartOf(elsewhere)).count).toBe(1);
    expect((await cartOf()).count).toBe(0);
    expect((await buyer.send(`PATCH ${line()}`, { quantity: 3 })).status).toBe(404);
    expect((await buyer.send(`DELETE ${line()}`)).status).toBe(404);
    expect((await cartOf(person)).count).toBe(1);
  });

  it('lets a quantity be changed and a line be removed', async () => {
    await add();
    const more = await buyer.send(`PATCH ${line()}`, { quantity: 3 });
    expect(more.body.cart).toMatchObject({ count: 3, subtotal: 119.85 });
    const none = await buyer.send(`DELETE ${line()}`);
    expect(none.body).toMatchObject({ success: true, cart: { items: [], total: 0 } });
    expect((await buyer.send(`DELETE ${line()}`)).body.code).toBe('cart_item_not_found');
  });
});

describe('adding to the cart', () => {
  it.each([
    [{ productId: 'capa-invisible' }, 404, 'product_not_found', 'Ese producto ya no está en la tienda.'],
    [
      { size: 'XXL' },
      422,
      'product_option_unknown',
      'Ese producto no existe en la talla y el color elegidos. Elige otra combinación.',
    ],
    [
      { color: 'fucsia' },
      422,
      'product_option_unknown',
      'Ese producto no existe en la talla y el color elegidos. Elige otra combinación.',
    ],
    [
      { color: 'negro', size: 'XL' },
      409,
      'out_of_stock',
      'No queda ninguna unidad en esa talla y ese color. Prueba con otra combinación.',
    ],
  ])('%j is answered %i %s', async (variant, status, code, message) => {
    const answer = await add(variant);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, message });
    expect((await cartOf()).items).toEqual([]);
  });

  it.each([
    [{ ...shirt }],
    [{ ...shirt, quantity: 2 }],
    [{ ...shirt, size: '', quantity: 1 }],
    [{ ...shirt, quantity: 1, price: 1 }],
  ])('%j is refused: one piece at a time, size and colour chosen, and no price of its own', async (body) => {
    expect((await buyer.send('POST /api/store/cart/add', body)).status).toBe(400);
  });

  it('never puts more of the last piece in one cart than there is, however often it is asked at once', async () => {
    const last = { ...shirt, color: 'negro', size: 'S' };
    await setStock(server, 1, last);
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(last)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect((await cartOf()).count).toBe(1);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(
      'Solo queda una unidad en esa talla y ese color, y ya está en tu carrito.',
    );
  });

  it('counts every piece of many added at once', async () => {
    const many = { ...shirt, color: 'celeste', size: 'L' };
    await setStock(server, 9, many);
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(many)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect((await cartOf()).count).toBe(9);
  });

  it('stops at ten pieces of one article', async () => {
    for (let i = 0; i < limits.cart.quantityMax; i++) expect((await add({ size: 'S' })).status).toBe(200);
    const { status, body } = await add({ size: 'S' });
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'Puedes llevar hasta 10 unidades de cada artículo.',
    });
    expect((await buyer.send(`PATCH ${line()}`, { quantity: 11 })).status).toBe(400);
  });

  it('stops at fifty different articles', async () => {
    const others = catalogue.slice(0, 60).flatMap(({ product }) => {
      const [color = '', stock = []] = Object.entries(product.stock)[0] ?? [];
      const at = stock.findIndex((count) => count > 2);
      return at === -1 ? [] : [{ productId: product.id, color, size: product.sizes[at] ?? '' }];
    });
    for (const variant of others.slice(0, limits.cart.linesMax))
      expect((await add(variant)).status).toBe(200);
    const { status, body } = await add(others[limits.cart.linesMax]);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'cart_limit' });
  });
});

describe('a product that changes while in a cart', () => {
  const rare = { ...shirt, color: 'celeste', size: 'XS' };

  it('is told: a line that asks for more than there is counts for nothing until it is changed', async () => {
    await setStock(server, 5, rare);
    await add();
    for (let i = 0; i < 3; i++) await add(rare);
    await setStock(server, 2, rare);
    const cart = await cartOf();
    expect(cart.items[1]).toMatchObject({ quantity: 3, stock: 2, available: false });
    expect(cart).toMatchObject({ count: 4, subtotal: 39.95 });
    const fewer = await buyer.send(`PATCH ${line(rare)}`, { quantity: 2 });
    expect(fewer.body.cart).toMatchObject({ count: 3, subtotal: 119.85 });
    const more = await buyer.send(`PATCH ${line(rare)}`, { quantity: 4 });
    expect(more.body).toMatchObject({
      code: 'out_of_stock',
      message: 'Solo quedan 2 unidades en esa talla y ese color.',
      details: { available: 2 },
    });
  });

  it('is what is sold no more', async () => {
    const { db } = server.services;
    const other = catalogue[2]?.product.id ?? '';
    const [variant] = await db.select().from(productVariants).where(eq(productVariants.productId, other));
    await setStock(server, 4, variant as typeof shirt);
    await add({ productId: other, color: variant?.color ?? '', size: variant?.size ?? '' });
    await db.update(products).set({ active: false }).where(eq(products.id, other));
    expect((await cartOf()).items[0]).toMatchObject({ available: false, stock: 0 });
    expect((await cartOf()).total).toBe(0);
    await db.update(products).set({ active: true }).where(eq(products.id, other));
  });

  it('is a price, which is always the one in force', async () => {
    const { db } = server.services;
    const other = catalogue[4]?.product.id ?? '';
    const [variant] = await db.select().from(productVariants).where(eq(productVariants.productId, other));
    await setStock(server, 4, variant as typeof shirt);
    await add({ productId: other, color: variant?.color ?? '', size: variant?.size ?? '' });
    await db.insert(priceHistory).values({ productId: other, startsAt: new Date(), priceCents: 1234 });
    expect((await cartOf()).items[0]).toMatchObject({ price: 12.34, lineTotal: 12.34 });
  });
});

describe('the totals', () => {
  const one = { quantity: 1, cents: 4999, originalCents: 5880, available: true };

  it('charge for delivery below 50 € and not from there', () => {
    expect(totalsOf([one])).toMatchObject({
      deliveryCents: 395,
      totalCents: 5394,
      missingForFreeDeliveryCents: 1,
    });
    expect(totalsOf([{ ...one, cents: 5000 }])).toMatchObject({ deliveryCents: 0, totalCents: 5000 });
  });

  it('leave out what cannot be bought', () => {
    expect(totalsOf([{ ...one, available: false }])).toMatchObject({
      subtotalCents: 0,
      deliveryCents: 0,
      totalCents: 0,
    });
  });
});
