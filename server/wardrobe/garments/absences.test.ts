import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { addGarment, type Client, refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();

const inBox = (place: string) => ({ why: 'stored', place, until: null });

async function placesOf(client: Client): Promise<Record<string, unknown>> {
  const { body } = await client.send('GET /api/wardrobe');
  return Object.fromEntries(
    body.wardrobe.items.map(({ name, away }: Record<string, string>) => [name, away]),
  );
}

async function personWith(...names: string[]) {
  const client = await server.person();
  const ids: string[] = [];
  for (const name of names) ids.push((await addGarment(client, { name })).id);
  return { client, ids, move: (moves: unknown[]) => client.send('PUT /api/wardrobe/absences', { moves }) };
}

it('stores garments in several places and brings others back, and the reverse undoes it', async () => {
  const { client, ids, move } = await personWith('Lino', 'Abrigo', 'Falda');
  const [linen, coat, skirt] = ids;
  const lent = { why: 'lent', place: 'Ana', until: '2027-01-02' };
  await move([{ away: lent, garmentIds: [skirt] }]);
  await move([{ away: inBox('Caja 3'), garmentIds: [coat] }]);
  const before = await placesOf(client);
  const { etag } = (await client.send('GET /api/wardrobe')).headers;
  const change = [
    { away: null, garmentIds: [coat] },
    { away: inBox('Caja 1'), garmentIds: [linen] },
    { away: inBox('Altillo'), garmentIds: [skirt] },
  ];
  for (const _ of ['once', 'again']) expect((await move(change)).status).toBe(200);
  expect(await placesOf(client)).toEqual({ Abrigo: null, Lino: inBox('Caja 1'), Falda: inBox('Altillo') });
  const known = { headers: { 'if-none-match': String(etag) } };
  expect((await client.send('GET /api/wardrobe', undefined, known)).status).toBe(200);
  await move([
    { away: inBox('Caja 3'), garmentIds: [coat] },
    { away: null, garmentIds: [linen] },
    { away: lent, garmentIds: [skirt] },
  ]);
  expect(await placesOf(client)).toEqual(before);
});

it('leaves a garment in its house', async () => {
  const { client, ids, move } = await personWith('Lino');
  const house = randomUUID();
  await client.send(`PUT /api/homes/${house}`, { name: 'Casa de la playa' });
  await client.send('POST /api/homes/moves', { garmentIds: ids, to: house });
  for (const away of [inBox('Caja 1'), null]) {
    expect((await move([{ away, garmentIds: ids }])).status).toBe(200);
    const { items } = (await client.send('GET /api/wardrobe')).body.wardrobe;
    expect(items).toMatchObject([{ home: house, away }]);
  }
});

it('changes nothing when one garment is of someone else, has left or is named twice', async () => {
  const { client, ids, move } = await personWith('Lino', 'Vendida');
  const [linen, sold] = ids;
  const stranger = await personWith('Ajena');
  await client.send(`PUT /api/wardrobe/items/${sold}/departure`, {
    how: 'sold',
    day: '2026-01-02',
    received: null,
  });
  for (const other of [stranger.ids[0], sold])
    expect(
      await move([
        { away: inBox('Caja 1'), garmentIds: [linen] },
        { away: inBox('Caja 2'), garmentIds: [other] },
      ]),
    ).toMatchObject(refusal(404, 'garment_not_found'));
  const twice = [
    { away: inBox('Caja 1'), garmentIds: [linen] },
    { away: null, garmentIds: [linen] },
  ];
  expect((await move(twice)).status).toBe(400);
  expect(await placesOf(client)).toEqual({ Lino: null });
  expect(await placesOf(stranger.client)).toEqual({ Ajena: null });
});

it('takes no more places than the limit, nor a place without garments', async () => {
  const { ids, move } = await personWith('Lino');
  const many = Array.from({ length: limits.moves.placesMax + 1 }, (_, at) => ({
    away: inBox(`Caja ${at}`),
    garmentIds: [ids[0]],
  }));
  for (const wrong of [[], many, [{ away: null, garmentIds: [] }]])
    expect((await move(wrong)).status).toBe(400);
});
