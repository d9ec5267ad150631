import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ImportedGarment } from '#contract/imports.ts';
import { trustLimits } from '#contract/trust.ts';
import { readRows } from '#stylist/intake/rows.ts';
import { startTestServer, type TestServer } from '#tests/factories/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

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

it('adds garments once, however often and in whatever parts they are sent', async () => {
  const client = await server.person();
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

it('counts wears from elsewhere, also after one is taken back', async () => {
  const client = await server.person();
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

it('adds as many as find room, and names the others', async () => {
  const client = await server.person();
  const room = trustLimits.garments.each.unconfirmed;
  const garments = some(room + 2);
  const { body } = await client.send(call, { garments });
  expect(body.added).toHaveLength(room);
  expect(body.withoutRoom).toEqual(garments.slice(room).map(({ key }) => key));
});

it.each([
  ['a garment without a name', { fields: { name: '', kind: 'shirt', color: 'azul' } }],
  ['an unknown kind', { fields: { name: 'a', kind: 'spacesuit', color: 'azul' } }],
  ['wears without end', { wornBefore: 1e9 }],
  ['unknown fields', { ownerId: 'other' }],
])('refuses %s', async (_what, wrong) => {
  const client = await server.person();
  const garments = some(1).map((garment) => ({ ...garment, ...wrong }));
  expect((await client.send(call, { garments })).status).toBe(400);
});
