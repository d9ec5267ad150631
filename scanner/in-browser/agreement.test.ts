import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { cosine } from '../likeness.ts';
import { browserNetworks, type Platform } from '../platform.ts';
import { scanGarment } from '../scan.ts';
import { scanPicture } from '../scan-picture.ts';
import { photographShirt, stripes, testingPicture } from '../testing.ts';
import { WORKING_SIDE } from '../thresholds.ts';
import { openPlatform, readOnPlatform } from './reader.ts';
import { resample } from './resample.ts';

let onBrowser: Platform;
beforeAll(async () => {
  const models = await Promise.all(
    browserNetworks.map(async (name) => {
      const bytes = await readFile(new URL(`../../models/${name}.onnx`, import.meta.url));
      return [name, new Uint8Array(bytes)] as const;
    }),
  );
  const runtime = await readFile(
    fileURLToPath(import.meta.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')),
  );
  onBrowser = await openPlatform({
    runtime: new Uint8Array(runtime).buffer,
    models: Object.fromEntries(models) as Record<(typeof browserNetworks)[number], Uint8Array>,
  });
});

/** Without its decoder. */
async function pictureOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}

async function readAsBrowser(bytes: Uint8Array) {
  const whole = await pictureOf(bytes);
  return scanPicture(await resample(whole, WORKING_SIDE, WORKING_SIDE, 'inside'), onBrowser);
}

describe('a photograph read in the browser', () => {
  it.each([
    ['a red T-shirt', {}],
    ['a large one', { width: 1200, height: 1600, garment: '#1c2444' }],
    ['one that is lying', { width: 700, height: 520, garment: '#2f8c46', background: '#3c2a22' }],
    ['one with stripes', { width: 900, height: 1200, garment: '#f5f5f4', motif: stripes('#1c2444') }],
    ['one that hardly stands out from its floor', { garment: '#b0a99c' }],
    ['a small one', { width: 90, height: 130, garment: '#f5d32a' }],
  ])('says of %s what the server says', async (_what, scene) => {
    const bytes = await photographShirt(scene).jpeg({ quality: 90 }).toBuffer();
    const [here, there] = await Promise.all([readAsBrowser(bytes), scanGarment(bytes)]);
    for (const field of ['kind', 'color', 'pattern', 'style', 'material'] as const) {
      expect(here[field].value, field).toBe(there[field].value);
      expect(Math.abs(here[field].confidence - there[field].confidence), field).toBeLessThan(0.1);
    }
    expect(here.colors.map(({ name }) => name)).toEqual(there.colors.map(({ name }) => name));
    expect(cosine(here.embedding, there.embedding)).toBeGreaterThan(0.995);
  });

  it.each([
    ['cat', 'animal'],
    ['coffee', 'food'],
    ['photographer', 'outfit'],
  ] as const)('that shows a %s is asked about, and read once confirmed', async (name, doubt) => {
    const photo = await pictureOf(await testingPicture(name));
    expect(await readOnPlatform(photo, onBrowser, false)).toEqual({ doubt });
    const confirmed = await readOnPlatform(photo, onBrowser, true);
    expect(confirmed).toMatchObject({ analysis: { suggested: { kind: true } } });
  });

  it('that shows a garment is read at once', async () => {
    const photo = await pictureOf(await photographShirt().jpeg().toBuffer());
    expect(await readOnPlatform(photo, onBrowser, false)).toHaveProperty('analysis');
  });

  it('has no cut-out', async () => {
    const bytes = await photographShirt().jpeg().toBuffer();
    expect((await readAsBrowser(bytes)).cutout).toBeUndefined();
  });
});
