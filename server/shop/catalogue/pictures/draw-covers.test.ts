import { expect, it } from 'vitest';
import { thumbOf } from '#contract/shop.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { startTestServer } from '#tests/factories/server.ts';
import { drawCovers } from './draw-covers.ts';

const server = await startTestServer();
await seedStore(server.services, catalogue.slice(0, 3));

it('the covers of the shop are drawn while there is time, and the rest waits', async () => {
  const visitor = await server.person();
  const stopping = new AbortController();
  let asked = 0;
  await drawCovers(
    server.services,
    async () => {
      asked += 1;
      if (asked === 3) stopping.abort();
    },
    stopping.signal,
  );
  const { products } = (await visitor.send('GET /api/store/products')).body;
  const types = [];
  for (const { images } of products) {
    const { headers } = await visitor.send(`GET ${thumbOf(images[0])}`);
    types.push(headers['content-type']);
  }
  expect(types).toEqual(['image/webp', 'image/webp', 'image/svg+xml']);
}, 60_000);
