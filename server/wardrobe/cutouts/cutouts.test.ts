import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { photograph } from '#tests/factories/photograph.ts';
import { type Client, refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('own', () => server.person());
const client = await server.person();

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

async function scanned(as: Client = client) {
  const { body } = await as.send('POST /api/wardrobe/scan', { imageBase64: base64(await photograph()) });
  return body.item;
}
const outline = async (id: string, as: Client = client) =>
  (await as.send(`GET /api/wardrobe/items/${id}/cutout`)).body;
const save = (id: string, body: object, as: Client = client) =>
  as.send(`PUT /api/wardrobe/items/${id}/cutout`, body);

/** @param box white area, in shares of the sides */
function box(width: number, height: number, [left, top, right, bottom]: readonly number[]): Promise<Buffer> {
  const values = new Uint8Array(width * height);
  for (let y = Math.round((top ?? 0) * height); y < Math.round((bottom ?? 1) * height); y++)
    values.fill(
      255,
      y * width + Math.round((left ?? 0) * width),
      y * width + Math.round((right ?? 1) * width),
    );
  return sharp(values, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}
const all = [0, 0, 1, 1];
const strip = [0.3, 0.3, 0.7, 0.5];

const pictureAt = async (address: string, as: Client = client) => {
  const { status, bytes } = await as.send(`GET ${address}`);
  expect(status).toBe(200);
  return { bytes, ...(await sharp(bytes).metadata()) };
};

describe('the outline of a garment', () => {
  it('is the scanner’s, as large as the photograph that it works on', async () => {
    const item = await scanned();
    expect(item.photo).toMatchObject({ shown: 'cutout', cutBy: 'scanner' });
    const { photoId, full, width, height, maskBase64, automaticBase64, cutBy } = await outline(item.id);
    expect({ full, cutBy }).toEqual({ full: item.photo.full, cutBy: 'scanner' });
    expect(full).toContain(photoId);
    expect(automaticBase64).toBe(maskBase64);
    const metadata = await sharp(Buffer.from(maskBase64, 'base64')).metadata();
    expect(metadata).toMatchObject({ format: 'png', channels: 1, width, height });
    expect([width, height]).toEqual([480, 640]);
  });

  it('of a drawing does not exist', async () => {
    const { item } = (
      await client.send('POST /api/wardrobe/items', { name: 'Falda', kind: 'skirt', color: 'verde' })
    ).body;
    expect(item.photo).toMatchObject({ shown: 'photo', cutBy: 'nobody' });
    const reply = await client.send(`GET /api/wardrobe/items/${item.id}/cutout`);
    expect(reply).toMatchObject(refusal(422, 'cutout_needs_photo'));
    const saved = await save(item.id, { photoId: item.id, maskBase64: null });
    expect(saved).toMatchObject(refusal(422, 'cutout_needs_photo'));
  });
});

describe('a repaired outline', () => {
  it('replaces the cut-out, keeps the photograph and records it', async () => {
    const item = await scanned();
    const photo = await pictureAt(item.photo.full);
    const { photoId, width, height } = await outline(item.id);
    const maskBase64 = base64(await box(width, height, strip));
    const { status, body } = await save(item.id, { photoId, maskBase64 });
    expect(status).toBe(200);
    expect(body.item.photo).toMatchObject({ shown: 'cutout', cutBy: 'person' });
    expect(body.item).toMatchObject({ name: item.name, color: item.color, colors: item.colors });
    const cutout = await pictureAt(body.item.photo.cutout);
    expect(cutout).toMatchObject({ width: 192 + 16, height: 128 + 16, hasAlpha: true });
    expect((await pictureAt(body.item.photo.full)).bytes).toEqual(photo.bytes);
    expect(body.item.photo.cutout).not.toBe(item.photo.cutout);
    expect(await client.send(`GET ${item.photo.cutout}`)).toMatchObject({ status: 404 });
  });

  it('is where the next repair starts from, and the way back to the scanner’s stays open', async () => {
    const item = await scanned();
    const first = await outline(item.id);
    const mask = await box(first.width, first.height, strip);
    await save(item.id, { photoId: first.photoId, maskBase64: base64(mask) });
    const second = await outline(item.id);
    const raw = (bytes: Uint8Array) => sharp(bytes).extractChannel(0).raw().toBuffer();
    expect(await raw(Buffer.from(second.maskBase64, 'base64'))).toEqual(await raw(mask));
    expect(second).toMatchObject({ cutBy: 'person', automaticBase64: first.automaticBase64 });
    const { body } = await save(item.id, { photoId: second.photoId, maskBase64: null });
    expect(body.item.photo.cutBy).toBe('scanner');
    const [before, after] = [await outline(item.id), first];
    expect(before.maskBase64).toBe(after.maskBase64);
  });

  it('reads the colours from inside it where that is wanted', async () => {
    const item = await scanned();
    expect(item.color).not.toBe('beige');
    await client.send(`PATCH /api/wardrobe/items/${item.id}`, { style: 'formal' });
    const { photoId, width, height } = await outline(item.id);
    const maskBase64 = base64(await box(width, height, [0, 0, 1, 0.15]));
    const { body } = await save(item.id, { photoId, maskBase64, readColors: true });
    expect(body.item.color).not.toBe(item.color);
    expect(body.item.colors[0].name).toBe(body.item.color);
    expect(body.item.confidence.color).toBeGreaterThan(0);
    expect(body.item.name).toMatch(/ blanc[oa]$/);
    expect(body.item.style).toBe('formal');
    expect(body.item.suggested.style).toBeUndefined();
  });

  it('keeps a name that the person gave', async () => {
    const item = await scanned();
    await client.send(`PATCH /api/wardrobe/items/${item.id}`, { name: 'La de los lunes' });
    const { photoId, width, height } = await outline(item.id);
    const maskBase64 = base64(await box(width, height, [0, 0, 1, 0.15]));
    const { body } = await save(item.id, { photoId, maskBase64, readColors: true });
    expect(body.item.name).toBe('La de los lunes');
    expect(body.item.color).not.toBe(item.color);
  });

  it('that was drawn on a photograph of before is refused, and the later one stays', async () => {
    const item = await scanned();
    const { photoId, width, height } = await outline(item.id);
    const maskBase64 = base64(await box(width, height, strip));
    const { body } = await save(item.id, { photoId, maskBase64 });
    const again = await save(item.id, {
      photoId,
      maskBase64: base64(await box(width, height, [0, 0, 1, 0.5])),
    });
    expect(again).toMatchObject(refusal(409, 'cutout_outdated'));
    expect((await outline(item.id)).photoId).toBe(body.item.photo.full.split('/')[3]);
  });

  it('saved twice at once wins once, and no file of the other’s or of before is left', async ({ own }) => {
    const item = await scanned(own);
    const { photoId, width, height } = await outline(item.id, own);
    const masks = await Promise.all([strip, [0.1, 0.1, 0.9, 0.9]].map((one) => box(width, height, one)));
    const replies = await Promise.all(
      masks.map((mask) => save(item.id, { photoId, maskBase64: base64(mask) }, own)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { items } = (await own.send('GET /api/wardrobe')).body.wardrobe;
    await pictureAt(items[0].photo.cutout, own);
    const folder = path.join(server.services.config.dataDir, 'photos', 'people', own.user.id);
    expect(await readdir(folder)).toEqual([items[0].photo.full.split('/')[3]]);
  });

  it('shows in the outfits of the garment', async ({ own }) => {
    const pair = [await scanned(own), await scanned(own)];
    const garmentIds = pair.map(({ id }) => id);
    await own.send('POST /api/wardrobe/outfits', {
      name: 'Dos',
      occasion: 'work',
      season: 'fall',
      garmentIds,
    });
    const { photoId, width, height } = await outline(garmentIds[0], own);
    const { body } = await save(
      garmentIds[0],
      { photoId, maskBase64: base64(await box(width, height, strip)) },
      own,
    );
    const { outfits } = (await own.send('GET /api/wardrobe')).body.wardrobe;
    const piece = outfits[0].items.find(({ id }: { id: string }) => id === garmentIds[0]);
    expect(piece.photo).toEqual(body.item.photo);
  });

  it('is exported with what was cut along it', async ({ own }) => {
    const item = await scanned(own);
    const { photoId, width, height } = await outline(item.id, own);
    await save(item.id, { photoId, maskBase64: base64(await box(width, height, strip)) }, own);
    const { bytes } = await own.send('GET /api/account/export');
    const names = bytes.toString('latin1');
    expect(names).toMatch(/recortes\/[\w-]+\.webp/);
    expect(names).toMatch(/recortes\/contornos\/[\w-]+\.png/);
  });
});

describe('invalid outlines', () => {
  it.each<[string, (width: number, height: number) => Promise<Uint8Array>, string]>([
    ['a text', async () => Buffer.from('hola'.repeat(60)), 'mask_unreadable'],
    ['a photograph', () => photograph(), 'mask_unreadable'],
    ['half a file', async (w, h) => (await box(w, h, strip)).subarray(0, 60), 'mask_unreadable'],
    [
      'a file whose pixels are cut off',
      async (w, h) => {
        const noise = Uint8Array.from({ length: w * h }, (_, i) => (i * 2654435761) >>> 24);
        const png = await sharp(noise, { raw: { width: w, height: h, channels: 1 } })
          .toColourspace('b-w')
          .png()
          .toBuffer();
        return png.subarray(0, png.length >> 1);
      },
      'mask_unreadable',
    ],
    [
      'a picture in colour',
      async (w, h) =>
        sharp({ create: { width: w, height: h, channels: 3, background: '#a01' } })
          .png()
          .toBuffer(),
      'mask_unreadable',
    ],
    [
      'a picture with transparency',
      async (w, h) =>
        sharp({ create: { width: w, height: h, channels: 4, background: '#a018' } })
          .png()
          .toBuffer(),
      'mask_unreadable',
    ],
    ['one of another size', (w, h) => box(h, w, strip), 'mask_size'],
    [
      'a bomb',
      () =>
        sharp({ create: { width: 16000, height: 16000, channels: 3, background: '#fff' } })
          .toColourspace('b-w')
          .png()
          .toBuffer(),
      'mask_size',
    ],
    ['nothing at all', (w, h) => box(w, h, [0, 0, 0, 0]), 'mask_empty'],
    ['a speck', (w, h) => box(w, h, [0.5, 0.5, 0.51, 0.51]), 'mask_empty'],
    ['the whole photograph', (w, h) => box(w, h, all), 'mask_everything'],
  ])('%s is refused and changes nothing', async (_what, make, code) => {
    const item = await scanned();
    const { photoId, width, height } = await outline(item.id);
    const reply = await save(item.id, { photoId, maskBase64: base64(await make(width, height)) });
    expect(reply).toMatchObject({ status: 422, body: { code, message: expect.any(String) } });
    const { items } = (await client.send('GET /api/wardrobe')).body.wardrobe;
    expect(items.find(({ id }: { id: string }) => id === item.id)).toEqual(item);
    await pictureAt(item.photo.cutout);
  });

  it('is refused before it is read where it is far too large', async () => {
    const item = await scanned();
    const reply = await save(item.id, { photoId: item.id, maskBase64: 'A'.repeat(2_000_000) });
    expect(reply).toMatchObject(refusal(413, 'body_too_large'));
  });
});

it('the choice between the photograph and the cut-out is kept, and is taken back', async () => {
  const { id } = await scanned();
  const asPhoto = await client.send(`PATCH /api/wardrobe/items/${id}`, { shown: 'photo' });
  expect(asPhoto.body.item.photo).toMatchObject({ shown: 'photo', cutBy: 'scanner' });
  const asCutout = await client.send(`PATCH /api/wardrobe/items/${id}`, { shown: 'cutout' });
  expect(asCutout.body.item.photo.shown).toBe('cutout');
  expect(await client.send(`PATCH /api/wardrobe/items/${id}`, { shown: 'other' })).toMatchObject({
    status: 400,
  });
});
