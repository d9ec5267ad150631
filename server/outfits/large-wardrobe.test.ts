import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { GarmentFields } from '#contract/garments.ts';
import type { Outfit } from '#contract/outfits.ts';
import { garments, photos } from '#server/platform/db/schema/index.ts';
import { columnsOf } from '#server/wardrobe/garments/changes.ts';
import { drawnPhoto } from '#server/wardrobe/photos/keep.ts';
import { byHand } from '#tests/factories/by-hand.ts';
import { buildGarment, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();

const kinds = [
  'shirt',
  'blouse',
  'sweater',
  'pants',
  'jeans',
  'skirt',
  'loafers',
  'boots',
  'coat',
  'bag',
] as const;
const colors = ['blanco', 'azul marino', 'camel', 'gris', 'burdeos', 'verde oscuro'] as const;

async function collector(count: number) {
  const client = await server.person();
  const { db, now } = server.services;
  const ownerId = client.user.id;
  const made = Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'shirt';
    const color = colors[index % colors.length] ?? 'gris';
    const photo = drawnPhoto(
      ownerId,
      { kind, colorHex: '#808184', pattern: 'plain', fabric: 'cotton' },
      now(),
    );
    const fields = GarmentFields.parse(buildGarment({ name: `Prenda ${index}`, kind, color }));
    const garment = { ...columnsOf(fields), ownerId, id: randomUUID(), photoId: photo.id, createdAt: now() };
    return { photo, garment };
  });
  await byHand(db, ownerId, async (tx) => {
    await tx.insert(photos).values(made.map(({ photo }) => photo));
    await tx.insert(garments).values(made.map(({ garment }) => garment));
  });
  return client;
}

it('a wardrobe of hundreds is composed from by several at once, and offers the best for a swap', async () => {
  const clients = await Promise.all([collector(200), collector(200), collector(200)]);
  const replies = await Promise.all(
    clients.map((client) =>
      client.send('POST /api/wardrobe/outfits/generate', { occasion: 'work', season: 'fall' }),
    ),
  );
  for (const [index, { status, body }] of replies.entries()) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ generated: 3, proven: true });
    const [outfit] = body.outfits as Outfit[];
    const top = outfit?.items.find(({ category }) => category === 'tops');
    const found = await clients[index]?.send(
      `GET /api/wardrobe/outfits/${outfit?.id}/alternatives/${top?.id}`,
    );
    expect(found?.body.alternatives).toHaveLength(8);
  }
});
