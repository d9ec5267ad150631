import { describe, expect, test } from 'vitest';
import type { Outfit } from '#contract/outfits.ts';
import { startTrial } from '#server/payments/trial/queries.ts';
import { addGarment, type Client, refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('client', () => dressed());

async function dressed() {
  const client = await server.person();
  const garments = [
    await addGarment(client),
    await addGarment(client, { name: 'Jersey', kind: 'sweater', color: 'burdeos', fabric: 'wool' }),
    await addGarment(client, { name: 'Pantalón', kind: 'pants', color: 'gris' }),
    await addGarment(client, {
      name: 'Vaqueros',
      kind: 'jeans',
      color: 'azul vaquero',
      fabric: 'denim',
      style: 'casual',
    }),
    await addGarment(client, { name: 'Mocasines', kind: 'loafers', color: 'marrón', fabric: 'leather' }),
    await addGarment(client, { name: 'Gabardina', kind: 'coat', color: 'camel' }),
  ];
  return Object.assign(client, { garments });
}

const generate = (client: Client, wish = { occasion: 'work', season: 'fall' }) =>
  client.send('POST /api/wardrobe/outfits/generate', wish);

describe('generating', () => {
  it('composes, explains and keeps outfits of the person’s own garments', async ({ client }) => {
    const { body } = await generate(client);
    expect(body.generated).toBe(body.outfits.length);
    expect(body.generated).toBeGreaterThan(0);
    const own = new Set(client.garments.map(({ id }) => id));
    for (const outfit of body.outfits as Outfit[]) {
      expect(outfit).toMatchObject({ occasion: 'work', season: 'fall', aiGenerated: true });
      expect(outfit.items.every((item) => own.has(item.id))).toBe(true);
      expect(outfit.reasons.length).toBeGreaterThan(1);
      expect(outfit.parts.reduce((sum, part) => sum + part.points, 0)).toBe(outfit.aiScore);
    }
    const kept = (await client.send('GET /api/wardrobe')).body.wardrobe.outfits as Outfit[];
    expect(kept.map(({ id }) => id).sort()).toEqual((body.outfits as Outfit[]).map(({ id }) => id).sort());
  });

  it('does not repeat an outfit while there are others', async ({ client }) => {
    const pieces = (outfit: Outfit) =>
      outfit.items
        .map(({ id }) => id)
        .sort()
        .join();
    const first = (await generate(client)).body.outfits.map(pieces);
    const second = (await generate(client)).body.outfits.map(pieces);
    expect(second.filter((outfit: string) => first.includes(outfit))).toEqual([]);
  });

  it('names what is missing when nothing can be worn together, and counts nothing', async () => {
    const client = await server.person();
    await addGarment(client);
    const { status, body } = await generate(client);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'wardrobe_too_small', message: expect.stringContaining('falta') });
    expect((await client.send('GET /api/wardrobe')).body.wardrobe.stats.allowance.generationsToday).toBe(0);
  });

  it('ends at five a day without Premium and begins again the next day', async ({ client }) => {
    for (let turn = 0; turn < 5; turn++) expect((await generate(client)).status).toBe(200);
    expect(await generate(client)).toMatchObject({
      status: 403,
      body: { code: 'generation_limit', message: expect.stringContaining('5'), details: { limit: 5 } },
    });
    await startTrial(server.services.db, client.user.id, server.services.now());
    expect((await generate(client)).status).toBe(200);
  });

  it('lets no sixth through among many at once', async ({ client }) => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => generate(client)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});

describe('a wish beyond occasion and season', () => {
  const wish = { occasion: 'work', season: 'fall' };
  const namesOf = (outfits: Outfit[]) => outfits.map(({ items }) => items.map(({ name }) => name));

  it('wears what it must and leaves what it must', async ({ client }) => {
    const idOf = (name: string) => client.garments.find((garment) => garment.name === name)?.id;
    const { body } = await generate(client, {
      ...wish,
      mustInclude: [idOf('Jersey')],
      mustAvoid: [idOf('Vaqueros')],
    } as typeof wish);
    expect(body.generated).toBeGreaterThan(0);
    for (const names of namesOf(body.outfits)) {
      expect(names).toContain('Jersey');
      expect(names).not.toContain('Vaqueros');
    }
  });

  it.each(['mustInclude', 'mustAvoid'])('refuses another person’s garment in %s', async (field) => {
    const client = await dressed();
    const theirs = await addGarment(await server.person());
    const reply = await generate(client, { ...wish, [field]: [theirs.id] });
    expect(reply).toMatchObject(refusal(404, 'garment_not_found'));
    expect((await client.send('GET /api/wardrobe')).body.wardrobe.stats.allowance.generationsToday).toBe(0);
  });

  it('says why nothing comes of pieces that cannot be worn together', async ({ client }) => {
    const dress = await addGarment(client, { name: 'Vestido', kind: 'dress' });
    const pants = client.garments.find(({ name }) => name === 'Pantalón');
    const reply = await generate(client, { ...wish, mustInclude: [dress.id, pants?.id] } as typeof wish);
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'wardrobe_too_small', message: expect.stringContaining('no se pueden combinar') },
    });
  });

  it('dresses for the air, the rain and the event, and remembers the day', async ({ client }) => {
    const asked = { temperatureC: 8, rain: true, event: 'interview', advisor: 'maya' };
    const { body } = await generate(client, { ...wish, occasion: 'party', ...asked } as typeof wish);
    const [first] = body.outfits as Outfit[];
    expect(first).toMatchObject({ day: asked, occasion: 'work' });
    expect(namesOf(body.outfits)[0]).toContain('Gabardina');
    expect(body).toMatchObject({ proven: true, missing: expect.any(Array) });
  });

  it('sees with the eye of the advisor', async ({ client }) => {
    const eye = async (advisor?: string) => {
      const { body } = await generate(client, { ...wish, ...(advisor && { advisor }) } as typeof wish);
      return body.outfits[0].parts.map(({ max }: { max: number }) => max);
    };
    expect(await eye('maya')).not.toEqual(await eye('valentina'));
  });

  it.each([
    ['a temperature of nowhere', { temperatureC: 80 }, 'temperatureC'],
    ['a temperature in words', { temperatureC: 'frío' }, 'temperatureC'],
    ['rain that is no yes or no', { rain: 'mucha' }, 'rain'],
    ['an unknown event', { event: 'coronación' }, 'event'],
    ['an unknown advisor', { advisor: 'sofia' }, 'advisor'],
    ['a garment that is no id', { mustInclude: ['x'] }, 'mustInclude'],
  ])('is refused with %s', async (_what, fields, field) => {
    const client = await dressed();
    const reply = await generate(client, { ...wish, ...fields } as typeof wish);
    expect(reply).toMatchObject(refusal(400, 'validation'));
    expect(Object.keys(reply.body.details)[0]).toContain(field);
  });
});

describe('an outfit put together by hand', () => {
  it('keeps the order of its pieces and has no score', async ({ client }) => {
    const garmentIds = [client.garments[4]?.id, client.garments[0]?.id, client.garments[2]?.id];
    const { body } = await client.send('POST /api/wardrobe/outfits', {
      name: 'Mío',
      occasion: 'date',
      season: 'spring',
      garmentIds,
    });
    expect(body.outfit).toMatchObject({ name: 'Mío', aiGenerated: false, aiScore: null });
    expect(body.outfit.items.map(({ id }: { id: string }) => id)).toEqual(garmentIds);
  });

  it.each([
    ['one piece', (ids: string[]) => ids.slice(0, 1)],
    ['a piece twice', (ids: string[]) => [ids[0], ids[0]]],
  ])('is refused with %s', async (_what, choose) => {
    const client = await dressed();
    const garmentIds = choose(client.garments.map(({ id }) => id));
    const reply = await client.send('POST /api/wardrobe/outfits', {
      name: 'Mío',
      occasion: 'date',
      season: 'spring',
      garmentIds,
    });
    expect(reply).toMatchObject({ status: 400, body: { details: { garmentIds: expect.any(String) } } });
  });
});

describe('changing an outfit', () => {
  it('keeps its score when only the words change', async ({ client }) => {
    const [outfit] = (await generate(client)).body.outfits as Outfit[];
    const { body } = await client.send(`PATCH /api/wardrobe/outfits/${outfit?.id}`, {
      name: 'Lunes',
      tags: ['reunión'],
    });
    expect(body.outfit).toMatchObject({
      name: 'Lunes',
      tags: ['reunión'],
      aiScore: outfit?.aiScore,
      aiGenerated: true,
    });
  });

  it('takes the score away when the pieces change', async ({ client }) => {
    const [outfit] = (await generate(client)).body.outfits as Outfit[];
    const garmentIds = [client.garments[1]?.id, client.garments[3]?.id];
    const { body } = await client.send(`PATCH /api/wardrobe/outfits/${outfit?.id}`, { garmentIds });
    expect(body.outfit).toMatchObject({ aiScore: null, aiGenerated: false, parts: [] });
    expect(body.outfit.items).toHaveLength(2);
  });
});

describe('wearing an outfit', () => {
  it('counts for the outfit and for every garment of it', async ({ client }) => {
    const [outfit] = (await generate(client)).body.outfits as Outfit[];
    const { body } = await client.send(`POST /api/wardrobe/outfits/${outfit?.id}/worn`);
    expect(body.outfit.timesWorn).toBe(1);
    const { items } = (await client.send('GET /api/wardrobe')).body.wardrobe;
    const worn = items.filter((item: { timesWorn: number }) => item.timesWorn === 1);
    expect(worn.map(({ id }: { id: string }) => id).sort()).toEqual(outfit?.items.map(({ id }) => id).sort());
  });

  it('survives many at once', async ({ client }) => {
    const { outfits } = (await generate(client)).body as { outfits: Outfit[] };
    const replies = await Promise.all(
      outfits.flatMap(({ id }) => [1, 2, 3].map(() => client.send(`POST /api/wardrobe/outfits/${id}/worn`))),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
