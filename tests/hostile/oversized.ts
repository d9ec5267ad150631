import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { asSharp } from './base-photographs.ts';
import { ascii, join, jpegOfClaimedSize, patched, pngOfClaimedSize, withChunk } from './bytes.ts';
import { refusals, type Trick } from './hostile-file.ts';

const tooLarge = { codes: ['image_too_large'] };

/** Decompression bombs and false sizes. */
export const oversized: readonly Trick[] = [
  async (_photographs, random) => {
    const side = random.between(7_200, 16_000);
    const row = Buffer.alloc(Math.ceil(side / 8) + 1);
    // The whole picture would not fit in memory.
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .toColourspace('b-w')
      .png({ palette: false })
      .toBuffer();
    const header = pngOfClaimedSize(patched(png, 24, [1, 0]), side, side).subarray(0, 33);
    const pixels = deflateSync(Buffer.concat(Array.from({ length: 64 }, () => row)));
    return {
      name: `a PNG of ${side} × ${side}`,
      bytes: withChunk(join(header, png.subarray(-12)), 'IDAT', pixels),
      expected: tooLarge,
    };
  },
  ({ png }, random) => ({
    name: 'a PNG that claims to be huge',
    bytes: pngOfClaimedSize(png, random.between(10_000, 2 ** 31 - 1), random.between(10_000, 2 ** 31 - 1)),
    expected: { codes: ['image_too_large', 'image_unreadable'] },
  }),
  ({ jpeg }, random) => ({
    name: 'a JPEG that claims to be huge',
    bytes: jpegOfClaimedSize(jpeg, random.between(9_000, 65_500), random.between(9_000, 65_500)),
    expected: { codes: ['image_too_large', 'image_unreadable'] },
  }),
  ({ jpeg, png }, random) => ({
    name: 'a picture without a side',
    bytes: random.below(2)
      ? jpegOfClaimedSize(jpeg, random.below(2) ? 0 : 100, 0)
      : pngOfClaimedSize(png, 0, random.between(0, 100)),
    expected: { codes: ['image_unreadable', 'image_too_small'] },
  }),
  ({ jpeg }, random) => ({
    name: 'a JPEG that claims more than it holds',
    bytes: jpegOfClaimedSize(jpeg, random.between(500, 6_000), random.between(500, 6_000)),
    // Viewers show grey below.
    expected: { codes: refusals, colors: [] },
  }),
  async ({ base }, random) => ({
    name: 'a picture that is too small',
    bytes: await asSharp(base)
      .resize(random.between(1, 63), random.between(1, 400), { fit: 'fill' })
      .png()
      .toBuffer(),
    expected: { codes: ['image_too_small'] },
  }),
  ({ png, garment }, random) => ({
    name: 'a PNG with a bomb in its text',
    bytes: withChunk(
      png,
      'zTXt',
      join(ascii('Comment\u0000\u0000'), deflateSync(Buffer.alloc(random.between(1, 20) * 1_000_000))),
    ),
    expected: { colors: garment.names, codes: refusals },
  }),
  async (_photographs, random) => {
    const webp = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#123f' } })
      .webp()
      .toBuffer();
    // 24 bits per side, minus one.
    const side = random.between(8_000, 16_383) - 1;
    const sides = [side & 255, side >> 8, 0, side & 255, side >> 8, 0];
    const extended = join(ascii('VP8X'), Uint8Array.of(10, 0, 0, 0, 0, 0, 0, 0, ...sides));
    return {
      name: 'a WebP of a huge canvas',
      bytes: join(webp.subarray(0, 12), extended, webp.subarray(12)),
      expected: { codes: refusals },
    };
  },
];
