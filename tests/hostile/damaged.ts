import { ascii, find, join, patched, pngOfClaimedSize } from './bytes.ts';
import { type Photographs, refusals, type Trick } from './hostile-file.ts';
import type { Random } from './seeded.ts';

const anyOf = ({ jpeg, png, webp }: Photographs, random: Random) =>
  random.pick([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
  ] as const);

/** Rejected or read. */
const either = (photographs: Photographs) => ({ codes: refusals, colors: photographs.garment.names });

/** Any colour is accepted. */
const refusedOrRead = { codes: refusals, colors: [] };

export const damaged: readonly Trick[] = [
  (photographs, random) => {
    const [format, file] = anyOf(photographs, random);
    const end = random.between(1, Math.floor(file.length * 0.7));
    return { name: `${format} cut at ${end}`, bytes: file.subarray(0, end), expected: { codes: refusals } };
  },
  (photographs, random) => {
    const [format, file] = anyOf(photographs, random);
    const end = file.length - random.between(1, 12);
    return {
      name: `${format} without its last bytes`,
      bytes: file.subarray(0, end),
      expected: either(photographs),
    };
  },
  (photographs, random) => {
    const [format, file] = anyOf(photographs, random);
    let bytes = file;
    for (let count = random.between(1, 30); count > 0; count--)
      bytes = patched(bytes, random.below(bytes.length), [random.below(256)]);
    return { name: `${format} with wrong bytes`, bytes, expected: refusedOrRead };
  },
  (photographs, random) => {
    const [format, file] = anyOf(photographs, random);
    const from = random.between(30, Math.floor(file.length / 2));
    const bytes = join(file.subarray(0, from), random.bytes(file.length - from));
    return { name: `${format} that goes on as noise`, bytes, expected: refusedOrRead };
  },
  (photographs, random) => {
    const [format, file] = anyOf(photographs, random);
    const [from, length] = [random.between(20, file.length - 40), random.between(1, 39)];
    const bytes = join(file.subarray(0, from), file.subarray(from + length));
    return { name: `${format} with a gap`, bytes, expected: refusedOrRead };
  },
  (photographs, random) => {
    const [format, file] = anyOf(photographs, random);
    return {
      name: `${format} after ${random.between(1, 64)} other bytes`,
      bytes: join(random.bytes(random.between(1, 64)).fill(0x20), file),
      expected: { codes: ['image_type_unsupported'] },
    };
  },
  (photographs, random) => {
    const [format, file] = anyOf(photographs, random);
    return {
      name: `${format} with ${format} noise behind it`,
      bytes: join(file, random.bytes(random.between(1, 5000))),
      expected: either(photographs),
    };
  },
  ({ png }, random) => ({
    name: 'PNG with a wrong checksum',
    bytes: patched(png, find(png, ascii('IDAT')) + 4 + random.between(10, 60), [...random.bytes(4)]),
    expected: refusedOrRead,
  }),
  ({ png }) => ({
    name: 'PNG without an end of its pixels',
    bytes: pngOfClaimedSize(png.subarray(0, Math.floor(png.length / 2)), 200, 4000),
    expected: { codes: refusals },
  }),
  ({ jpeg }, random) => {
    const tables = find(jpeg, [0xff, 0xc4]);
    return {
      name: 'JPEG with spoilt Huffman tables',
      bytes: patched(jpeg, tables + 5 + random.below(16), [255, 255]),
      expected: refusedOrRead,
    };
  },
  (_photographs, random) => {
    const bytes = random.bytes(random.below(12));
    return { name: `${bytes.length} bytes`, bytes, expected: { codes: [...refusals, 'validation'] } };
  },
  (_photographs, random) => ({
    name: 'noise',
    bytes: random.bytes(random.between(100, 20_000)),
    expected: { codes: ['image_type_unsupported', 'image_unreadable'] },
  }),
];
