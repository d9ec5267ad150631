import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Care } from '#contract/care.ts';
import type { PartFibre } from '#contract/fibres.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { addGarment, buildGarment, refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('client', () => server.person());

const label = await readFile(new URL('../../../tests/factories/care-label.jpg', import.meta.url));
const composition: PartFibre[] = [
  { part: 'outer', fibre: 'cotton', percent: 60 },
  { part: 'outer', fibre: 'polyester', percent: 35 },
  { part: 'outer', fibre: 'elastane', percent: 5 },
  { part: 'lining', fibre: 'polyester', percent: 100 },
];

describe('a photograph of a care label', () => {
  const read = async (bytes: Uint8Array) => {
    const client = await server.person();
    return client.send('POST /api/wardrobe/care-label', {
      imageBase64: Buffer.from(bytes).toString('base64'),
    });
  };

  it('gives its fibres by part and the care that its words ask for, and shows what was read', async () => {
    const { status, body } = await read(label);
    expect(status).toBe(200);
    expect(body).toMatchObject({ composition, care: ['wash-30', 'no-bleach', 'no-tumble-dry'], doubts: [] });
    expect(body.text).toContain('60% ALGODÓN');
  });

  it('is read on its side as well', async () => {
    const { body } = await read(await sharp(label).rotate(90).jpeg().toBuffer());
    expect(body.composition).toEqual(composition);
  });

  it('that shows no label is refused with what to do', async () => {
    const { status, body } = await read(await photograph());
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'label_unreadable' });
    expect(body.message).toContain('escríbela tú');
  });

  it('is refused as any photograph is', async () => {
    expect(await read(Buffer.from('<svg/>'.repeat(100)))).toMatchObject(
      refusal(415, 'image_type_unsupported'),
    );
    expect(await read(label.subarray(0, label.length / 3))).toMatchObject(refusal(422, 'image_unreadable'));
  });

  it('leaves nothing behind', async ({ client }) => {
    await client.send('POST /api/wardrobe/care-label', { imageBase64: label.toString('base64') });
    expect((await client.send('GET /api/wardrobe')).body.wardrobe.items).toEqual([]);
  });
});

describe('the label of a garment', () => {
  const care: Care[] = ['wash-30', 'no-bleach', 'no-tumble-dry', 'iron-low'];

  it('is kept with it, changed and taken off', async ({ client }) => {
    const { id } = await addGarment(client);
    const patch = (body: unknown) => client.send(`PATCH /api/wardrobe/items/${id}`, body);
    expect((await patch({ composition, care, fabric: 'cotton' })).body.item).toMatchObject({
      composition,
      care,
    });
    const { items } = (await client.send('GET /api/wardrobe')).body.wardrobe;
    expect(items[0]).toMatchObject({ composition, care });
    expect((await patch({ name: 'Otra' })).body.item).toMatchObject({ composition, care });
    expect((await patch({ composition: [], care: [] })).body.item).toMatchObject({
      composition: [],
      care: [],
    });
  });

  it('can be written down with a new garment', async ({ client }) => {
    const { body } = await client.send('POST /api/wardrobe/items', buildGarment({ composition, care }));
    expect(body.item).toMatchObject({ composition, care });
  });

  it.each([
    [
      'more than the whole of a part',
      { composition: [...composition, { part: 'outer', fibre: 'silk', percent: 1 }] },
    ],
    ['a fibre twice in a part', { composition: [composition[2], composition[2]] }],
    ['a fibre that does not exist', { composition: [{ part: 'outer', fibre: 'vibranium', percent: 100 }] }],
    ['halves of a percent', { composition: [{ part: 'outer', fibre: 'cotton', percent: 99.5 }] }],
    ['care that contradicts itself', { care: ['no-wash', 'wash-30'] }],
    ['care twice', { care: ['no-bleach', 'no-bleach'] }],
    ['care that no label knows', { care: ['wash-31'] }],
  ])('never holds %s', async (_, body) => {
    const client = await server.person();
    const { id } = await addGarment(client);
    const answer = await client.send(`PATCH /api/wardrobe/items/${id}`, body);
    expect(answer).toMatchObject(refusal(400, 'validation'));
  });
});
