import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegOfClaimedSize, pngOfClaimedSize } from '#tests/hostile/bytes.ts';
import { decodePhoto } from './decode.ts';
import { ScanError } from './scan-error.ts';
import { drawShirt, photographShirt } from './testing.ts';
import { MAX_PHOTO_BYTES, WORKING_SIDE } from './thresholds.ts';

const pixelAt = ({ pixels, width }: { pixels: Uint8Array; width: number }, x: number, y: number) =>
  [...pixels.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)] as [number, number, number];

function expectRed([red, green, blue]: [number, number, number]) {
  expect(red).toBeGreaterThan(130);
  expect(green).toBeLessThan(70);
  expect(blue).toBeLessThan(80);
}

describe('decoding a photograph', () => {
  it.each([
    ['JPEG', () => photographShirt().jpeg().toBuffer()],
    ['PNG', () => photographShirt().png().toBuffer()],
    ['WebP', () => photographShirt().webp().toBuffer()],
    ['a palette PNG', () => photographShirt().png({ palette: true, colours: 8 }).toBuffer()],
    ['a 16-bit PNG', () => photographShirt().toColourspace('rgb16').png().toBuffer()],
    ['a CMYK JPEG', () => photographShirt().toColourspace('cmyk').jpeg().toBuffer()],
    ['a progressive JPEG', () => photographShirt().jpeg({ progressive: true }).toBuffer()],
  ])('reads %s', async (_, encode) => {
    const photo = await decodePhoto(await encode());
    expect(photo).toMatchObject({ width: 300, height: 400 });
    expect(photo.pixels).toHaveLength(300 * 400 * 3);
    expectRed(pixelAt(photo, 150, 250));
  });

  it('expands greyscale to three channels', async () => {
    const photo = await decodePhoto(await photographShirt().greyscale().jpeg().toBuffer());
    const [red, green, blue] = pixelAt(photo, 150, 250);
    expect(photo.pixels).toHaveLength(300 * 400 * 3);
    expect(red).toBe(green);
    expect(green).toBe(blue);
  });

  it('composites transparency onto a light background', async () => {
    const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect(pixelAt(await decodePhoto(clear), 32, 32)).toEqual([0xf2, 0xf2, 0xf2]);
  });

  it('composites a transparent grey picture onto the same background', async () => {
    const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#0000' } })
      .toColourspace('b-w')
      .png()
      .toBuffer();
    expect(pixelAt(await decodePhoto(clear), 32, 32)).toEqual([0xf2, 0xf2, 0xf2]);
  });

  it('applies the EXIF orientation', async () => {
    const sideways = await photographShirt().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await decodePhoto(sideways)).toMatchObject({ width: 400, height: 300 });
  });

  it('reads the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#a8182a', '#1c2444'].map((garment) => photographShirt({ garment }).png().toBuffer()),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const photo = await decodePhoto(animation);
    expect(photo).toMatchObject({ width: 300, height: 400 });
    expectRed(pixelAt(photo, 150, 250));
  });

  it('shrinks a large photograph to the working size and keeps its proportions', async () => {
    const photo = await decodePhoto(await photographShirt({ width: 1500, height: 2000 }).jpeg().toBuffer());
    expect(photo).toMatchObject({ width: (WORKING_SIDE * 3) / 4, height: WORKING_SIDE });
  });
});

describe('rejecting other files', () => {
  const refusal = (bytes: Uint8Array) => decodePhoto(bytes).catch((error: unknown) => error);

  it('refuses SVG under any file name', async () => {
    expect(await refusal(drawShirt())).toMatchObject({ code: 'image_type_unsupported' });
  });

  it('refuses AVIF, GIF, text and nothing at all', async () => {
    const avif = await photographShirt().avif({ effort: 0 }).toBuffer();
    const gif = await photographShirt().gif().toBuffer();
    for (const bytes of [avif, gif, new TextEncoder().encode('hola'), new Uint8Array()])
      expect(await refusal(bytes)).toMatchObject({ code: 'image_type_unsupported' });
  });

  it.each(['jpeg', 'png', 'webp'] as const)('refuses a truncated %s', async (format) => {
    const whole = await photographShirt().toFormat(format).toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toMatchObject({ code: 'image_unreadable' });
  });

  it('refuses a valid header followed by garbage', async () => {
    const whole = await photographShirt().png().toBuffer();
    whole.fill(7, 40);
    expect(await refusal(whole)).toMatchObject({ code: 'image_unreadable' });
  });

  it('refuses a picture too small to show a garment', async () => {
    const tiny = await photographShirt({ width: 20, height: 200 }).png().toBuffer();
    expect(await refusal(tiny)).toMatchObject({ code: 'image_too_small' });
  });

  it('refuses a decompression bomb without decoding it', async () => {
    const bomb = await sharp({ create: { width: 8100, height: 8000, channels: 3, background: '#fff' } })
      .toColourspace('b-w')
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(await refusal(bomb)).toMatchObject({ code: 'image_too_large' });
  });

  it('bounds the pixels by what a format costs, from its header alone', async () => {
    const jpeg = await photographShirt().jpeg().toBuffer();
    const progressive = await photographShirt().jpeg({ progressive: true }).toBuffer();
    const png = await photographShirt().png().toBuffer();
    const tooLarge = { code: 'image_too_large' };
    expect(await refusal(pngOfClaimedSize(png, 6_000, 5_000))).toMatchObject(tooLarge);
    expect(await refusal(jpegOfClaimedSize(progressive, 6_000, 5_000))).toMatchObject(tooLarge);
    expect(await refusal(jpegOfClaimedSize(jpeg, 6_000, 5_000))).not.toMatchObject(tooLarge);
    expect(await refusal(jpegOfClaimedSize(jpeg, 9_000, 6_000))).toMatchObject(tooLarge);
  });

  it('refuses more bytes than a phone would send', async () => {
    expect(await refusal(new Uint8Array(MAX_PHOTO_BYTES + 1))).toMatchObject({ code: 'image_too_large' });
  });

  it('throws nothing but ScanError for corrupted files', async () => {
    const files = await Promise.all(
      (['jpeg', 'png', 'webp'] as const).map((format) => photographShirt().toFormat(format).toBuffer()),
    );
    const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), damage, fc.nat(), async (file, changes, end) => {
        const damaged = Uint8Array.from(file.subarray(0, file.length - (end % 50)));
        for (const [at, value] of changes) damaged[at % damaged.length] = value;
        const result = await decodePhoto(damaged).catch((error: unknown) => error);
        expect(result instanceof ScanError || (result as { width: number }).width > 0).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('has a Spanish message', async () => {
    expect(await refusal(new Uint8Array())).toMatchObject({
      message: expect.stringContaining('JPEG, PNG o WebP'),
    });
  });
});
