import sharp from 'sharp';
import { asSharp, drawBase } from './base-photographs.ts';
import { ascii, join, withChunk, withSegment } from './bytes.ts';
import { flatAvif } from './costly.ts';
import { refusals, type Trick } from './hostile-file.ts';

/** For grey or inverted pictures. */
const anyColor = { colors: [] };

/** Valid, so they must be read correctly. */
export const odd: readonly Trick[] = [
  async ({ base, garment }) => ({
    name: 'a CMYK JPEG',
    bytes: await asSharp(base).toColourspace('cmyk').jpeg({ quality: 90 }).toBuffer(),
    expected: { colors: garment.names },
  }),
  async ({ base, garment }) => ({
    name: 'a PNG of 16 bits',
    bytes: await asSharp(base).toColourspace('rgb16').png().toBuffer(),
    expected: { colors: garment.names },
  }),
  async ({ base }, random) => ({
    name: 'a grey picture',
    bytes: await (random.below(2)
      ? asSharp(base).greyscale().jpeg()
      : asSharp(base).greyscale().ensureAlpha(0.9).png()
    ).toBuffer(),
    expected: anyColor,
  }),
  async ({ base }) => ({
    name: 'a PNG of one bit',
    bytes: await asSharp(base)
      .threshold(140)
      .toColourspace('b-w')
      .png({ palette: true, colours: 2 })
      .toBuffer(),
    expected: anyColor,
  }),
  async ({ base, garment }) => ({
    name: 'a palette PNG',
    bytes: await asSharp(base).png({ palette: true, colours: 16 }).toBuffer(),
    expected: { colors: garment.names },
  }),
  async ({ base, garment }) => ({
    name: 'a photograph with a profile of wide colours',
    bytes: await asSharp(base).withIccProfile('p3').jpeg({ quality: 90 }).toBuffer(),
    expected: { colors: garment.names },
  }),
  ({ jpeg, garment }, random) => ({
    name: 'a spoilt colour profile',
    bytes: withSegment(jpeg, 0xe2, join(ascii('ICC_PROFILE\u0000\u0001\u0001'), random.bytes(600))),
    expected: { colors: garment.names, codes: refusals },
  }),
  async ({ base, garment }, random) => ({
    name: 'a photograph turned by its EXIF',
    bytes: await asSharp(base)
      .withMetadata({ orientation: random.between(1, 8) })
      .jpeg({ quality: 90 })
      .toBuffer(),
    expected: { colors: garment.names },
  }),
  ({ jpeg, garment }, random) => ({
    name: 'nonsense in its EXIF',
    bytes: withSegment(jpeg, 0xe1, join(ascii('Exif\u0000\u0000II*\u0000'), random.bytes(400))),
    expected: { colors: garment.names },
  }),
  ({ jpeg, garment }, random) => {
    let bytes = jpeg;
    for (let count = random.between(5, 20); count > 0; count--)
      bytes = withSegment(bytes, 0xe5, random.bytes(60_000));
    return { name: 'a JPEG full of metadata', bytes, expected: { colors: garment.names } };
  },
  ({ png, garment }, random) => ({
    name: 'a PNG with an unknown chunk',
    bytes: withChunk(png, 'vpAg', random.bytes(random.between(0, 3000))),
    expected: { colors: garment.names },
  }),
  async ({ base, garment }, random) => {
    const frames = await Promise.all([
      asSharp(base).png().toBuffer(),
      asSharp(base).negate().png().toBuffer(),
    ]);
    return {
      name: 'an animated WebP',
      bytes: await sharp(random.below(2) ? frames : [...frames, ...frames], { join: { animated: true } })
        .webp({ quality: 88 })
        .toBuffer(),
      expected: { colors: garment.names },
    };
  },
  async ({ base, garment }) => ({
    name: 'a progressive JPEG',
    bytes: await asSharp(base).jpeg({ progressive: true, quality: 90 }).toBuffer(),
    expected: { colors: garment.names },
  }),
  async ({ base, garment }) => ({
    name: 'a lossless WebP with alpha',
    bytes: await asSharp(base).ensureAlpha().webp({ lossless: true }).toBuffer(),
    expected: { colors: garment.names },
  }),
  async ({ base }, random) => ({
    name: 'an AVIF',
    bytes: random.below(2)
      ? await asSharp(base).avif({ effort: 0, quality: 70 }).toBuffer()
      : await flatAvif(),
    expected: { codes: ['image_type_unsupported'] },
  }),
  async (_photographs, random) => ({
    name: 'one colour from edge to edge',
    bytes: await sharp({
      create: {
        width: random.between(64, 200),
        height: random.between(64, 200),
        channels: random.pick([3, 4]),
        background: {
          r: random.below(256),
          g: random.below(256),
          b: random.below(256),
          alpha: random.below(2),
        },
      },
    })
      .png()
      .toBuffer(),
    expected: anyColor,
  }),
  async (_photographs, random) => ({
    name: 'a strip',
    bytes: await asSharp(await drawBase(random))
      .resize(random.between(64, 70), random.between(1500, 6000), { fit: 'fill' })
      .jpeg()
      .toBuffer(),
    expected: anyColor,
  }),
];
