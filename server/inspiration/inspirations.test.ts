import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PicturePart, Remade } from '#contract/inspirations.ts';
import { limits } from '#contract/limits.ts';
import { testingPicture } from '#scanner/testing.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { seenShirt as shirt } from '#tests/factories/seen-shirt.ts';
import { addGarment, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('own', () => server.person());
await seedStore(server.services, catalogue);
const client = await server.person();

const pants = {
  ...shirt,
  kind: 'pants',
  color: 'negro',
  colors: [{ name: 'negro', hex: '#111111', share: 1 }],
  sleeve: null,
};
const cutout = async () =>
  (
    await sharp({ create: { width: 600, height: 800, channels: 4, background: '#aa000080' } })
      .webp()
      .toBuffer()
  ).toString('base64');
const save = (id: string, parts: unknown[], whose = client) =>
  whose.send(`PUT /api/inspirations/${id}`, { name: 'Calle', parts });

describe('a picture of a look', () => {
  it('of a person is taken apart and remade, and nothing of it is kept', async ({ own }) => {
    await addGarment(own, { kind: 'jeans', color: 'azul vaquero', fabric: 'denim' });
    await addGarment(own, { kind: 'pants', color: 'negro' });
    const imageBase64 = (await testingPicture('photographer')).toString('base64');
    const { status, body } = await own.send('POST /api/inspirations/reading', { imageBase64 });
    expect(status).toBe(200);
    expect(body.people).toHaveLength(1);
    expect(body.parts.length).toBeGreaterThanOrEqual(2);
    const parts: PicturePart[] = body.parts;
    const remade: Remade = body.remade;
    expect(remade.parts).toHaveLength(parts.length);
    for (const [place, { garment, lack, agrees, differs }] of remade.parts.entries()) {
      expect(garment !== null || lack !== null, parts[place]?.name).toBe(true);
      expect(agrees + differs.join() === '', parts[place]?.name).toBe(garment === null);
    }
    expect((await own.send('GET /api/inspirations')).body.inspirations).toEqual([]);
    expect((await own.send('GET /api/wardrobe')).body.wardrobe.items).toHaveLength(2);
  });

  it('of a single garment is one part', async () => {
    const imageBase64 = (await photograph()).toString('base64');
    const { status, body } = await client.send('POST /api/inspirations/reading', { imageBase64 });
    expect(status).toBe(200);
    expect(body.parts).toHaveLength(1);
    expect(body.parts[0].picture).toMatch(/^data:image\/webp;base64,/);
  });

  it('without clothes is refused in words', async () => {
    const blank = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ffffff' } })
      .jpeg()
      .toBuffer();
    const imageBase64 = blank.toString('base64');
    const { status, body } = await client.send('POST /api/inspirations/reading', { imageBase64 });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'no_clothes_seen' });
  });
});

describe('a saved inspiration', () => {
  it('keeps small cut-outs and nothing else, and is remade with what is owned then', async ({ own }) => {
    const id = randomUUID();
    const parts = [
      { seen: shirt, pictureBase64: await cutout() },
      { seen: pants, pictureBase64: null },
    ];
    for (const _ of [1, 2]) {
      const { status, body } = await save(id, parts, own);
      expect(status).toBe(200);
      expect(body.inspiration.parts.map(({ name }: PicturePart) => name)).toEqual([
        'Camisa blanca',
        'Pantalón negro',
      ]);
    }
    const { body: list } = await own.send('GET /api/inspirations');
    expect(list.inspirations).toHaveLength(1);
    const address = list.inspirations[0].parts[0].picture;
    expect(address).toBe(`/api/inspirations/${id}/parts/0`);
    expect(list.inspirations[0].parts[1].picture).toBeNull();
    const file = await own.send(`GET ${address}`);
    expect(file.headers['content-type']).toBe('image/webp');

    const before = (await own.send(`GET /api/inspirations/${id}`)).body.remade;
    expect(before).toMatchObject({ look: null });
    expect(before.parts[0]).toMatchObject({ garment: null, lack: { text: 'Te falta una camisa blanca.' } });
    expect(before.parts[0].lack.products.length).toBeGreaterThan(0);
    const white = await addGarment(own, { color: 'blanco', name: 'Camisa mía' });
    await addGarment(own, { kind: 'pants', color: 'azul marino', name: 'Chinos' });
    await addGarment(own, { kind: 'shoes', color: 'negro', fabric: 'leather', name: 'Zapatos' });
    const after: Remade = (await own.send(`GET /api/inspirations/${id}`)).body.remade;
    expect(after.parts[0]).toMatchObject({ garment: { id: white.id }, lack: null });
    expect(after.parts[1]).toMatchObject({
      nearness: 'near',
      differs: [
        'Tus chinos son azul marino; el pantalón de la foto, negro.',
        'Son más de vestir que el pantalón de la foto.',
      ],
    });
    expect(after.added).toMatchObject([{ name: 'Zapatos' }]);
    expect(after.look?.garmentIds).toHaveLength(3);

    const exported = unzipSync((await own.send('GET /api/account/export')).bytes);
    const told = JSON.parse(Buffer.from(exported['inspiraciones.json'] ?? []).toString());
    expect(told).toMatchObject([{ id, parts: [{ name: 'Camisa blanca' }, { name: 'Pantalón negro' }] }]);
    const { width, hasAlpha } = await sharp(exported[`inspiraciones/${id}-1.webp`]).metadata();
    expect({ width, hasAlpha }).toEqual({ width: 240, hasAlpha: true });

    expect((await own.send(`PATCH /api/inspirations/${id}`, { name: 'Oficina' })).status).toBe(200);
    expect((await own.send(`GET /api/inspirations/${id}`)).body.inspiration.name).toBe('Oficina');
    expect((await own.send(`DELETE /api/inspirations/${id}`)).status).toBe(200);
    expect((await own.send(`GET ${address}`)).status).toBe(404);
  });

  it('refuses what is no picture', async () => {
    const noise = Buffer.from('RIFF....WEBPVP8 nothing').toString('base64');
    const { status } = await save(randomUUID(), [{ seen: shirt, pictureBase64: noise }]);
    expect(status).toBe(422);
  });

  it('is one of a number', async ({ own }) => {
    const parts = [{ seen: shirt, pictureBase64: null }];
    for (let i = 0; i < limits.inspiration.most; i++) await save(randomUUID(), parts, own);
    expect((await save(randomUUID(), parts, own)).status).toBe(409);
  });
});

describe('a board', () => {
  it('has what is put on it, in its order, with its notes', async ({ own }) => {
    const [first, second] = [await addGarment(own), await addGarment(own, { kind: 'pants' })];
    const outfit = await own.send('POST /api/wardrobe/outfits', {
      name: 'Oficina',
      occasion: 'work',
      season: 'fall',
      garmentIds: [first.id, second.id],
    });
    const [inspirationId, outfitId, boardId] = [randomUUID(), outfit.body.outfit.id, randomUUID()];
    await save(inspirationId, [{ seen: shirt, pictureBase64: null }], own);
    const items = [
      { inspirationId: null, outfitId, note: 'Para el lunes' },
      { inspirationId, outfitId: null, note: '' },
    ];
    const fields = { name: 'Otoño', note: 'Tonos tierra', items };
    expect((await own.send(`PUT /api/boards/${boardId}`, fields)).body.board).toMatchObject(fields);
    const turned = { ...fields, name: 'Otoño en Madrid', items: items.toReversed() };
    await own.send(`PUT /api/boards/${boardId}`, turned);
    expect((await own.send('GET /api/boards')).body.boards).toMatchObject([turned]);

    await own.send(`DELETE /api/inspirations/${inspirationId}`);
    expect((await own.send('GET /api/boards')).body.boards[0].items).toEqual([items[0]]);

    const other = await server.person();
    expect((await other.send(`PUT /api/boards/${randomUUID()}`, fields)).status).toBe(404);
    expect((await other.send('GET /api/boards')).body.boards).toEqual([]);
    expect((await own.send(`DELETE /api/boards/${boardId}`)).status).toBe(200);
    expect((await own.send(`DELETE /api/boards/${boardId}`)).status).toBe(404);
  });

  it('refuses the same thing twice, and what is neither', async () => {
    const item = { inspirationId: randomUUID(), outfitId: null, note: '' };
    const neither = { inspirationId: null, outfitId: null, note: '' };
    for (const items of [[item, item], [neither]]) {
      const fields = { name: 'Tablero', note: '', items };
      expect((await client.send(`PUT /api/boards/${randomUUID()}`, fields)).status).toBe(400);
    }
  });
});
