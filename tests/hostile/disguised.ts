import { gzipSync } from 'node:zlib';
import { asSharp } from './base-photographs.ts';
import { ascii, join, withChunk, withSegment } from './bytes.ts';
import type { Trick } from './hostile-file.ts';

const unsupported = { codes: ['image_type_unsupported'] };
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="900" height="900">${inside}</svg>`;
const entities = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ja"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`;
const vectors = [
  svg('<rect width="900" height="900" fill="red"/>'),
  svg('<script>fetch("http://127.0.0.1/")</script>'),
  svg('<image xlink:href="file:///etc/passwd" width="900" height="900"/>'),
  svg('<use xlink:href="#a" id="a"/>'),
  `${entities}${svg('<text>&c;</text>')}`,
  `\ufeff  \n${svg('<g/>')}`,
  `<!--${'x'.repeat(2000)}-->${svg('<g/>')}`,
] as const;

const otherTypes = [
  ['GIF', ascii('GIF89a')],
  ['BMP', ascii('BM')],
  ['TIFF', Uint8Array.of(0x49, 0x49, 0x2a, 0)],
  ['PDF', ascii('%PDF-1.7\n')],
  ['ZIP', Uint8Array.of(0x50, 0x4b, 3, 4)],
  ['ELF', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46)],
  ['MP4', join(Uint8Array.of(0, 0, 0, 24), ascii('ftypisom'))],
  ['PSD', ascii('8BPS')],
  ['JPEG XL', Uint8Array.of(0xff, 0x0a)],
  ['JPEG 2000', join(Uint8Array.of(0, 0, 0, 12), ascii('jP  '))],
  ['ICO', Uint8Array.of(0, 0, 1, 0)],
  ['HTML', ascii('<!doctype html><script>1</script>')],
  ['RIFF audio', ascii('RIFF\u0010\u0000\u0000\u0000WAVEfmt ')],
] as const;

/** False types and polyglots. */
export const disguised: readonly Trick[] = [
  (_photographs, random) => ({
    name: 'an SVG',
    bytes: ascii(random.pick(vectors)),
    expected: unsupported,
  }),
  (_photographs, random) => ({
    name: 'a compressed SVG',
    bytes: gzipSync(ascii(random.pick(vectors))),
    expected: unsupported,
  }),
  (_photographs, random) => {
    const [type, magic] = random.pick(otherTypes);
    return {
      name: `the beginning of a ${type}`,
      bytes: join(magic, random.bytes(2000)),
      expected: unsupported,
    };
  },
  async ({ base }, random) => ({
    name: 'a real GIF or TIFF',
    bytes: await (random.below(2) ? asSharp(base).gif() : asSharp(base).tiff()).toBuffer(),
    expected: unsupported,
  }),
  ({ jpeg, png, webp }, random) => {
    const [head, body] = random.pick([
      [jpeg, png],
      [png, jpeg],
      [webp, jpeg],
      [png, webp],
    ] as const);
    return {
      name: 'the head of one format on the body of another',
      bytes: join(head.subarray(0, random.between(3, 16)), body),
      expected: {
        codes: ['image_unreadable', 'image_type_unsupported', 'image_too_large', 'image_too_small'],
      },
    };
  },
  ({ jpeg, garment }, random) => ({
    name: 'a JPEG with an archive behind it',
    bytes: join(jpeg, Uint8Array.of(0x50, 0x4b, 3, 4), random.bytes(1500)),
    expected: { colors: garment.names },
  }),
  ({ jpeg, garment }) => ({
    name: 'a JPEG with a script in its comment',
    bytes: withSegment(
      jpeg,
      0xfe,
      ascii('*/=1;alert(1)/*<script>alert(document.cookie)</script><?php phpinfo();?>'),
    ),
    expected: { colors: garment.names },
  }),
  ({ png, garment }) => ({
    name: 'a PNG with a page in its text',
    bytes: withChunk(png, 'tEXt', ascii('Comment\u0000<html><script>alert(1)</script>')),
    expected: { colors: garment.names },
  }),
  ({ jpeg }) => ({
    name: 'a JPEG inside an SVG',
    bytes: ascii(svg(`<image href="data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"/>`)),
    expected: unsupported,
  }),
  (_photographs, random) => ({
    name: 'the box of a HEIC without a picture',
    bytes: join(
      Uint8Array.of(0, 0, 0, 24),
      ascii(`ftyp${random.pick(['heic', 'avif', 'mif1'])}`),
      random.bytes(900),
    ),
    expected: unsupported,
  }),
];
