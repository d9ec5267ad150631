import { expect, it } from 'vitest';
import { thumbOf } from '#contract/shop.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { keepDrawing } from '#server/wardrobe/photos/draw.ts';
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

it('a stop does not wait for its turn behind other pictures', async () => {
  const picture = Promise.withResolvers<Uint8Array>();
  // It may be rejected before its turn.
  picture.promise.catch(() => {});
  const others = ['one', 'another'].map((folder) =>
    keepDrawing(server.services.photoStore, { svg: '', folder, render: () => picture.promise }),
  );
  const stopping = new AbortController();
  const beginStop = async () => void setImmediate(() => stopping.abort());
  await expect(drawCovers(server.services, beginStop, stopping.signal)).rejects.toThrow('aborted');
  picture.reject(new Error('never drawn'));
  await expect(Promise.all(others)).rejects.toThrow('never drawn');
});
