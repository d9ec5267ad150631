import { expect, test } from 'vitest';
import type { ImportedGarment } from '#contract/imports.ts';
import { trustLimits } from '#contract/trust.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { readRows } from '#stylist/intake/rows.ts';
import { startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('client', () => server.person());

const call = 'POST /api/wardrobe/import';

const some = (count: number): ImportedGarment[] =>
  readRows(
    {
      columns: ['Nombre', 'Precio'],
      rows: Array.from({ length: count }, (_, row) => [`Camisa ${row}`, '20']),
    },
    ['name', 'price'],
  ).drafts.map(({ garment }) => garment);

const worn = (garment: ImportedGarment): ImportedGarment => ({
  ...garment,
  key: '0d9e0f5c-3a2b-4c1d-8e7f-112233445566',
  wornBefore: 3,
  wornAt: ['2026-03-01T12:00:00.000Z'],
  since: '2024-05-01T12:00:00.000Z',
});

it('adds garments once, however often and in whatever parts they are sent', async ({ client }) => {
  const garments = some(3);
  const first = await client.send(call, { garments });
  expect(first.body).toMatchObject({ known: [], withoutRoom: [] });
  expect(first.body.added.map(({ key }: { key: string }) => key)).toEqual(garments.map(({ key }) => key));
  const again = await client.send(call, { garments: [...garments, ...some(4), ...garments] });
  expect(again.body.added).toHaveLength(1);
  expect(again.body.known).toHaveLength(3);
  const { items } = (await client.send('GET /api/wardrobe')).body.wardrobe;
  expect(items.map(({ name }: { name: string }) => name).sort()).toEqual([
    'Camisa 0',
    'Camisa 1',
    'Camisa 2',
    'Camisa 3',
  ]);
  expect(items[0]).toMatchObject({
    suggested: { color: true },
    purchasePrice: 20,
    photo: { illustrated: true },
  });
});

it('keeps what was changed since, and two people’s garments of one key apart', async () => {
  const [one, other] = [await server.person(), await server.person()];
  const garments = some(1).map(worn);
  const { id } = (await one.send(call, { garments })).body.added[0];
  expect(id).toBe(garments[0]?.key);
  await one.send(`PATCH /api/wardrobe/items/${id}`, { name: 'La de lino' });
  expect((await one.send(call, { garments })).body.known).toHaveLength(1);
  expect((await other.send(call, { garments })).body.added).toHaveLength(1);
  const namesOf = async (client: typeof one) =>
    (await client.send('GET /api/wardrobe')).body.wardrobe.items.map(({ name }: { name: string }) => name);
  expect([await namesOf(one), await namesOf(other)]).toEqual([['La de lino'], ['Camisa 0']]);
});

it('counts wears from elsewhere, also after one is taken back', async ({ client }) => {
  const { id } = (await client.send(call, { garments: some(1).map(worn) })).body.added[0];
  const item = async () => (await client.send('GET /api/wardrobe')).body.wardrobe.items[0];
  expect(await item()).toMatchObject({
    timesWorn: 4,
    costPerWear: 5,
    lastWornAt: '2026-03-01T12:00:00.000Z',
    createdAt: '2024-05-01T12:00:00.000Z',
  });
  await client.send(`POST /api/wardrobe/items/${id}/worn`);
  await client.send(`DELETE /api/wardrobe/items/${id}/worn`);
  expect(await item()).toMatchObject({ timesWorn: 4, lastWornAt: '2026-03-01T12:00:00.000Z' });
});

it('adds as many as find room, and names the others', async ({ client }) => {
  const room = trustLimits.garments.each.unconfirmed;
  const garments = some(room + 2);
  const { body } = await client.send(call, { garments });
  expect(body.added).toHaveLength(room);
  expect(body.withoutRoom).toEqual(garments.slice(room).map(({ key }) => key));
});

it('gives those that have left a room of their own, as large as the limit says', async ({ client }) => {
  const most = trustLimits.departed.each.unconfirmed;
  const departure = { how: 'given' as const, day: '2026-01-10', received: null };
  const gone = some(most + 1).map((garment) => ({ ...garment, departure }));
  const { body } = await client.send(call, { garments: gone });
  expect(body.added).toHaveLength(most);
  expect(body.withoutRoom).toEqual([gone.at(-1)?.key]);
  const owned = some(1).map(worn);
  const [{ id }] = (await client.send(call, { garments: owned })).body.added;
  expect(await client.send(`PUT /api/wardrobe/items/${id}/departure`, departure)).toMatchObject({
    status: 403,
    body: { code: 'garment_limit', message: expect.stringContaining('Se fueron') },
  });
  await client.send(`DELETE /api/wardrobe/items/${body.added[0].id}`);
  expect((await client.send(`PUT /api/wardrobe/items/${id}/departure`, departure)).status).toBe(200);
});

it('takes no day that has not come, and no work at a wear that has not been', async ({ client }) => {
  const today = zonedDay(server.services.now());
  const note = { what: 'sole' as const, day: '2999-01-01', cost: null, note: '', atWear: 2 ** 40 };
  const [garment] = some(1).map(worn);
  const departure = { how: 'given' as const, day: '2999-01-01', received: null };
  const garments = [
    { ...garment, upkeep: [{ ...note, id: '0d9e0f5c-3a2b-4c1d-8e7f-000000000001' }] },
    { ...garment, key: 'otra', departure },
  ];
  expect((await client.send(call, { garments })).body.added).toHaveLength(2);
  const [item] = (await client.send('GET /api/wardrobe')).body.wardrobe.items;
  expect(item.upkeep).toMatchObject([{ day: today, atWear: item.timesWorn }]);
  const [gone] = (await client.send('GET /api/wardrobe/departed')).body.items;
  expect(gone.departure.day).toBe(today);
});

it('keeps the page of the shop, the choice of picture and what its owner said to keep', async ({
  client,
}) => {
  const page = 'https://tienda.example/camisa';
  const keptAt = '2026-05-01T12:00:00.000Z';
  const garments = some(1).map((one) => ({
    ...one,
    ...{ fields: { ...one.fields, page }, keptAt, shown: 'photo' as const },
  }));
  await client.send(call, { garments });
  const [item] = (await client.send('GET /api/wardrobe')).body.wardrobe.items;
  expect(item).toMatchObject({ page, keptAt, photo: { shown: 'photo' } });
});

const upkeepTwice = [1, 2].map((cost) => ({
  ...{ id: '0d9e0f5c-3a2b-4c1d-8e7f-000000000001', what: 'sole', day: '2026-01-10', note: '', atWear: 0 },
  cost,
}));

it.each([
  ['two notes of upkeep with one id', { upkeep: upkeepTwice }],
  ['a garment without a name', { fields: { name: '', kind: 'shirt', color: 'azul' } }],
  ['an unknown kind', { fields: { name: 'a', kind: 'spacesuit', color: 'azul' } }],
  ['wears without end', { wornBefore: 1e9 }],
  ['unknown fields', { ownerId: 'other' }],
])('refuses %s', async (_what, wrong) => {
  const client = await server.person();
  const garments = some(1).map((garment) => ({ ...garment, ...wrong }));
  expect((await client.send(call, { garments })).status).toBe(400);
});
