/** One value a pixel: 0 outside the garment, 255 inside. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/*
 * A greyscale PNG of 8 bits (ISO/IEC 15948), written by hand: browsers encode no single-channel PNG, and a
 * canvas may alter the values.
 */
const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const greyOf8Bits = Uint8Array.of(8, 0, 0, 0, 0);
/** Filter type 2: each row as the difference to the row above, which is small for outlines. */
const UP = 2;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(content, 8);
  view.setUint32(8 + content.length, crcOf(bytes.subarray(4, 8 + content.length)));
  return bytes;
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function encodeMask({ width, height, values }: Mask): Promise<Uint8Array> {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0, to = 0; y < height; y++) {
    rows[to++] = UP;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      rows[to++] = (values[at] as number) - (y > 0 ? (values[at - width] as number) : 0);
    }
  }
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  header.set(greyOf8Bits, 8);
  const parts = [
    signature,
    chunk('IHDR', header),
    chunk('IDAT', await through(rows, new CompressionStream('deflate'))),
    chunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

/**
 * Decodes a greyscale PNG of 8 bits without interlacing, as our server writes it. @throws when the file is
 * anything else
 */
export async function decodeMask(bytes: Uint8Array): Promise<Mask> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (signature.some((byte, i) => bytes[i] !== byte)) throw new Error('This is no PNG');
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (greyOf8Bits.some((byte, i) => bytes[24 + i] !== byte))
    throw new Error('This is no greyscale of 8 bits');
  const packed: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 8; at < bytes.length; at += view.getUint32(at) + 12) {
    const isData = view.getUint32(at + 4) === 0x49444154;
    if (isData) packed.push(new Uint8Array(bytes.subarray(at + 8, at + 8 + view.getUint32(at))));
  }
  const data = new Uint8Array(await new Blob(packed).arrayBuffer());
  const rows = await through(data, new DecompressionStream('deflate'));
  if (rows.length !== (width + 1) * height) throw new Error('This PNG is not whole');
  return { width, height, values: unfiltered(rows, width, height) };
}

function unfiltered(rows: Uint8Array, width: number, height: number): Uint8Array {
  const values = new Uint8Array(width * height);
  for (let y = 0, from = 0; y < height; y++) {
    const filter = rows[from++] as number;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const left = x > 0 ? (values[at - 1] as number) : 0;
      const above = y > 0 ? (values[at - width] as number) : 0;
      const corner = x > 0 && y > 0 ? (values[at - width - 1] as number) : 0;
      values[at] = (rows[from++] as number) + predicted(filter, left, above, corner);
    }
  }
  return values;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === UP) return above;
  if (filter === 3) return (left + above) >> 1;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((one) =>
    Math.abs(left + above - corner - one),
  ) as [number, number, number];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
