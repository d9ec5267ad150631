import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testingPicture } from '#scanner/testing.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { type Client, refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const client = await server.person();

const scan = (bytes: Uint8Array) =>
  client.send('POST /api/wardrobe/scan', { imageBase64: Buffer.from(bytes).toString('base64') });

describe('scanning a photograph', () => {
  it('reads the garment and files it', async () => {
    const { status, body } = await scan(await photograph());
    expect(status).toBe(200);
    expect(body.analysis.kinds.length).toBeGreaterThanOrEqual(3);
    expect(body.analysis.versatilityScore).toBeLessThanOrEqual(10);
    expect(body.analysis.suggested).toMatchObject({ fabric: true, condition: true });
    expect(body.item).toMatchObject({
      kind: body.analysis.kind,
      color: body.analysis.color,
      category: body.analysis.category,
    });
    const { items } = (await client.send('GET /api/wardrobe')).body.wardrobe;
    expect(items[0]).toEqual(body.item);
  });

  it('asks before it files what is no garment', async () => {
    const imageBase64 = (await testingPicture('cat')).toString('base64');
    const filed = async () => (await client.send('GET /api/wardrobe')).body.summary.totalItems;
    const before = await filed();
    expect(await client.send('POST /api/wardrobe/scan', { imageBase64 })).toMatchObject({
      status: 422,
      body: { code: 'not_a_garment', message: 'Parece un animal.', details: { reason: 'animal' } },
    });
    expect(await filed()).toBe(before);
    const { status, body } = await client.send('POST /api/wardrobe/scan', { imageBase64, confirmed: true });
    expect(status).toBe(200);
    expect(body.analysis.suggested.kind).toBe(true);
    expect(await filed()).toBe(before + 1);
  });

  it('asks before it files a photograph of a person as one garment', async () => {
    const imageBase64 = (await testingPicture('photographer')).toString('base64');
    expect(await client.send('POST /api/wardrobe/scan', { imageBase64 })).toMatchObject(
      refusal(422, 'worn_outfit'),
    );
  });

  it('files a photograph that carries its garment’s id once, also when it is sent twice at once', async () => {
    const sender = await server.person();
    const id = randomUUID();
    const imageBase64 = (await photograph()).toString('base64');
    const send = (from: Client) => from.send('POST /api/wardrobe/scan', { imageBase64, id });
    const answers = [...(await Promise.all([send(sender), send(sender)])), await send(sender)];
    expect(answers.map(({ status, body }) => [status, body.item?.id])).toEqual(Array(3).fill([200, id]));
    const { rows } = await server.services.db.execute(
      `select storage_key from photos where owner_id = '${sender.user.id}'`,
    );
    expect(rows).toHaveLength(1);
    // The id belongs to its owner: another person’s garment is another one.
    const other = await server.person();
    expect((await send(other)).body.item.id).toBe(id);
    expect((await other.send('GET /api/wardrobe')).body.summary.totalItems).toBe(1);
  });

  it('no longer calls a corrected field a suggestion', async () => {
    const { item } = (await scan(await photograph())).body;
    const { body } = await client.send(`PATCH /api/wardrobe/items/${item.id}`, { fabric: 'linen' });
    expect(body.item.fabric).toBe('linen');
    expect(body.item.suggested.fabric).toBeUndefined();
    expect(body.item.suggested.condition).toBe(true);
  });

  it('keeps no metadata of the photograph and turns it upright', async () => {
    const turned = await sharp(await photograph({ width: 400, height: 600 }))
      .withExif({ IFD0: { Make: 'Camara Secreta', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const imageBase64 = turned.toString('base64');
    const filed = await client.send('POST /api/wardrobe/scan', { imageBase64, confirmed: true });
    const { item } = filed.body;
    for (const size of ['full', 'thumb'] as const) {
      const picture = await client.send(`GET ${item.photo[size]}`);
      const metadata = await sharp(picture.bytes).metadata();
      expect(metadata.exif).toBeUndefined();
      expect(metadata.width).toBeGreaterThan(metadata.height);
      expect(picture.bytes.includes('Camara Secreta')).toBe(false);
    }
  });

  it.each([
    ['nothing', async () => new Uint8Array(), 400, 'validation'],
    ['a text', async () => Buffer.from('hola, soy una camisa '.repeat(50)), 415, 'image_type_unsupported'],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
      415,
      'image_type_unsupported',
    ],
    ['half a file', async () => (await photograph()).subarray(0, 2000), 422, 'image_unreadable'],
    ['a tiny picture', () => photograph({ width: 20, height: 20 }), 422, 'image_too_small'],
    [
      'a bomb',
      () =>
        sharp({ create: { width: 16000, height: 16000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      413,
      'image_too_large',
    ],
  ])('refuses %s and files nothing', async (_what, make, status, code) => {
    const before = (await client.send('GET /api/wardrobe')).body.summary.totalItems;
    const reply = await scan(await make());
    expect(reply).toMatchObject({ status, body: { code, message: expect.any(String) } });
    expect((await client.send('GET /api/wardrobe')).body.summary.totalItems).toBe(before);
  });

  it('refuses a file over twelve megabytes before reading it', async () => {
    const reply = await scan(Buffer.alloc(13 * 1024 * 1024, 0xff));
    expect(reply).toMatchObject({ status: 413, body: { code: expect.stringMatching(/_too_large$/) } });
  });

  it('takes several at once', async () => {
    const replies = await Promise.all(
      ['#1c2444', '#2f8c46', '#f5d32a'].map(async (color) => scan(await photograph({ color }))),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.item.id)).size).toBe(3);
  });
});

it('the photograph of a garment goes from the store with the garment, and with the photograph that replaces it', async () => {
  const { photoStore } = server.services;
  const keyOf = (item: { photo: { full: string } }, owner: string) =>
    `people/${owner}/${item.photo.full.split('/')[3]}/full.webp`;
  const own = await server.person();
  const imageBase64 = (await photograph()).toString('base64');
  const { item } = (await own.send('POST /api/wardrobe/scan', { imageBase64 })).body;
  const other = (await own.send(`PUT /api/wardrobe/items/${item.id}/photo`, { imageBase64 })).body.item;
  expect(await photoStore.has(keyOf(item, own.user.id))).toBe(false);
  expect(await photoStore.has(keyOf(other, own.user.id))).toBe(true);
  await own.send(`DELETE /api/wardrobe/items/${item.id}`);
  expect(await photoStore.has(keyOf(other, own.user.id))).toBe(false);
});

it('replacing a picture gives a drawn garment its photograph and keeps its fields', async () => {
  const added = await client.send('POST /api/wardrobe/items', {
    name: 'Falda',
    kind: 'skirt',
    color: 'verde',
  });
  expect(added.body.item.photo.illustrated).toBe(true);
  const imageBase64 = (await photograph()).toString('base64');
  const { body } = await client.send(`PUT /api/wardrobe/items/${added.body.item.id}/photo`, {
    imageBase64,
  });
  expect(body.item).toMatchObject({
    name: 'Falda',
    kind: 'skirt',
    color: 'verde',
    photo: { illustrated: false },
  });
});
