import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { garments, homes } from '#server/platform/db/schema/index.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { addGarment, type Client, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('client', () => server.person());

async function houseOf(client: Client, name = 'Casa de la playa'): Promise<string> {
  const id = randomUUID();
  expect((await client.send(`PUT /api/homes/${id}`, { name })).status).toBe(200);
  return id;
}
const move = (client: Client, garmentIds: string[], to: string | null) =>
  client.send('POST /api/homes/moves', { garmentIds, to });
const goTo = (client: Client, homeId: string | null) => client.send('PUT /api/homes/here', { homeId });
const wardrobeOf = async (client: Client) => (await client.send('GET /api/wardrobe')).body.wardrobe;
const homeOf = async (client: Client, id: string) =>
  (await wardrobeOf(client)).items.find((item: { id: string }) => item.id === id)?.home;
const today = { occasion: 'casual', season: 'fall', temperatureC: 18, rain: false };
const proposed = async (client: Client): Promise<{ ids: string[]; missing: string[] }> => {
  const { looks, missing } = (await client.send('POST /api/wardrobe/looks/today', today)).body;
  return {
    ids: looks.flatMap((look: { garmentIds: string[] }) => look.garmentIds),
    missing: missing.map(({ message }: { message: string }) => message),
  };
};

describe('another house', () => {
  it('is listed with its garments after the main one, and renamed', async () => {
    const client = await dressedPerson(server);
    const id = await houseOf(client);
    await move(client, client.idsOf('jeans', 'sneakers'), id);
    await client.send(`PUT /api/homes/${id}`, { name: '  Apartamento de la playa ' });
    expect((await client.send('GET /api/homes')).body).toEqual({
      homes: [
        { id: null, name: null, garments: 6 },
        { id, name: 'Apartamento de la playa', garments: 2 },
      ],
      here: null,
    });
    expect((await wardrobeOf(client)).homes).toEqual([{ id, name: 'Apartamento de la playa' }]);
  });

  it('has a name of some length, and there are a few', async ({ client }) => {
    for (const name of ['  ', 'x'.repeat(limits.home.nameMax + 1)])
      expect((await client.send(`PUT /api/homes/${randomUUID()}`, { name })).status).toBe(400);
    const kept = await Promise.all(Array.from({ length: limits.home.most }, () => houseOf(client)));
    const more = await client.send(`PUT /api/homes/${randomUUID()}`, { name: 'Otra' });
    expect(more.body.code).toBe('home_limit');
    expect((await client.send(`PUT /api/homes/${kept[0]}`, { name: 'La de siempre' })).status).toBe(200);
  });

  it('cannot be added beyond the limit by requests at once', async ({ client }) => {
    const many = Array.from({ length: limits.home.most + 3 }, () =>
      client.send(`PUT /api/homes/${randomUUID()}`, { name: 'Casa' }),
    );
    await Promise.all(many);
    expect((await client.send('GET /api/homes')).body.homes).toHaveLength(limits.home.most + 1);
  });

  it('takes garments all or none, and says where each was', async () => {
    const client = await dressedPerson(server);
    const [beach, city] = [await houseOf(client), await houseOf(client, 'Piso de Madrid')];
    const [coat = '', jeans = ''] = client.idsOf('coat', 'jeans');
    await move(client, [coat], beach);
    const { moved } = (await move(client, [coat, jeans], city)).body;
    expect(moved).toHaveLength(2);
    expect(moved).toContainEqual({ garmentId: coat, from: beach });
    expect(moved).toContainEqual({ garmentId: jeans, from: null });
    expect((await move(client, [coat, randomUUID()], null)).body.code).toBe('garment_not_found');
    expect((await move(client, [coat], randomUUID())).body.code).toBe('home_not_found');
    for (const ids of [
      [],
      [coat, coat],
      Array.from({ length: limits.home.movedMax + 1 }, () => randomUUID()),
    ])
      expect((await move(client, ids, null)).status).toBe(400);
    expect(await homeOf(client, coat)).toBe(city);
  });

  it('is its owner’s alone', async () => {
    const [owner, stranger] = [await dressedPerson(server), await dressedPerson(server)];
    const id = await houseOf(owner);
    const [coat = ''] = owner.idsOf('coat');
    const [strangers = ''] = stranger.idsOf('coat');
    expect((await move(stranger, [coat], null)).status).toBe(404);
    expect((await move(stranger, [strangers], id)).status).toBe(404);
    expect((await goTo(stranger, id)).status).toBe(404);
    expect((await stranger.send(`DELETE /api/homes/${id}`)).status).toBe(404);
    expect((await stranger.send('POST /api/wardrobe/packing', { days: [today], to: id })).status).toBe(404);
    expect((await stranger.send('GET /api/homes')).body.homes).toHaveLength(1);
  });

  it('gives its garments back to the main one when it is deleted, and the person, too', async () => {
    const client = await dressedPerson(server);
    const id = await houseOf(client);
    const [coat = '', jeans = ''] = client.idsOf('coat', 'jeans');
    await move(client, [coat, jeans], id);
    await goTo(client, id);
    const departure = { how: 'sold', day: '2026-02-03', received: 10 };
    await client.send(`PUT /api/wardrobe/items/${jeans}/departure`, departure);
    expect((await client.send(`DELETE /api/homes/${id}`)).body.garmentIds).toEqual([coat]);
    const { homes, here } = await wardrobeOf(client);
    expect([homes, here, await homeOf(client, coat)]).toEqual([[], null, null]);
    expect((await client.send(`DELETE /api/homes/${id}`)).status).toBe(404);
  });

  it('is where new garments are while the person is there', async ({ client }) => {
    const id = await houseOf(client);
    await goTo(client, id);
    expect((await addGarment(client)).home).toBe(id);
    const fields = { name: 'Falda', kind: 'skirt', color: 'negro' };
    await client.send('POST /api/wardrobe/import', {
      garments: [
        { key: 'a', fields },
        { key: 'b', fields, home: null },
        { key: 'c', fields, home: randomUUID() },
      ],
    });
    const { items } = await wardrobeOf(client);
    expect(items.map(({ home }: { home: string | null }) => home)).toEqual([id, null, id, id]);
  });

  it('belongs to a child’s wardrobe as to the guardian’s, and a garment handed over leaves it with its upkeep', async () => {
    const guardian = await server.person();
    const sizes = { clothes: null, shoes: null };
    const child = { name: 'Lola', birthYear: new Date().getFullYear() - 6, sizes };
    const ward = (await guardian.send('POST /api/household/wards', child)).body.ward.id;
    await guardian.send('PUT /api/household/open', { wardId: ward });
    const id = await houseOf(guardian, 'Casa de los abuelos');
    const { id: garmentId } = await addGarment(guardian);
    expect((await move(guardian, [garmentId], id)).status).toBe(200);
    const work = { what: 'alteration', day: '2026-01-10', cost: 8, note: '' };
    await guardian.send(`PUT /api/wardrobe/items/${garmentId}/upkeep/${randomUUID()}`, work);
    await guardian.send('PUT /api/household/open', { wardId: null });
    expect((await guardian.send('GET /api/homes')).body.homes).toHaveLength(1);
    const to = guardian.user.id;
    expect((await guardian.send('POST /api/household/handovers', { garmentId, from: ward, to })).status).toBe(
      200,
    );
    expect((await wardrobeOf(guardian)).items).toMatchObject([{ id: garmentId, home: null, upkeep: [work] }]);
  });

  it('is in the export, and goes with the account', async () => {
    const client = await dressedPerson(server);
    const id = await houseOf(client);
    await move(client, client.idsOf('coat'), id);
    await goTo(client, id);
    const files = unzipSync((await client.send('GET /api/account/export')).bytes);
    const json = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString());
    expect(json('casas.json')).toEqual({ homes: [{ id, name: 'Casa de la playa' }], here: id });
    expect(json('prendas.json').filter(({ home }: { home: string }) => home === id)).toHaveLength(1);

    const { db } = server.services;
    const ownerId = client.user.id;
    await client.send('POST /api/account/erase', { password: client.password });
    expect(await db.select().from(homes).where(eq(homes.ownerId, ownerId))).toEqual([]);
    expect(await db.select().from(garments).where(eq(garments.ownerId, ownerId))).toEqual([]);
  });
});

describe('outfits', () => {
  it('are made of what is where the person is, and say where the rest is', async () => {
    const client = await dressedPerson(server);
    const id = await houseOf(client);
    const there = client.idsOf('shirt', 'jeans');
    await move(client, there, id);
    const atHome = await proposed(client);
    expect(atHome.ids.length).toBeGreaterThan(0);
    expect(atHome.ids.filter((garmentId) => there.includes(garmentId))).toEqual([]);

    await goTo(client, id);
    const atBeach = await proposed(client);
    expect(atBeach.ids.filter((garmentId) => !there.includes(garmentId))).toEqual([]);
    expect(atBeach.missing.join()).toMatch(/zapat.+ están en casa/i);

    await goTo(client, null);
    await move(client, client.idsOf('loafers', 'sneakers'), id);
    expect((await proposed(client)).missing.join()).toMatch(/ están en la casa de la playa/);
  });

  it('change with the state of the wardrobe, and its versatility does not', async () => {
    const client = await dressedPerson(server);
    const tagOf = async () => (await client.send('GET /api/wardrobe')).headers.etag;
    const versatility = async () =>
      (await wardrobeOf(client)).items.map(
        ({ versatilityScore }: { versatilityScore: number }) => versatilityScore,
      );
    const [tag, scores] = [await tagOf(), await versatility()];
    const id = await houseOf(client);
    const tags = [tag, await tagOf()];
    await move(client, client.idsOf('coat'), id);
    tags.push(await tagOf());
    await goTo(client, id);
    tags.push(await tagOf());
    await client.send(`DELETE /api/homes/${id}`);
    tags.push(await tagOf());
    expect(new Set(tags).size).toBe(tags.length);
    expect(await versatility()).toEqual(scores);
  });

  it('of a trip to a house count on what is there, and pack the rest', async () => {
    const client = await dressedPerson(server);
    const id = await houseOf(client);
    const there = client.idsOf('shirt', 'pants', 'loafers', 'blouse');
    await move(client, there, id);
    const days = [{ ...today, occasion: 'work' }];
    const elsewhere = (await client.send('POST /api/wardrobe/packing', { days })).body.garmentIds;
    const packed = (await client.send('POST /api/wardrobe/packing', { days, to: id })).body.garmentIds;
    expect(elsewhere.filter((garmentId: string) => there.includes(garmentId))).toEqual([]);
    expect(packed.filter((garmentId: string) => there.includes(garmentId)).length).toBeGreaterThanOrEqual(3);
  });
});

it('a suitcase prefers what waits in the house of the trip', async ({ client }) => {
  const fields = { fabric: 'cotton', style: 'casual' } as const;
  const clothes = [
    { kind: 'shirt', color: 'blanco' },
    { kind: 'jeans', color: 'azul vaquero', fabric: 'denim' },
    { kind: 'sneakers', color: 'blanco', fabric: 'leather' },
    { kind: 'polo', color: 'azul marino' },
    { kind: 'pants', color: 'beige' },
    { kind: 'loafers', color: 'marrón', fabric: 'leather' },
  ] as const;
  const items = [];
  for (const one of clothes) items.push(await addGarment(client, { ...fields, ...one }));
  const there = items.slice(4).map((item) => item.id);
  const id = await houseOf(client);
  await move(client, there, id);
  const days = [{ occasion: 'casual', season: 'fall', temperatureC: null, rain: false }];
  const { garmentIds } = (await client.send('POST /api/wardrobe/packing', { days, to: id })).body;
  expect(garmentIds.filter((one: string) => there.includes(one))).toHaveLength(2);
});

it('washing is not due for what is in another house', async ({ client }) => {
  const shirt = await addGarment(client, { kind: 't-shirt' });
  await client.send(`POST /api/wardrobe/items/${shirt.id}/worn`);
  const isDue = async () => (await wardrobeOf(client)).items[0].wash.due;
  expect(await isDue()).toBe(true);
  await move(client, [shirt.id], await houseOf(client));
  expect(await isDue()).toBe(false);
});
