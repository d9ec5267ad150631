import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { storeInWardrobe } from '#contract/store.ts';
import { addGarment, type Client, startTestServer } from '#tests/factories/server.ts';
import { seedStore } from '../catalogue/seed.ts';
import { catalogue } from '../catalogue/seeded/index.ts';

type Answer = z.output<typeof storeInWardrobe.response>;

const server = await startTestServer();
await seedStore(server.services, catalogue.slice(0, 40));

const shirtId = 'camisa-popelin-recta';
const dayMillis = 24 * 60 * 60 * 1000;

async function look(client: Client): Promise<Answer> {
  const { status, body } = await client.send('GET /api/store/wardrobe');
  expect(status).toBe(200);
  return body;
}
const productOf = (answer: Answer, id: string) => {
  const product = answer.products.find(({ productId }) => productId === id);
  if (!product) throw new Error(`no ${id}`);
  return product;
};
const inWhite = (answer: Answer) => productOf(answer, shirtId).colors.find(({ color }) => color === 'blanco');

describe('the shop as a wardrobe sees it', () => {
  it('covers every product and colour, also for an empty wardrobe', async () => {
    const answer = await look(await server.person());
    expect(answer).toMatchObject({ garments: 0, pieces: [] });
    expect(answer.products).toHaveLength(40);
    expect(inWhite(answer)).toMatchObject({ matches: 0, outfits: 0, looks: [], alike: null });
    expect(productOf(answer, shirtId).wear).toBeNull();
  });

  it('composes outfits of the person’s garments and follows changes at once', async () => {
    const client = await server.person();
    const pants = await addGarment(client, { name: 'Chinos', kind: 'pants', color: 'azul marino' });
    expect(inWhite(await look(client))).toMatchObject({ matches: 1, outfits: 0 });
    const shoes = await addGarment(client, {
      name: 'Mocasines',
      kind: 'loafers',
      color: 'marrón',
      fabric: 'leather',
    });
    const answer = await look(client);
    const view = inWhite(answer);
    expect(view).toMatchObject({ matches: 2, outfits: 1, alike: null });
    const worn = view?.looks[0]?.pieces.map((at) => answer.pieces[at]);
    expect(worn?.map((piece) => piece?.id)).toEqual([pants.id, shoes.id]);
    expect(worn?.[0]).toMatchObject({ name: 'Chinos', kind: 'pants', photo: pants.photo });

    await client.send(`DELETE /api/wardrobe/items/${shoes.id}?confirm=true`);
    expect(inWhite(await look(client))).toMatchObject({ matches: 1, outfits: 0, looks: [] });
  });

  it('shows what one has already', async () => {
    const client = await server.person();
    const mine = await addGarment(client, { name: 'La mía', kind: 'shirt', color: 'blanco' });
    const answer = await look(client);
    expect(answer.pieces[inWhite(answer)?.alike ?? -1]?.id).toBe(mine.id);
    const black = productOf(answer, shirtId).colors.find(({ color }) => color === 'negro');
    expect(black?.alike).toBeNull();
  });

  it('says what a wear would cost from what is worn, wear by wear', async () => {
    const later = await startTestServer();
    await seedStore(later.services, catalogue.slice(0, 10));
    const client = await later.person();
    const { id } = await addGarment(client, { kind: 'shirt', color: 'rojo' });
    for (let wear = 0; wear < 4; wear++) await client.send(`POST /api/wardrobe/items/${id}/worn`);
    later.travel(73 * dayMillis);
    await client.send('POST /api/login', { username: client.user.username, password: client.password });
    const { products } = (await client.send('GET /api/store/products')).body;
    const { price } = products.find((product: { id: string }) => product.id === shirtId);
    const { wear } = productOf(await look(client), shirtId);
    expect(wear).toEqual({ perYear: 20, basis: 'kind', costPerWear: Math.round(price * 5) / 100 });
  });

  it('is each person’s own', async () => {
    const mine = await server.person();
    await addGarment(mine, { kind: 'pants', color: 'azul marino' });
    expect((await look(mine)).garments).toBe(1);
    expect(await look(await server.person())).toMatchObject({ garments: 0, pieces: [] });
  });
});
