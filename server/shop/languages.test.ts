import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Language, languageCookie } from '#contract/languages.ts';
import { storeFor } from '#server/advisors/store.ts';
import { cartItems, products } from '#server/platform/db/schema/index.ts';
import { addGarment, type Client, startTestServer } from '#tests/factories/server.ts';
import { seedStore } from './catalogue/seed.ts';
import { catalogue } from './catalogue/seeded/index.ts';

const shirt = 'camisa-popelin-recta';

let client: Client;
const server = await startTestServer();
await seedStore(server.services, catalogue);
beforeEach(async () => {
  client = await server.person();
});

const speak = (language: Language) => {
  client.language = `${languageCookie}=${language}`;
};
const get = async (call: string) => (await client.send(`GET ${call}`)).body;

describe('the shop in the language of the request', () => {
  it('lists every product in English', async () => {
    speak('en');
    const { products: shown } = await get('/api/store/products');
    expect(shown).toHaveLength(catalogue.length);
    const one = shown.find(({ id }: { id: string }) => id === shirt);
    expect(one).toMatchObject({
      name: 'Straight poplin shirt',
      colors: ['white', 'sky blue', 'black'],
      composition: [{ fibre: 'cotton', percent: 100 }],
      care: [{ symbol: 'wash-40', text: 'Machine wash at 40 °C or below' }, {}, {}, {}, {}],
    });
    const [variant] = one.variants;
    expect(variant.color).toBe('white');
    expect(variant.images[0]).toBe(`/api/store/pictures/${shirt}/blanco/front/full`);
    expect((await get(`/api/store/products/${shirt}`)).product).toEqual(one);
  });

  it('is Spanish without the cookie, whatever the browser asks for', async () => {
    const { body } = await client.send(`GET /api/store/products/${shirt}`, undefined, {
      headers: { cookie: client.cookie, 'accept-language': 'en' },
    });
    expect(body.product.name).toBe('Camisa recta de popelín');
  });

  it('gives each language an entity tag of its own', async () => {
    const tags = new Set<unknown>();
    for (const language of ['es', 'en', 'pt'] as const) {
      speak(language);
      const { headers } = await client.send('GET /api/store/products');
      tags.add(headers.etag);
      expect(headers.vary).toContain('cookie');
      const again = await client.send('GET /api/store/products', undefined, {
        headers: {
          cookie: [client.cookie, client.language].join('; '),
          'if-none-match': String(headers.etag),
        },
      });
      expect(again.status).toBe(304);
    }
    expect(tags.size).toBe(3);
  });

  it('takes options in the words that it showed, in any language, and keeps them as the database names them', async () => {
    speak('pt');
    const added = await client.send('POST /api/store/cart/add', {
      productId: 'bolso-hombro-media-luna',
      color: 'preto',
      size: 'Único',
      quantity: 1,
    });
    expect(added.body.cart.items).toMatchObject([
      { name: 'Mala de ombro meia-lua', color: 'preto', size: 'Único' },
    ]);
    expect(added.body.cart.items[0].image).toContain('/negro/');
    const kept = await server.services.db
      .select({ color: cartItems.color, size: cartItems.size })
      .from(cartItems)
      .where(eq(cartItems.productId, 'bolso-hombro-media-luna'));
    expect(kept).toEqual([{ color: 'negro', size: 'Única' }]);
    speak('en');
    const line = 'bolso-hombro-media-luna/preto/One%20size';
    expect((await client.send(`PATCH /api/store/cart/items/${line}`, { quantity: 2 })).status).toBe(200);
    expect((await get('/api/store/cart')).items).toMatchObject([
      { name: 'Half-moon shoulder bag', color: 'black', size: 'One size', quantity: 2 },
    ]);
    expect((await client.send(`DELETE /api/store/cart/items/${line}`)).body.cart.items).toEqual([]);
  });

  it('names the wishes and what the wardrobe lacks in the same words as the list', async () => {
    await addGarment(client, { name: 'Chinos', kind: 'pants', color: 'azul marino' });
    speak('en');
    await client.send(`PUT /api/store/favorites/${shirt}`);
    expect((await get('/api/wishes')).wishes).toMatchObject([
      { name: 'Straight poplin shirt', color: 'white' },
    ]);
    const { products: seen } = await get('/api/store/wardrobe');
    const colors = seen.find(({ productId }: { productId: string }) => productId === shirt).colors;
    expect(colors.map(({ color }: { color: string }) => color)).toEqual(['white', 'sky blue', 'black']);
    expect(colors[0].matches).toBe(1);
  });

  it('finds in Portuguese', async () => {
    const store = storeFor(server.services, 'pt');
    const [found] = await store.search({ words: 'ténis linha laranja', count: 3 });
    expect(found).toMatchObject({
      name: 'Ténis de ganga',
      description: expect.stringContaining('linha laranja'),
    });
  });

  it('leaves the words of an import as they are', async () => {
    const { db } = server.services;
    const itsName = eq(products.id, 'polo-pique-clasico');
    await db.update(products).set({ name: 'Polo de la casa', source: 'import' }).where(itsName);
    speak('en');
    const { product } = await get('/api/store/products/polo-pique-clasico');
    expect(product.name).toBe('Polo de la casa');
    expect(product.colors).toContain('white');
  });
});
