import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { garments, priceHistory } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { changeState } from '#server/wardrobe/garments/state.ts';
import { addGarment, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('client', () => server.person());
await seedStore(server.services, catalogue.slice(0, 3));

const wish = { name: 'Camisa nueva', kind: 'shirt', color: 'blanco', price: 40, page: null };

it('says what a wish would add, what does its work already, and what it would cost beyond the budget', async ({
  client,
}) => {
  const mine = await addGarment(client, { name: 'La mía', color: 'blanco', purchasePrice: 30 });
  await addGarment(client, { kind: 'pants', name: 'Chinos', color: 'azul marino' });
  await addGarment(client, { kind: 'loafers', name: 'Mocasines', color: 'marrón', fabric: 'leather' });
  await client.send('PUT /api/wishes/budget', { month: 60, year: 500 });
  expect((await client.send('POST /api/wishes', wish)).status).toBe(200);
  await client.send('POST /api/wishes', { ...wish, name: 'Bolso', kind: 'bag', color: 'negro', price: 30 });
  const { body } = await client.send('GET /api/wishes');
  expect(body.budget).toEqual({
    month: 60,
    year: 500,
    spent: { month: 30, year: 30 },
    byCategory: [{ category: 'tops', spent: 30, garments: 1 }],
  });
  expect(body.wishes).toMatchObject([
    { name: 'Bolso', alike: null, beyond: null },
    { name: 'Camisa nueva', alike: { id: mine.id }, beyond: { period: 'month', by: 10 } },
  ]);
  expect(body.wishes[1].outfits).toBeGreaterThan(0);
  expect((await (await server.person()).send('GET /api/wishes')).body.wishes).toEqual([]);
});

it('refuses an address that is no page and a colour without a name', async ({ client }) => {
  for (const wrong of [{ page: 'javascript:alert(1)' }, { color: 'raro' }, { price: -1 }])
    expect((await client.send('POST /api/wishes', { ...wish, ...wrong })).status).toBe(400);
});

it('says of a product whose price is reduced since it was wished, and of no other', async () => {
  const { services } = server;
  const client = await server.person();
  const { body } = await client.send('GET /api/store/products');
  const [first, second] = body.products;
  for (const { id } of [first, second]) await client.send(`PUT /api/store/favorites/${id}`);
  const startsAt = new Date(services.now().getTime() + 1000);
  const priceCents = Math.round(first.price * 100) - 500;
  await services.db.insert(priceHistory).values({ productId: first.id, startsAt, priceCents });
  server.travel(5000);
  const told = async () =>
    (await client.send('GET /api/wishes')).body.wishes.map(
      ({ id, price, reducedFrom }: Record<string, unknown>) => ({ id, price, reducedFrom }),
    );
  const reduced = { id: first.id, price: priceCents / 100, reducedFrom: first.price };
  // Prices of the shop are read once a second.
  await expect.poll(told, { timeout: 5000 }).toContainEqual(reduced);
  expect(await told()).toContainEqual({ id: second.id, price: second.price, reducedFrom: null });
});

const dayMillis = 24 * 60 * 60 * 1000;

it('names what would hardly be missed, keeps what its owner keeps for a year, and says what is plenty', async ({
  client,
}) => {
  const ago = (days: number) => new Date(server.services.now().getTime() - days * dayMillis);
  const age = (columns: Partial<typeof garments.$inferInsert>) =>
    inTransaction(server.services.db, async (tx) => {
      await tx.update(garments).set(columns).where(eq(garments.ownerId, client.user.id));
      await changeState(tx, client.user.id);
    });
  const spare = async () =>
    (await client.send('GET /api/wishes')).body.spare.map(
      ({ item, others }: { item: { name: string }; others: number }) => [item.name, others],
    );
  const shirts: string[] = [];
  for (const name of ['La buena', 'La de repuesto', 'Tercera', 'Cuarta', 'Quinta', 'Sexta'])
    shirts.push((await addGarment(client, { name, color: 'blanco' })).id);
  const [good, other] = shirts;
  await addGarment(client, { kind: 'pants', name: 'Chinos', color: 'azul marino' });
  await addGarment(client, { kind: 'loafers', name: 'Mocasines', color: 'marrón', fabric: 'leather' });
  expect(await spare()).toEqual([]);
  await age({ createdAt: ago(200) });
  for (const id of [good, ...shirts.slice(2)]) await client.send(`POST /api/wardrobe/items/${id}/worn`);
  expect(await spare()).toEqual([['La de repuesto', 5]]);
  await client.send('POST /api/wishes', wish);
  const { body } = await client.send('GET /api/wishes');
  expect(body.wishes).toMatchObject([{ name: 'Camisa nueva', plenty: { owned: 6, idle: 1 } }]);

  const path = `/api/wardrobe/items/${other}`;
  const { status, body: kept } = await client.send(`PATCH ${path}`, { kept: true });
  expect(status).toBe(200);
  expect(kept.item.keptAt).not.toBeNull();
  expect(await spare()).toEqual([]);
  expect((await client.send(`PATCH ${path}`, { kept: false })).body.item.keptAt).toBeNull();
  expect(await spare()).toEqual([['La de repuesto', 5]]);
  await client.send(`PATCH ${path}`, { kept: true });
  await age({ keptAt: ago(364) });
  expect(await spare()).toEqual([]);
  await age({ keptAt: ago(366) });
  expect(await spare()).toContainEqual(['La de repuesto', 5]);
  await client.send(`PATCH ${path}`, { tags: ['recuerdo'] });
  expect(await spare()).not.toContainEqual(['La de repuesto', 5]);
  expect((await (await server.person()).send(`PATCH ${path}`, { kept: true })).status).toBe(404);
});
