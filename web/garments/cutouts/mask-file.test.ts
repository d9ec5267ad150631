// biome-ignore lint/style/noRestrictedImports: in a test, where what the server reads and writes is the measure
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodeMask, encodeMask, type Mask } from './mask-file.ts';

function disc(width: number, height: number): Mask {
  const values = Uint8Array.from({ length: width * height }, (_, at) => {
    const away = Math.hypot((at % width) - width / 2, Math.floor(at / width) - height / 2);
    return Math.max(0, Math.min(255, 40 * (width / 3 - away)));
  });
  return { width, height, values };
}

const noise: Mask = {
  width: 61,
  height: 47,
  values: Uint8Array.from({ length: 61 * 47 }, (_, at) => Math.imul(at * at + 1, 2654435761) >>> 24),
};

describe('the PNG of an outline', () => {
  test.each([
    ['a disc', disc(120, 160)],
    ['noise', noise],
    ['one pixel', { width: 1, height: 1, values: Uint8Array.of(7) }],
  ])('is decoded exactly by another decoder: %s', async (_what, mask) => {
    const file = await encodeMask(mask);
    const metadata = await sharp(file).metadata();
    expect(metadata).toMatchObject({
      format: 'png',
      channels: 1,
      depth: 'uchar',
      width: mask.width,
      height: mask.height,
    });
    const raw = await sharp(file).extractChannel(0).raw().toBuffer();
    expect(Uint8Array.from(raw)).toEqual(mask.values);
    expect(await decodeMask(file)).toEqual(mask);
  });

  test('is small', async () => {
    expect((await encodeMask(disc(480, 640))).length).toBeLessThan(12_000);
  });

  test.each([true, false])('decodes a PNG by another encoder, with row filters: %s', async (filters) => {
    for (const mask of [disc(90, 70), noise]) {
      const { width, height, values } = mask;
      const file = await sharp(values, { raw: { width, height, channels: 1 } })
        .toColourspace('b-w')
        .png({ adaptiveFiltering: filters })
        .toBuffer();
      expect(await decodeMask(file)).toEqual(mask);
    }
  });

  test('refuses colour, truncated and other files', async () => {
    const colored = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a01' } })
      .png()
      .toBuffer();
    const whole = await encodeMask(noise);
    for (const bytes of [colored, whole.slice(0, whole.length >> 1), Buffer.from('hola')])
      await expect(decodeMask(bytes)).rejects.toThrow();
  });
});
