import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photograph } from '#tests/factories/photograph.ts';
import { refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();

it('proposes the garments of a photograph and files none of them', async () => {
  const client = await server.person();
  const propose = async (bytes: Uint8Array) =>
    client.send('POST /api/wardrobe/scan/proposals', { imageBase64: Buffer.from(bytes).toString('base64') });
  const [red, blue] = await Promise.all(['#c01824', '#1c2444'].map((color) => photograph({ color })));
  const both = await sharp({ create: { width: 960, height: 640, channels: 3, background: '#e9e4da' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: blue, left: 480, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  const { status, body } = await propose(both);
  expect(status).toBe(200);
  expect(body.proposals).toHaveLength(2);
  for (const { name, box, cutoutBase64 } of body.proposals) {
    expect(name.length).toBeGreaterThan(3);
    expect(box.width).toBeLessThan(0.55);
    expect(Buffer.from(cutoutBase64, 'base64').subarray(8, 12).toString()).toBe('WEBP');
  }
  expect((await propose(await photograph())).body).toEqual({ proposals: [], people: [] });
  expect(await propose(Buffer.from('<svg/>'.repeat(100)))).toMatchObject(
    refusal(415, 'image_type_unsupported'),
  );
  expect((await client.send('GET /api/wardrobe')).body.summary.totalItems).toBe(0);
});
