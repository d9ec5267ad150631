import { describe, expect, test } from 'vitest';
import type { Outfit } from '#contract/outfits.ts';
import { rejectedOf, tasteOf } from '#server/people/taste/queries.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { addGarment, type Client, type Member, refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('client', () => dressed());

async function dressed(): Promise<Member> {
  const client = await server.person();
  for (const garment of [
    {},
    { name: 'Jersey', kind: 'sweater', color: 'burdeos', fabric: 'wool' },
    { name: 'Camiseta', kind: 't-shirt', color: 'mostaza', pattern: 'stripes' },
    { name: 'Pantalón', kind: 'pants', color: 'gris' },
    { name: 'Vaqueros', kind: 'jeans', color: 'azul vaquero', fabric: 'denim', style: 'casual' },
    { name: 'Falda', kind: 'skirt', color: 'verde oscuro', pattern: 'floral' },
    { name: 'Mocasines', kind: 'loafers', color: 'marrón', fabric: 'leather' },
    { name: 'Zapatillas', kind: 'sneakers', color: 'rojo' },
    { name: 'Gabardina', kind: 'coat', color: 'camel' },
  ] as const) {
    await addGarment(client, { ...garment });
  }
  return client;
}

const generate = async (client: Client): Promise<Outfit[]> =>
  (await client.send('POST /api/wardrobe/outfits/generate', { occasion: 'casual', season: 'fall' })).body
    .outfits;
const learnedOf = async ({ user }: Member) => (await tasteOf(server.services.db, user.id)).learned;
const act = (client: Client, method: string, outfit: Outfit | undefined, what: string) =>
  client.send(`${method} /api/wardrobe/outfits/${outfit?.id}/${what}`);
const outfitsOf = async (client: Client): Promise<Outfit[]> =>
  (await client.send('GET /api/wardrobe')).body.wardrobe.outfits;
const setOf = (outfit: Outfit | undefined) =>
  outfit?.items
    .map(({ id }) => id)
    .sort()
    .join();

describe('learning', () => {
  it('begins with nothing, and knows nothing of an outfit that is merely there', async ({ client }) => {
    await generate(client);
    expect((await client.send('GET /api/wardrobe/taste')).body).toEqual({
      favoriteColors: [],
      avoidedColors: [],
      learned: { sentences: [], items: [], choices: 0, rejected: 0 },
    });
  });

  it.each([
    ['liked', 'kept'],
    ['worn', 'worn'],
    ['rejected', 'rejected'],
  ])('comes from an outfit that is %s', async (_what, outcome) => {
    const client = await dressed();
    const outfits = await generate(client);
    expect((await act(client, 'POST', outfits.at(-1), outcome)).status).toBe(200);
    expect(Object.keys(await learnedOf(client)).length).toBeGreaterThan(0);
    expect((await client.send('GET /api/wardrobe/taste')).body.learned.choices).toBe(1);
  });

  it('pulls liking and rejecting in opposite directions', async ({ client }) => {
    const outfits = await generate(client);
    await act(client, 'POST', outfits.at(-1), 'kept');
    const liking = await learnedOf(client);
    await act(client, 'DELETE', outfits.at(-1), 'kept');
    await act(client, 'POST', outfits.at(-1), 'rejected');
    const rejecting = await learnedOf(client);
    const rules = Object.keys(liking) as (keyof typeof liking)[];
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) {
      expect(Math.sign(rejecting[rule] ?? 0), rule).toBe(-Math.sign(liking[rule] ?? 0));
    }
  });

  it('teaches the same choice once', async ({ client }) => {
    const [outfit] = await generate(client);
    await act(client, 'POST', outfit, 'kept');
    const once = await learnedOf(client);
    await act(client, 'POST', outfit, 'kept');
    expect(await learnedOf(client)).toEqual(once);
    await act(client, 'POST', outfit, 'worn');
    const worn = await learnedOf(client);
    await act(client, 'POST', outfit, 'worn');
    expect(await learnedOf(client)).toEqual(worn);
  });

  it('comes from pieces that a person changes by hand', async ({ client }) => {
    const [outfit] = await generate(client);
    const { items } = (await client.send('GET /api/wardrobe')).body.wardrobe;
    const idOf = (name: string) => items.find((item: { name: string }) => item.name === name).id;
    const garmentIds = [idOf('Camiseta'), idOf('Falda'), idOf('Zapatillas')];
    await client.send(`PATCH /api/wardrobe/outfits/${outfit?.id}`, { garmentIds });
    expect(Object.keys(await learnedOf(client)).length).toBeGreaterThan(0);
  });

  it('changes the score of what comes next', async ({ client }) => {
    for (let turn = 0; turn < 4; turn++) {
      const outfits = await generate(client);
      for (const outfit of outfits.slice(1)) await act(client, 'POST', outfit, 'worn');
      await act(client, 'POST', outfits[0], 'rejected');
    }
    const maxima = (outfit: Outfit | undefined) => outfit?.parts.map(({ max }) => max);
    const learned = maxima((await generate(client))[0]);
    const house = maxima((await generate(await dressed()))[0]);
    expect(learned?.reduce((a, b) => a + b, 0)).toBe(100);
    expect(learned).not.toEqual(house);
  });

  it('begins anew when it is told to, and keeps the colours', async ({ client }) => {
    await client.send('PUT /api/wardrobe/taste', { favoriteColors: ['camel'], avoidedColors: [] });
    const outfits = await generate(client);
    await act(client, 'POST', outfits[0], 'rejected');
    const { body } = await client.send('DELETE /api/wardrobe/taste/learned');
    expect(body).toEqual({
      favoriteColors: ['camel'],
      avoidedColors: [],
      learned: { sentences: [], items: [], choices: 0, rejected: 0 },
    });
    expect(await learnedOf(client)).toEqual({});
  });

  it('counts every choice of many at once', async ({ client }) => {
    const outfits = await generate(client);
    const replies = await Promise.all(outfits.map((outfit) => act(client, 'POST', outfit, 'rejected')));
    expect(replies.map(({ status }) => status)).toEqual(outfits.map(() => 200));
    expect((await client.send('GET /api/wardrobe/taste')).body.learned.rejected).toBe(outfits.length);
  });
});

const explain = (client: Client, outfit: Outfit | undefined, reason: unknown) =>
  client.send(`PUT /api/wardrobe/outfits/${outfit?.id}/rejected`, reason);
const itemsOf = async (client: Client): Promise<{ id: string; sentence: string }[]> =>
  (await client.send('GET /api/wardrobe/taste')).body.learned.items;
const forget = (client: Client, id: string | undefined) =>
  client.send(`DELETE /api/wardrobe/taste/learned/${encodeURIComponent(id ?? '')}`);

async function rejectFor(client: Client, name: string): Promise<Outfit> {
  const outfits = await generate(client);
  const outfit = outfits.find(({ items }) => items.some((item) => item.name === name));
  const garmentId = outfit?.items.find((item) => item.name === name)?.id;
  if (!outfit) throw new Error(`No outfit with ${name}`);
  await act(client, 'POST', outfit, 'rejected');
  expect((await explain(client, outfit, { about: 'piece', garmentId })).status).toBe(200);
  return outfit;
}

describe('the reason of a rejection', () => {
  it('is all that is learned from it, in words, until it is forgotten', async ({ client }) => {
    await rejectFor(client, 'Gabardina');
    const items = await itemsOf(client);
    expect(items.map(({ sentence }) => sentence)).toEqual(['No te gusta la gabardina camel']);
    expect(await learnedOf(client)).toEqual({});
    const { status, body } = await forget(client, items[0]?.id);
    expect({ status, items: body.learned.items }).toEqual({ status: 200, items: [] });
    expect((await forget(client, items[0]?.id)).body.code).toBe('learned_not_found');
  });

  it('keeps the garment out of what comes next, and lets it back once forgotten', async () => {
    const [taught, fresh] = [await dressed(), await dressed()];
    const worn = async (client: Client) =>
      (await generate(client)).filter(({ items }) => items.some(({ name }) => name === 'Gabardina')).length;
    await rejectFor(taught, 'Gabardina');
    await generate(fresh);
    expect(await worn(taught)).toBeLessThan(await worn(fresh));
  });

  it('goes with the rejection when that is taken back', async ({ client }) => {
    const outfit = await rejectFor(client, 'Gabardina');
    await act(client, 'DELETE', outfit, 'rejected');
    expect(await itemsOf(client)).toEqual([]);
  });

  it('is forgotten with everything else, and can be learned again', async ({ client }) => {
    await rejectFor(client, 'Gabardina');
    expect((await client.send('DELETE /api/wardrobe/taste/learned')).body.learned.items).toEqual([]);
    await rejectFor(client, 'Gabardina');
    expect(await itemsOf(client)).toHaveLength(1);
  });

  it.each([
    ['too-warm', 'Prefieres ir con un poco menos de abrigo'],
    ['too-cold', 'Prefieres ir con un poco más de abrigo'],
    ['too-dressy', 'Prefieres ir un poco menos formal'],
    ['too-casual', 'Prefieres ir un poco más formal'],
  ])('%s moves what is wanted', async (about, sentence) => {
    const client = await dressed();
    const [outfit] = await generate(client);
    await act(client, 'POST', outfit, 'rejected');
    await explain(client, outfit, { about });
    expect((await itemsOf(client)).map((item) => item.sentence)).toEqual([sentence]);
  });

  it('names a piece of the outfit, and an outfit that was rejected', async ({ client }) => {
    const [outfit] = await generate(client);
    const foreign = { about: 'piece', garmentId: '3f6c1d1c-58a4-4be5-9d3f-0d7f6d9a4a11' };
    expect((await explain(client, outfit, { about: 'pair' })).body.code).toBe('outfit_not_found');
    await act(client, 'POST', outfit, 'rejected');
    expect((await explain(client, outfit, foreign)).body.code).toBe('piece_not_in_outfit');
    expect((await explain(client, outfit, { about: 'weather' })).status).toBe(400);
    expect((await explain(await server.person(), outfit, { about: 'pair' })).status).toBe(404);
  });

  it('is exported with the rejection', async ({ client }) => {
    await rejectFor(client, 'Gabardina');
    const [row] = await rejectedOf(server.services.db, client.user.id);
    expect(row?.reason).toMatchObject({ about: 'piece' });
  });
});

describe('a rejected outfit', () => {
  it('is gone, and is not proposed again', async ({ client }) => {
    const [outfit] = await generate(client);
    await act(client, 'POST', outfit, 'rejected');
    expect((await outfitsOf(client)).map(({ id }) => id)).not.toContain(outfit?.id);
    const later = [...(await generate(client)), ...(await generate(client))];
    expect(later.map(setOf)).not.toContain(setOf(outfit));
  });

  it('comes back as it was, and teaches nothing then', async ({ client }) => {
    const [outfit] = await generate(client);
    await act(client, 'POST', outfit, 'rejected');
    const { status, body } = await act(client, 'DELETE', outfit, 'rejected');
    expect({ status, outfit: body.outfit }).toEqual({ status: 200, outfit });
    expect(await outfitsOf(client)).toContainEqual(outfit);
    expect(await learnedOf(client)).toEqual({});
    expect((await act(client, 'DELETE', outfit, 'rejected')).body.code).toBe('outfit_not_found');
  });

  it('comes back to the days that it was planned on', async ({ client }) => {
    const [outfit] = await generate(client);
    const day = zonedDay(server.services.now());
    await client.send('POST /api/wardrobe/plans', { plans: [{ day, outfitId: outfit?.id }] });
    const planned = async () =>
      (await client.send(`GET /api/wardrobe/plans?from=${day}&to=${day}`)).body.plans;
    const before = await planned();
    await act(client, 'POST', outfit, 'rejected');
    expect(await planned()).toEqual([]);
    await act(client, 'DELETE', outfit, 'rejected');
    expect(before).toHaveLength(1);
    expect(await planned()).toEqual(before);
  });

  it('cannot come back without its garments', async ({ client }) => {
    const [outfit] = await generate(client);
    await act(client, 'POST', outfit, 'rejected');
    await client.send(`DELETE /api/wardrobe/items/${outfit?.items[0]?.id}?confirm=true`);
    expect(await act(client, 'DELETE', outfit, 'rejected')).toMatchObject(refusal(404, 'garment_not_found'));
  });

  it('cannot be restored by another person', async ({ client }) => {
    const [outfit] = await generate(client);
    await act(client, 'POST', outfit, 'rejected');
    expect((await act(await server.person(), 'DELETE', outfit, 'rejected')).status).toBe(404);
    expect((await act(client, 'DELETE', outfit, 'rejected')).status).toBe(200);
  });
});

describe('colours', () => {
  const put = (client: Client, favoriteColors: unknown, avoidedColors: unknown = []) =>
    client.send('PUT /api/wardrobe/taste', { favoriteColors, avoidedColors });

  it('that a person avoids are not worn while there is something else', async ({ client }) => {
    await put(client, [], ['mostaza', 'rojo', 'burdeos']);
    const outfits = await generate(client);
    const worn = outfits.flatMap(({ items }) => items.map(({ color }) => color));
    expect(outfits.length).toBeGreaterThan(0);
    expect(worn).not.toContain('mostaza');
    expect(worn).not.toContain('rojo');
    expect(worn).not.toContain('burdeos');
  });

  it.each([
    ['that is unknown', ['azul gaseosa'], []],
    ['that are loved and avoided at once', ['negro'], ['negro']],
    ['that are no list', 'negro', []],
  ])('%s are refused', async (_what, favorite, avoided) => {
    const reply = await put(await server.person(), favorite, avoided);
    expect(reply).toMatchObject(refusal(400, 'validation'));
  });
});
