import { describe, expect, test, vi } from 'vitest';
import { startTrial } from '#server/payments/trial/queries.ts';
import { addGarment, buildGarment, type Client, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('client', () => server.person());

it('an empty wardrobe has nothing in it and the full score of sustainability', async () => {
  const { body } = await (await server.person()).send('GET /api/wardrobe');
  expect(body.wardrobe).toMatchObject({ items: [], outfits: [] });
  expect(body.summary).toEqual({ totalItems: 0, totalOutfits: 0, totalValue: 0, sustainabilityScore: 100 });
});

describe('adding by hand', () => {
  it('files the garment under its kind, with its price to the cent and a drawing', async ({ client }) => {
    const item = await addGarment(client, {
      kind: 'dress',
      name: 'Vestido',
      purchasePrice: 39.95,
      season: ['summer'],
    });
    expect(item).toMatchObject({
      category: 'dresses',
      purchasePrice: 39.95,
      season: ['summer'],
      suggested: {},
      timesWorn: 0,
    });
    const drawn = await client.send(`GET ${item.photo.thumb}`);
    expect(drawn.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'private, no-cache',
    });
    await vi.waitFor(
      async () => {
        const { headers } = await client.send(`GET ${item.photo.thumb}`);
        expect(headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=31536000, immutable',
        });
      },
      { timeout: 60_000, interval: 200 },
    );
    expect((await client.send('GET /api/wardrobe')).body.summary).toMatchObject({
      totalItems: 1,
      totalValue: 39.95,
    });
    // The renderer runs at low priority.
  }, 80_000);

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['a negative price', { purchasePrice: -1 }, 'purchasePrice'],
    ['an unknown kind', { kind: 'spacesuit' }, 'kind'],
  ])('refuses %s with a message on the field', async (_what, fields, field) => {
    const client = await server.person();
    const reply = await client.send('POST /api/wardrobe/items', { ...buildGarment(), ...fields });
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'validation', details: { [field]: expect.any(String) } },
    });
  });

  it('refuses unknown fields instead of dropping them', async ({ client }) => {
    const reply = await client.send('POST /api/wardrobe/items', { ...buildGarment(), ownerId: 'somebody' });
    expect(reply.status).toBe(400);
  });

  it('ends at fifty garments without Premium, also when two come at once', async ({ client }) => {
    for (let count = 0; count < 49; count++) await addGarment(client, { name: `Prenda ${count}` });
    const replies = await Promise.all(
      [1, 2, 3].map(() => client.send('POST /api/wardrobe/items', buildGarment())),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(replies.find(({ status }) => status === 403)?.body).toMatchObject({
      code: 'garment_limit',
      message: expect.stringContaining('50'),
      details: { limit: 50 },
    });
  });
});

describe('correcting', () => {
  it('changes what was said, keeps the rest and redraws what looks other', async ({ client }) => {
    const before = await addGarment(client, { brand: 'Alba Norte', size: 'M' });
    const { body } = await client.send(`PATCH /api/wardrobe/items/${before.id}`, {
      color: 'azul marino',
      kind: 'polo',
    });
    expect(body.item).toMatchObject({ color: 'azul marino', kind: 'polo', brand: 'Alba Norte', size: 'M' });
    expect(body.item.photo.full).not.toBe(before.photo.full);
  });

  it('moves a garment to the category of its new kind', async ({ client }) => {
    const { id } = await addGarment(client);
    expect((await client.send(`PATCH /api/wardrobe/items/${id}`, { kind: 'boots' })).body.item.category).toBe(
      'shoes',
    );
  });

  it('empties a field that is sent empty', async ({ client }) => {
    const { id } = await addGarment(client, { brand: 'Alba Norte' });
    expect((await client.send(`PATCH /api/wardrobe/items/${id}`, { brand: ' ' })).body.item.brand).toBeNull();
  });
});

describe('wearing', () => {
  it('counts each wear and the price of each', async ({ client }) => {
    const { id, name } = await addGarment(client, { purchasePrice: 30 });
    await client.send(`POST /api/wardrobe/items/${id}/worn`);
    const { body } = await client.send(`POST /api/wardrobe/items/${id}/worn`);
    expect(body.item).toMatchObject({ name, timesWorn: 2, costPerWear: 15 });
    expect(body.item.lastWornAt).not.toBeNull();
  });

  it('counts two clicks at once as two', async ({ client }) => {
    const { id } = await addGarment(client);
    await Promise.all([1, 2, 3, 4].map(() => client.send(`POST /api/wardrobe/items/${id}/worn`)));
    const { body } = await client.send('GET /api/wardrobe');
    expect(body.wardrobe.items[0].timesWorn).toBe(4);
  });

  it('can be taken back, to the wear before', async ({ client }) => {
    const { id } = await addGarment(client);
    const first = (await client.send(`POST /api/wardrobe/items/${id}/worn`)).body.item.lastWornAt;
    await client.send(`POST /api/wardrobe/items/${id}/worn`);
    const { body } = await client.send(`DELETE /api/wardrobe/items/${id}/worn`);
    expect(body.item).toMatchObject({ timesWorn: 1, lastWornAt: first });
    await client.send(`DELETE /api/wardrobe/items/${id}/worn`);
    const none = await client.send(`DELETE /api/wardrobe/items/${id}/worn`);
    expect(none.body.item).toMatchObject({ timesWorn: 0, lastWornAt: null });
  });
});

it('deleting asks first for a garment in an outfit, and then takes the outfit along', async ({ client }) => {
  const shirt = await addGarment(client);
  const pants = await addGarment(client, { kind: 'pants', name: 'Pantalón' });
  await client.send('POST /api/wardrobe/outfits', {
    name: 'Oficina',
    occasion: 'work',
    season: 'fall',
    garmentIds: [shirt.id, pants.id],
  });
  const asked = await client.send(`DELETE /api/wardrobe/items/${shirt.id}`);
  expect(asked).toMatchObject({
    status: 409,
    body: { code: 'garment_in_outfits', details: { outfits: 1 } },
  });
  const done = await client.send(`DELETE /api/wardrobe/items/${shirt.id}?confirm=true`);
  expect(done.body).toEqual({ success: true, outfitsDeleted: 1 });
  const { body } = await client.send('GET /api/wardrobe');
  expect(body.wardrobe.items.map((item: { id: string }) => item.id)).toEqual([pants.id]);
  expect(body.wardrobe.outfits).toEqual([]);
});

it('the wash is due after as many wears as its kind takes, or its owner says', async ({ client }) => {
  const { id } = await addGarment(client, { kind: 'shirt' });
  const path = `/api/wardrobe/items/${id}`;
  const wear = () => client.send(`POST ${path}/worn`);
  await wear();
  expect((await wear()).body.item.wash).toEqual({ after: 2, own: false, since: 2, due: true });
  const washed = await client.send(`PATCH ${path}`, { washed: true });
  expect(washed.body.item).toMatchObject({ timesWorn: 2, wash: { since: 0, due: false } });
  await client.send(`DELETE ${path}/worn`);
  expect((await wear()).body.item.wash.since).toBe(1);
  const never = await client.send(`PATCH ${path}`, { washAfter: 0 });
  expect(never.body.item.wash).toEqual({ after: null, own: true, since: 1, due: false });
  expect((await client.send(`PATCH ${path}`, { washAfter: 61 })).status).toBe(400);
});

it('a garment that leaves takes its outfits out of sight, keeps its wears and comes back with both', async ({
  client,
}) => {
  const shirt = await addGarment(client, { purchasePrice: 30 });
  const pants = await addGarment(client, { kind: 'pants', name: 'Pantalón' });
  const { body: kept } = await client.send('POST /api/wardrobe/outfits', {
    name: 'Oficina',
    occasion: 'work',
    season: 'fall',
    garmentIds: [shirt.id, pants.id],
  });
  const today = new Date().toISOString().slice(0, 10);
  const plan = { day: today, outfitId: kept.outfit.id };
  await client.send(`POST /api/wardrobe/outfits/${kept.outfit.id}/worn`);
  const leave = (body: object) => client.send(`PUT /api/wardrobe/items/${shirt.id}/departure`, body);
  expect(await leave({ how: 'sold', day: '2999-01-01', received: 1 })).toMatchObject({
    status: 400,
    body: { code: 'validation', details: { day: 'Ese día no ha llegado todavía.' } },
  });
  const { body } = await leave({ how: 'sold', day: '2026-01-02', received: 12 });
  expect(body.item).toMatchObject({ costPerWear: 18, departure: { how: 'sold', received: 12 } });
  const without = (await client.send('GET /api/wardrobe')).body;
  expect(without.wardrobe).toMatchObject({ items: [{ id: pants.id }], outfits: [] });
  expect(without.summary).toMatchObject({ totalItems: 1, totalValue: 0 });
  expect((await client.send('POST /api/wardrobe/plans', { plans: [plan] })).status).toBe(404);
  expect((await client.send(`POST /api/wardrobe/items/${shirt.id}/worn`)).status).toBe(404);
  expect((await leave({ how: 'given', day: today, received: null })).status).toBe(404);
  expect((await client.send('GET /api/wardrobe/departed')).body.items).toMatchObject([{ id: shirt.id }]);
  const back = await client.send(`DELETE /api/wardrobe/items/${shirt.id}/departure`);
  expect(back.body.item).toMatchObject({ costPerWear: 30, departure: null, timesWorn: 1 });
  expect((await client.send('GET /api/wardrobe')).body.wardrobe.outfits).toHaveLength(1);
  expect((await client.send('GET /api/wardrobe/departed')).body.items).toEqual([]);
});

it('a garment that has left is erased with its outfits, wears and picture when its owner says so', async () => {
  const [client, stranger] = [await server.person(), await server.person()];
  const shirt = await addGarment(client);
  const pants = await addGarment(client, { kind: 'pants' });
  const outfit = { name: 'Dos', occasion: 'work', season: 'fall', garmentIds: [shirt.id, pants.id] };
  await client.send('POST /api/wardrobe/outfits', outfit);
  await client.send(`POST /api/wardrobe/items/${shirt.id}/worn`);
  const departure = { how: 'given', day: '2026-01-02', received: null };
  await client.send(`PUT /api/wardrobe/items/${shirt.id}/departure`, departure);
  const erase = (whose: Client, confirm: string) =>
    whose.send(`DELETE /api/wardrobe/items/${shirt.id}?confirm=${confirm}`);
  expect((await erase(stranger, 'true')).body.code).toBe('garment_not_found');
  expect((await erase(client, 'false')).body.code).toBe('garment_in_outfits');
  expect((await erase(client, 'true')).body).toEqual({ success: true, outfitsDeleted: 1 });
  expect((await client.send('GET /api/wardrobe/departed')).body.items).toEqual([]);
  expect((await client.send(`GET ${shirt.photo.full}`)).status).toBe(404);
  const { rows } = await server.services.db.$client.query(
    'select count(*)::int as wears from wears where owner_id = $1',
    [client.user.id],
  );
  expect(rows).toEqual([{ wears: 0 }]);
});

it('versatility is counted in outfits and follows the wardrobe', async ({ client }) => {
  const shirt = await addGarment(client);
  expect(shirt.versatilityOutfits).toBe(0);
  await addGarment(client, { kind: 'pants', name: 'Pantalón', color: 'gris' });
  await addGarment(client, { kind: 'loafers', name: 'Mocasines', color: 'marrón', fabric: 'leather' });
  const { body } = await client.send('GET /api/wardrobe');
  const again = body.wardrobe.items.find((item: { id: string }) => item.id === shirt.id);
  expect(again.versatilityOutfits).toBeGreaterThan(0);
  expect(again.versatilityScore).toBeGreaterThan(0);
});

describe('a client that knows the wardrobe', () => {
  const read = (client: Client, tag: unknown, path = '/api/wardrobe') =>
    client.send(`GET ${path}`, undefined, { headers: { 'if-none-match': String(tag) } });

  it('is told that nothing has changed, until something does, of theirs', async () => {
    const [client, other] = [await server.person(), await server.person()];
    const item = await addGarment(client);
    const { etag } = (await client.send('GET /api/wardrobe')).headers;
    expect(await read(client, etag)).toMatchObject({ status: 304, body: '' });
    expect(await read(client, `W/${etag}`)).toMatchObject({ status: 304, body: '' });
    await addGarment(other);
    expect((await read(client, etag)).status).toBe(304);
    await client.send(`POST /api/wardrobe/items/${item.id}/worn`);
    const changed = await read(client, etag);
    expect(changed).toMatchObject({ status: 200, body: { wardrobe: { items: [{ timesWorn: 1 }] } } });
    expect((await read(client, changed.headers.etag)).status).toBe(304);
    expect((await read(other, changed.headers.etag)).status).toBe(200);
  });

  it('learns of Premium and of another day, which no write of the wardrobe tells', async ({ client }) => {
    await addGarment(client);
    const { etag } = (await client.send('GET /api/wardrobe')).headers;
    await startTrial(server.services.db, client.user.id, server.services.now());
    const premium = await read(client, etag);
    expect(premium.status).toBe(200);
    const analytics = (await client.send('GET /api/wardrobe/analytics')).headers.etag;
    expect((await read(client, analytics, '/api/wardrobe/analytics')).status).toBe(304);
    server.travel(24 * 60 * 60 * 1000);
    expect((await read(client, premium.headers.etag)).status).toBe(200);
    expect((await read(client, analytics, '/api/wardrobe/analytics')).status).toBe(200);
  });
});
