import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { thumbOf } from '#contract/shop.ts';
import type { Product as ProductSchema } from '#contract/store.ts';
import { productVariants } from '#server/platform/db/schema/index.ts';
import { photoKey } from '#server/platform/files/store.ts';
import { startTestServer } from '#tests/factories/server.ts';
import { drawProduct } from './pictures/draw-product.ts';
import { pictureOf } from './present.ts';
import { productForSale } from './queries.ts';
import { seedStore } from './seed.ts';
import { catalogue } from './seeded/index.ts';

type Product = z.infer<typeof ProductSchema>;
const shirt = 'camisa-popelin-recta';

const server = await startTestServer();
await seedStore(server.services);
const buyer = await server.person();

const productsOf = async (query = ''): Promise<Product[]> =>
  (await buyer.send(`GET /api/store/products${query}`)).body.products;

describe('the shop window', () => {
  it('shows every product with all that a card and its modal need', async () => {
    const products = await productsOf();
    expect(products).toHaveLength(catalogue.length);
    expect(products.find(({ id }) => id === shirt)).toMatchObject({
      name: 'Camisa recta de popelín',
      brand: 'Alba Norte',
      category: 'tops',
      price: 39.95,
      originalPrice: 47,
      discount: 15,
      rating: 4.7,
      reviews: 312,
      ratingIsSample: true,
      sizes: ['XS', 'S', 'M', 'L', 'XL'],
      colors: ['blanco', 'celeste', 'negro'],
      inStock: true,
      composition: [{ fibre: 'algodón', percent: 100 }],
    });
  });

  it.each([
    ['?brand=Alba%20Norte', (one: Product) => one.brand === 'Alba Norte'],
    ['?brand=casa-lirio', (one: Product) => one.brand === 'Casa Lirio'],
    ['?category=shoes', (one: Product) => one.category === 'shoes'],
    ['?brand=all&category=all', () => true],
    ['?brand=&category=', () => true],
    [
      '?brand=Casa%20Lirio&category=dresses',
      (one: Product) => one.brand === 'Casa Lirio' && one.category === 'dresses',
    ],
  ])('filters by %s', async (query, wanted) => {
    const all = await productsOf();
    expect((await productsOf(query)).map(({ id }) => id)).toEqual(all.filter(wanted).map(({ id }) => id));
  });

  it('has nothing of a brand that it does not sell', async () => {
    expect(await productsOf('?brand=Otra')).toEqual([]);
  });

  it('refuses a category that there is not, in Spanish', async () => {
    const { status, body } = await buyer.send('GET /api/store/products?category=hats');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Esa categoría no existe en la tienda.');
  });

  it('returns 304 for a current entity tag', async () => {
    const { headers } = await buyer.send('GET /api/store/products');
    const again = await buyer.send('GET /api/store/products', undefined, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends itself compressed as %s', async (encoding, decompress) => {
    const response = await server.app.inject({
      url: '/api/store/products',
      headers: { cookie: buyer.cookie, 'accept-encoding': encoding },
    });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.rawPayload.length).toBeLessThan(120_000);
    expect(JSON.parse(decompress(response.rawPayload).toString()).products).toEqual(await productsOf());
  });

  it('tells a changed stock within a second or so', async () => {
    const sizeOf = (product: Product | undefined) =>
      product?.variants[0]?.sizes.find(({ size }) => size === 'XL')?.stock;
    const before = (await productsOf()).find(({ id }) => id === shirt);
    expect(sizeOf(before)).toBe(6);
    await server.services.db
      .update(productVariants)
      .set({ stock: 0 })
      .where(eq(productVariants.productId, shirt));
    await expect
      .poll(async () => sizeOf((await productsOf()).find(({ id }) => id === shirt)), { timeout: 5000 })
      .toBe(0);
    expect((await productsOf()).find(({ id }) => id === shirt)?.inStock).toBe(false);
  });

  it('never says how many there are beyond what one person can order', async () => {
    const stocks = (await productsOf()).flatMap(({ variants }) =>
      variants.flatMap(({ sizes }) => sizes.map(({ stock }) => stock)),
    );
    expect(Math.max(...stocks)).toBe(10);
    expect(Math.min(...stocks)).toBe(0);
  });
});

describe('a product', () => {
  it('has an address of its own', async () => {
    const { status, body } = await buyer.send('GET /api/store/products/mocasines-antifaz');
    expect(status).toBe(200);
    expect(body.product).toEqual((await productsOf()).find(({ id }) => id === 'mocasines-antifaz'));
  });

  it('that there is not is told in Spanish', async () => {
    const { status, body } = await buyer.send('GET /api/store/products/capa-invisible');
    expect(status).toBe(404);
    expect(body).toMatchObject({
      code: 'product_not_found',
      message: 'Ese producto ya no está en la tienda.',
    });
  });
});

describe('a picture of a product', () => {
  const picture = (call: string, headers = {}) =>
    server.visitor().send(`GET ${call}`, undefined, { headers });

  it('is there in three views of every colour of every product', async () => {
    for (const { images, variants } of await productsOf()) {
      expect(images).toEqual([
        ...variants.map((variant) => variant.images[0]),
        ...(variants[0]?.images.slice(1) ?? []),
      ]);
      for (const variant of variants) expect(variant.images).toHaveLength(3);
    }
  });

  it('is drawn at once, for the browser to look at while it is rendered', async () => {
    const [product] = await productsOf('?category=shoes');
    const { status, headers, bytes } = await picture(product?.images[0] ?? '');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['cache-control']).toBe('no-cache');
    expect(bytes.toString()).toMatch(/^<svg /);
  });

  it('is kept by every cache once it is rendered', async () => {
    const product = await productForSale(server.services.db, 'polo-pique-clasico', new Date());
    const color = product?.row.colors[0];
    if (product === undefined || color === undefined) throw new Error('no polo');
    const { folder } = drawProduct(product.row, color, 'front', server.services.config.drawingWidthPx);
    const rendered = Buffer.from('what the renderer made');
    await server.services.photoStore.put(photoKey(folder, 'thumb'), rendered);
    const address = thumbOf(pictureOf(product.row.id, color.name, 'front'));
    const kept = await picture(address);
    expect(kept.bytes).toEqual(rendered);
    expect(kept.headers['content-type']).toBe('image/webp');
    expect(kept.headers['cache-control']).toMatch(/^public, max-age=86400/);
    const again = await picture(address, { 'if-none-match': String(kept.headers.etag) });
    expect(again.status).toBe(304);
  });

  it.each([
    '/api/store/pictures/polo-pique-clasico/fucsia/front/full',
    '/api/store/pictures/capa-invisible/negro/front/full',
  ])('%s is not there', async (address) => {
    expect((await picture(address)).status).toBe(404);
  });

  it('of another view than the three is refused', async () => {
    expect((await picture('/api/store/pictures/polo-pique-clasico/blanco/back/full')).status).toBe(400);
  });
});

describe('favourites', () => {
  it('are kept, newest first, once each, and dropped', async () => {
    const person = await server.person();
    const favorites = async () => (await person.send('GET /api/store/favorites')).body.productIds;
    for (const id of ['polo-pique-clasico', 'mocasines-antifaz', 'polo-pique-clasico']) {
      const { status, body } = await person.send(`PUT /api/store/favorites/${id}`);
      expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    }
    expect(await favorites()).toEqual(['mocasines-antifaz', 'polo-pique-clasico']);
    await person.send('DELETE /api/store/favorites/mocasines-antifaz');
    const again = await person.send('DELETE /api/store/favorites/mocasines-antifaz');
    expect(again.status).toBe(200);
    expect(await favorites()).toEqual(['polo-pique-clasico']);
    expect((await buyer.send('GET /api/store/favorites')).body.productIds).toEqual([]);
  });

  it('are products of the shop', async () => {
    expect((await buyer.send('PUT /api/store/favorites/capa-invisible')).status).toBe(404);
  });
});
