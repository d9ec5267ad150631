import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { addGarment, type Client, refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('client', () => server.person());

const dayMillis = 24 * 60 * 60 * 1000;
const day = (ago = 0) => zonedDay(new Date(server.services.now().getTime() - ago * dayMillis));
const tips = (cost: number | null = 12) => ({ what: 'heel-tips', day: day(), cost, note: 'El de la plaza' });

async function heelsOf(client: Client, fields: object = {}) {
  const heels = { kind: 'heels', name: 'Salones', fabric: 'leather', purchasePrice: 48, ...fields };
  const { id } = await addGarment(client, heels as object);
  const path = `/api/wardrobe/items/${id}`;
  return {
    id,
    path,
    wear: async (times: number) => {
      for (let at = 0; at < times; at++) await client.send(`POST ${path}/worn`);
    },
    log: (body: object, upkeepId: string = randomUUID()) =>
      client.send(`PUT ${path}/upkeep/${upkeepId}`, body),
    read: async () => {
      const { body } = await client.send('GET /api/wardrobe');
      return body.wardrobe.items.find((item: { id: string }) => item.id === id);
    },
  };
}

it('says when the heels are due, takes them to the cobbler, and counts what it cost into each wear', async ({
  client,
}) => {
  const { path, wear, log, read } = await heelsOf(client);
  await wear(14);
  expect((await read()).cobbler).toBeNull();
  await wear(2);
  expect(await read()).toMatchObject({
    cobbler: { what: 'heel-tips', since: 16, first: true },
    costPerWear: 3,
  });
  const away = { why: 'repair', place: 'El de la plaza', until: null };
  expect((await client.send(`PATCH ${path}`, { away })).body.item).toMatchObject({ away, cobbler: null });
  const id = randomUUID();
  for (const _ of ['once', 'again']) expect((await log({ ...tips(16), back: true }, id)).status).toBe(200);
  expect(await read()).toMatchObject({
    away: null,
    cobbler: null,
    upkeepCost: 16,
    upkeep: [{ id, ...tips(16), atWear: 16 }],
    costPerWear: 4,
  });
  const { body: analytics } = await client.send('GET /api/wardrobe/analytics');
  expect(analytics.costPerWear).toMatchObject({ average: 4, best: [{ upkeepCost: 16, costPerWear: 4 }] });
  expect((await client.send('GET /api/wardrobe')).body.wardrobe.stats.averageCostPerWear).toBe(4);
  const gone = await client.send(`DELETE ${path}/upkeep/${id}`);
  expect(gone.body.item).toMatchObject({ upkeep: [], upkeepCost: 0, costPerWear: 3 });
  expect((await client.send(`DELETE ${path}/upkeep/${id}`)).status).toBe(200);
});

it('counts the wears since the day of the work, also when it is noted later', async ({ client }) => {
  const { wear, log, read } = await heelsOf(client);
  await wear(10);
  server.travel(3 * dayMillis);
  await wear(15);
  await log({ ...tips(null), day: day(2) });
  expect(await read()).toMatchObject({
    upkeep: [{ atWear: 10 }],
    cobbler: { what: 'heel-tips', since: 15, first: false },
  });
  await log({ ...tips(null), what: 'sole', day: day() });
  expect((await read()).cobbler).toBeNull();
});

it('is not due for shoes in another house', async ({ client }) => {
  const { id, wear, read } = await heelsOf(client);
  await wear(16);
  const house = randomUUID();
  await client.send(`PUT /api/homes/${house}`, { name: 'Casa de la playa' });
  await client.send('POST /api/homes/moves', { garmentIds: [id], to: house });
  expect((await read()).cobbler).toBeNull();
  await client.send('PUT /api/homes/here', { homeId: house });
  expect((await read()).cobbler).toMatchObject({ what: 'heel-tips' });
});

it('is not due for sneakers, nor for a synthetic sole', async ({ client }) => {
  for (const fields of [{ kind: 'sneakers' }, { kind: 'flats', fabric: 'synthetic' }]) {
    const { wear, read } = await heelsOf(client, fields);
    await wear(51);
    expect((await read()).cobbler).toBeNull();
  }
  const { wear, read } = await heelsOf(client, { kind: 'flats' });
  await wear(51);
  expect((await read()).cobbler).toMatchObject({ what: 'sole' });
});

it('refuses a day to come, strangers and more than a history holds', async ({ client }) => {
  const { path, log } = await heelsOf(client);
  expect(await log({ ...tips(), day: '2999-01-01' })).toMatchObject(refusal(400, 'validation'));
  expect((await log({ ...tips(), what: 'magic' })).status).toBe(400);
  const stranger = await server.person();
  const id = randomUUID();
  expect((await stranger.send(`PUT ${path}/upkeep/${id}`, tips())).status).toBe(404);
  expect((await stranger.send(`DELETE ${path}/upkeep/${id}`)).status).toBe(404);
  for (let at = 0; at < limits.upkeep.most; at++) await log(tips(1));
  expect(await log(tips())).toMatchObject(refusal(409, 'upkeep_limit'));
});
