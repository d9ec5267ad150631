import { describe, expect, test } from 'vitest';
import type { Look } from '#contract/looks.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { addGarment, refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('client', () => dressedPerson(server));

const day = { occasion: 'work', season: 'fall' };
const unknownId = '00000000-0000-4000-8000-000000000000';

describe('a look put together by hand', () => {
  const review = (client: Awaited<ReturnType<typeof dressedPerson>>, garmentIds: string[], wish = {}) =>
    client.send('POST /api/wardrobe/looks/review', { ...day, ...wish, garmentIds });

  it('has a score that its parts add up to, and reasons', async ({ client }) => {
    const { body } = await review(client, client.idsOf('shirt', 'pants', 'loafers'));
    expect(body).toMatchObject({ breaks: [], lacks: [] });
    expect(body.aiScore).toBeGreaterThan(60);
    expect(body.parts.reduce((sum: number, part: { points: number }) => sum + part.points, 0)).toBe(
      body.aiScore,
    );
    expect(body.reasons.length).toBeGreaterThan(1);
  });

  it('is offered the one swap that helps most, and the swap brings what it says', async ({ client }) => {
    const before = await review(client, client.idsOf('shirt', 'pants', 'sneakers'), { occasion: 'formal' });
    expect(before.body.swap).toMatchObject({ outId: client.owned.sneakers.id });
    const after = await review(client, client.idsOf('shirt', 'pants', 'loafers'), { occasion: 'formal' });
    expect(after.body.aiScore).toBe(before.body.swap.aiScore);
  });

  it('says what cannot be worn together instead of a score', async ({ client }) => {
    const { body } = await review(client, client.idsOf('shirt', 'pants', 'loafers', 'sneakers'));
    expect(body).toMatchObject({
      aiScore: null,
      parts: [],
      swap: null,
      breaks: [{ garmentIds: client.idsOf('loafers', 'sneakers'), text: expect.stringContaining('elige') }],
    });
  });

  it('lists what is missing for a complete outfit', async ({ client }) => {
    expect((await review(client, client.idsOf('shirt'))).body).toMatchObject({
      aiScore: null,
      lacks: ['bottom', 'shoes'],
    });
  });

  it('knows the air of the day: what is good at 20 degrees is not at 2', async ({ client }) => {
    const look = client.idsOf('shirt', 'pants', 'loafers');
    const mild = await review(client, look, { temperatureC: 20 });
    const cold = await review(client, look, { temperatureC: 2 });
    expect(cold.body.aiScore).toBeLessThan(mild.body.aiScore);
  });

  it.each([
    ['no piece', () => [], 400],
    ['a piece twice', (ids: string[]) => [ids[0], ids[0]], 400],
    ['an unknown piece', () => [unknownId], 404],
  ])('is refused with %s', async (_what, choose, status) => {
    const client = await dressedPerson(server);
    expect((await review(client, choose(client.idsOf('shirt')) as string[])).status).toBe(status);
  });

  it.each([-31, 51, Number.NaN])('is refused for a day of %s degrees', async (temperatureC) => {
    const client = await dressedPerson(server);
    const reply = await review(client, client.idsOf('shirt'), { temperatureC: String(temperatureC) });
    expect(reply).toMatchObject(refusal(400, 'validation'));
    if (Number.isNaN(temperatureC)) return;
    expect((await review(client, client.idsOf('shirt'), { temperatureC })).body.details).toHaveProperty(
      'temperatureC',
    );
  });
});

it('keeping a look makes one outfit of the engine, however often it is kept', async ({ client }) => {
  const body = { ...day, garmentIds: client.idsOf('shirt', 'pants', 'loafers') };
  const keep = () => client.send('POST /api/wardrobe/looks', body);
  const kept = [...(await Promise.all([keep(), keep()])), await keep()];
  const [first] = kept;
  expect(first).toMatchObject({ status: 200, body: { outfit: { aiGenerated: true, ...day } } });
  expect(first?.body.outfit.reasons.length).toBeGreaterThan(1);
  expect(new Set(kept.map(({ body: { outfit } }) => outfit.id)).size).toBe(1);
  expect((await client.send('GET /api/wardrobe')).body.wardrobe.outfits).toHaveLength(1);
});

describe('completing a look', () => {
  it('builds whole outfits around the pieces that are decided, best first, and keeps none', async ({
    client,
  }) => {
    const garmentIds = client.idsOf('blouse');
    const { body } = await client.send('POST /api/wardrobe/looks/complete', { ...day, garmentIds });
    expect(body.looks.length).toBeGreaterThan(1);
    for (const look of body.looks as Look[])
      expect(look.garmentIds).toEqual(expect.arrayContaining(garmentIds));
    const scores = (body.looks as Look[]).map(({ aiScore }) => aiScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect((await client.send('GET /api/wardrobe')).body.wardrobe.outfits).toEqual([]);
  });

  it('says why nothing completes pieces that cannot be worn together', async ({ client }) => {
    const { body } = await client.send('POST /api/wardrobe/looks/complete', {
      ...day,
      garmentIds: client.idsOf('loafers', 'sneakers'),
    });
    expect(body).toMatchObject({
      looks: [],
      missing: [{ message: expect.stringContaining('no se pueden') }],
    });
  });
});

it('the outfits of a garment all wear it, and none comes twice', async ({ client }) => {
  const { body } = await client.send(`GET /api/wardrobe/items/${client.owned.jeans.id}/looks`);
  const looks = body.looks as Look[];
  expect(looks.length).toBeGreaterThan(1);
  for (const { garmentIds } of looks) expect(garmentIds).toContain(client.owned.jeans.id);
  const keys = looks.map(({ garmentIds }) => [...garmentIds].sort().join());
  expect(new Set(keys).size).toBe(keys.length);
});

describe('the gaps of the wardrobe', () => {
  it('is told with the outfits that it would add, the most useful first, and where to look for it', async ({
    client,
  }) => {
    const { body } = await client.send('GET /api/wardrobe/gaps');
    expect(body.gaps.length).toBeGreaterThan(0);
    const counts = body.gaps.map(({ outfits }: { outfits: number }) => outfits);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    for (const { text, outfits, category } of body.gaps) {
      expect(text).toContain(String(outfits));
      expect(category).toMatch(/^(tops|bottoms|dresses|shoes|outerwear)$/);
    }
  });

  it('is nothing yet for an empty wardrobe', async () => {
    const client = await server.person();
    expect((await client.send('GET /api/wardrobe/gaps')).body).toEqual({ gaps: [] });
  });
});

describe('outfits for today', () => {
  const today = (client: Awaited<ReturnType<typeof dressedPerson>>) =>
    client.send('POST /api/wardrobe/looks/today', { ...day, temperatureC: 14 });
  const keyOf = ({ garmentIds }: Look) => [...garmentIds].sort().join();

  it('stay the same for the day and cost no generation', async ({ client }) => {
    const { body } = await today(client);
    expect(body.looks.length).toBeGreaterThan(1);
    expect((await today(client)).body).toEqual(body);
    const { wardrobe } = (await client.send('GET /api/wardrobe')).body;
    expect(wardrobe.stats.allowance.generationsToday).toBe(0);
    expect(wardrobe.outfits).toEqual([]);
  });

  it('leave out one rejected and one worn today', async ({ client }) => {
    const [first, second] = (await today(client)).body.looks as [Look, Look];
    const date = (await client.send('GET /api/wardrobe/plans?from=2026-01-01&to=2026-01-02')).body.today;
    const keep = async ({ garmentIds }: Look) => {
      const plan = { day: date, look: { ...day, temperatureC: 14, garmentIds } };
      return (await client.send('POST /api/wardrobe/plans', { plans: [plan] })).body.plans[0];
    };
    await client.send(`POST /api/wardrobe/plans/${(await keep(first)).id}/worn`);
    await client.send(`POST /api/wardrobe/outfits/${(await keep(second)).outfit.id}/rejected`);
    const left = ((await today(client)).body.looks as Look[]).map(keyOf);
    expect(left).not.toContain(keyOf(first));
    expect(left).not.toContain(keyOf(second));
  });

  it('say what is missing of an outfit', async () => {
    const client = await server.person();
    await addGarment(client);
    const { body } = await client.send('POST /api/wardrobe/looks/today', day);
    expect(body.looks).toEqual([]);
    expect(body.missing.length).toBeGreaterThan(0);
  });
});

describe('the suitcase', () => {
  it('holds exactly what the outfits of its days wear', async ({ client }) => {
    const days = [day, { ...day, occasion: 'casual' }, { ...day, temperatureC: 6, rain: true }];
    const { body } = await client.send('POST /api/wardrobe/packing', { days });
    expect(body.days).toHaveLength(3);
    const worn = new Set((body.days as (Look | null)[]).flatMap((look) => look?.garmentIds ?? []));
    expect([...worn].sort()).toEqual([...body.garmentIds].sort());
  });

  it('counts as a generation, and a refusal costs none', async () => {
    const bare = await server.person();
    await addGarment(bare);
    const refused = await bare.send('POST /api/wardrobe/packing', { days: [day] });
    expect(refused).toMatchObject(refusal(422, 'wardrobe_too_small'));
    const client = await dressedPerson(server);
    for (let turn = 0; turn < 5; turn++) {
      expect((await client.send('POST /api/wardrobe/packing', { days: [day] })).status).toBe(200);
    }
    expect((await client.send('POST /api/wardrobe/packing', { days: [day] })).body.code).toBe(
      'generation_limit',
    );
    const used = async (who: typeof bare) =>
      (await who.send('GET /api/wardrobe')).body.wardrobe.stats.allowance.generationsToday;
    expect([await used(bare), await used(client)]).toEqual([0, 5]);
  });

  it.each([0, 15])('is refused for %s days', async (count) => {
    const client = await server.person();
    const reply = await client.send('POST /api/wardrobe/packing', { days: Array(count).fill(day) });
    expect(reply).toMatchObject(refusal(400, 'validation'));
  });
});

describe('the capsule', () => {
  it('makes as many outfits as asked for with fewer garments than there are', async ({ client }) => {
    const { body } = await client.send('GET /api/wardrobe/capsule?outfits=4');
    expect(body.outfits).toBeGreaterThanOrEqual(4);
    expect(body.garmentIds.length).toBeLessThan(8);
    const pieces = new Set(body.garmentIds);
    for (const { garmentIds } of body.looks as Look[]) {
      for (const id of garmentIds) expect(pieces).toContain(id);
    }
  });

  it.each(['2', '61', 'x', ''])('is refused for %j outfits', async (count) => {
    const client = await server.person();
    expect((await client.send(`GET /api/wardrobe/capsule?outfits=${count}`)).status).toBe(400);
  });
});
