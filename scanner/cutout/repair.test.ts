import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePhoto } from '../decode.ts';
import { photographShirt } from '../testing.ts';
import { decodeMask, encodeMask } from './mask-file.ts';
import { findOutline, recut } from './repair.ts';

const shirt = await decodePhoto(await photographShirt({ garment: '#a8182a' }).jpeg().toBuffer());

test('cuts along the found outline as a scan does', async () => {
  const { outline, sure } = await findOutline(shirt);
  expect(sure).toBe(true);
  const [scanned, again] = [await recut(shirt), await recut(shirt, outline)];
  expect(again.painted.color.value).toBe(scanned.painted.color.value);
  const sizes = [scanned, again].map(({ cutout }) => [cutout?.width ?? 0, cutout?.height ?? 0].map(Number));
  for (const side of [0, 1])
    expect(Math.abs((sizes[0]?.[side] ?? 0) - (sizes[1]?.[side] ?? 99))).toBeLessThanOrEqual(4);
});

test('keeps the soft edge of an outline', async () => {
  const { width, height } = shirt;
  const values = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.max(0, Math.min(255, 10 * (at % width) - 1000)),
  );
  const { cutout } = await recut(shirt, { width, height, values });
  const alpha = await sharp(cutout?.bytes).extractChannel(3).raw().toBuffer();
  const row = [...alpha.subarray(0, cutout?.width)];
  expect(row.filter((value) => value > 20 && value < 235).length).toBeGreaterThan(8);
});

test('decodes an encoded outline unchanged', async () => {
  const { outline } = await findOutline(shirt);
  const { width, height, values } = outline;
  const read = await decodeMask(await encodeMask(outline), width, height);
  expect(Buffer.from(read.values).equals(values)).toBe(true);
});
