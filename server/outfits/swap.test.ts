import { describe, expect, it } from 'vitest';
import type { Alternative } from '#contract/composing.ts';
import type { Outfit } from '#contract/outfits.ts';
import { tasteOf } from '#server/people/taste/queries.ts';
import { addGarment, type Client, refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();

async function withOutfit() {
  const client = await server.person();
  await addGarment(client);
  await addGarment(client, { name: 'Polo', kind: 'polo', color: 'blanco' });
  await addGarment(client, { name: 'Blusa', kind: 'blouse', color: 'crudo' });
  await addGarment(client, { name: 'Pantalón', kind: 'pants', color: 'gris' });
  await addGarment(client, { name: 'Vaqueros', kind: 'jeans', color: 'azul vaquero', fabric: 'denim' });
  await addGarment(client, { name: 'Mocasines', kind: 'loafers', color: 'marrón', fabric: 'leather' });
  const wish = { occasion: 'work', season: 'spring', temperatureC: 20 };
  const { body } = await client.send('POST /api/wardrobe/outfits/generate', wish);
  const outfit = body.outfits[0] as Outfit;
  const bottom = outfit.items.find(({ category }) => category === 'bottoms');
  if (bottom === undefined) throw new Error('an outfit without a bottom');
  return { client, outfit, bottom };
}

const alternatives = (client: Client, outfit: Outfit, garmentId: string) =>
  client.send(`GET /api/wardrobe/outfits/${outfit.id}/alternatives/${garmentId}`);
const swap = (client: Client, outfit: Outfit, outId: string, inId: string) =>
  client.send(`POST /api/wardrobe/outfits/${outfit.id}/swap`, { outId, inId });

describe('the alternatives for a piece', () => {
  it('are other garments for its place, best first, each with a score and a reason', async () => {
    const { client, outfit, bottom } = await withOutfit();
    const { body } = await alternatives(client, outfit, bottom.id);
    expect(body.aiScore).toBe(outfit.aiScore);
    const found = body.alternatives as Alternative[];
    expect(found.length).toBeGreaterThan(0);
    for (const { item, reason } of found) {
      expect(item.category).toBe('bottoms');
      expect(item.id).not.toBe(bottom.id);
      expect(reason.length).toBeGreaterThan(10);
    }
    const scores = found.map(({ aiScore }) => aiScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('are none for a garment that is not in the outfit', async () => {
    const { client, outfit } = await withOutfit();
    const stranger = await addGarment(client, { name: 'Bolso', kind: 'bag' });
    expect(await alternatives(client, outfit, stranger.id)).toMatchObject(
      refusal(404, 'piece_not_in_outfit'),
    );
  });
});

describe('swapping a piece', () => {
  it('keeps the others, and gives the score that was promised', async () => {
    const { client, outfit, bottom } = await withOutfit();
    const [best] = (await alternatives(client, outfit, bottom.id)).body.alternatives as Alternative[];
    const { body } = await swap(client, outfit, bottom.id, best?.item.id ?? '');
    const idsOf = ({ items }: Outfit) => items.map(({ id }) => id);
    expect(idsOf(body.outfit).sort()).toEqual(
      idsOf(outfit)
        .map((id) => (id === bottom.id ? best?.item.id : id))
        .sort(),
    );
    expect(body.outfit).toMatchObject({ id: outfit.id, aiGenerated: true, aiScore: best?.aiScore });
    expect(body.outfit.parts.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(
      best?.aiScore,
    );
    expect(body.outfit.name).not.toBe('');
  });

  it('teaches that what it became pleases more than what it was', async () => {
    const { client, outfit, bottom } = await withOutfit();
    const [best] = (await alternatives(client, outfit, bottom.id)).body.alternatives as Alternative[];
    await swap(client, outfit, bottom.id, best?.item.id ?? '');
    const { learned, choices } = await tasteOf(server.services.db, client.user.id);
    expect({ choices, learned: Object.keys(learned).length > 0 }).toEqual({ choices: 1, learned: true });
  });

  it('leaves the person’s own words', async () => {
    const { client, outfit, bottom } = await withOutfit();
    await client.send(`PATCH /api/wardrobe/outfits/${outfit.id}`, { name: 'Los lunes' });
    const [best] = (await alternatives(client, outfit, bottom.id)).body.alternatives as Alternative[];
    const { body } = await swap(client, outfit, bottom.id, best?.item.id ?? '');
    expect(body.outfit.name).toBe('Los lunes');
  });

  it('leaves an outfit of the person’s own without a score', async () => {
    const { client, outfit, bottom } = await withOutfit();
    const made = await client.send('POST /api/wardrobe/outfits', {
      name: 'Mío',
      occasion: 'work',
      season: 'spring',
      garmentIds: outfit.items.map(({ id }) => id),
    });
    const [best] = (await alternatives(client, made.body.outfit, bottom.id)).body
      .alternatives as Alternative[];
    const { body } = await swap(client, made.body.outfit, bottom.id, best?.item.id ?? '');
    expect(body.outfit).toMatchObject({ name: 'Mío', aiGenerated: false, aiScore: null, parts: [] });
  });

  it('is refused for what cannot be worn with the rest, and changes nothing', async () => {
    const { client, outfit, bottom } = await withOutfit();
    const dress = await addGarment(client, { name: 'Vestido', kind: 'dress' });
    expect((await swap(client, outfit, bottom.id, dress.id)).body.code).toBe('swap_unwearable');
    const other = outfit.items.find(({ id }) => id !== bottom.id);
    expect((await swap(client, outfit, bottom.id, other?.id ?? '')).body.code).toBe('swap_unwearable');
    const { outfits } = (await client.send('GET /api/wardrobe')).body.wardrobe;
    expect(outfits.find(({ id }: Outfit) => id === outfit.id)).toEqual(outfit);
  });

  it('never uses another person’s garment', async () => {
    const { client, outfit, bottom } = await withOutfit();
    const theirs = await addGarment(await server.person(), { name: 'Suyo', kind: 'pants' });
    expect(await swap(client, outfit, bottom.id, theirs.id)).toMatchObject(refusal(404, 'garment_not_found'));
  });
});
