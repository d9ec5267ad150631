export const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

export const join = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

export function patched(file: Uint8Array, at: number, bytes: Uint8Array | number[]): Uint8Array {
  const copy = Uint8Array.from(file);
  if (at >= 0 && at + bytes.length <= copy.length) copy.set(bytes, at);
  return copy;
}

/** -1 when absent. */
export const find = (file: Uint8Array, marker: Uint8Array | number[]): number =>
  Buffer.from(file).indexOf(Buffer.from(marker));

const bigEndian32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** With a valid checksum. */
export function pngOfClaimedSize(png: Uint8Array, width: number, height: number): Uint8Array {
  const header = patched(png, 16, [...bigEndian32(width), ...bigEndian32(height)]);
  return patched(header, 29, bigEndian32(crc32(header.subarray(12, 29))));
}

export function jpegOfClaimedSize(jpeg: Uint8Array, width: number, height: number): Uint8Array {
  const frame = [0xc0, 0xc2].map((marker) => find(jpeg, [0xff, marker])).find((at) => at >= 0) ?? -1;
  if (frame < 0) return jpeg;
  return patched(jpeg, frame + 5, [height >> 8, height & 255, width >> 8, width & 255]);
}

export function withSegment(jpeg: Uint8Array, marker: number, content: Uint8Array): Uint8Array {
  const length = content.length + 2;
  const segment = join(Uint8Array.of(0xff, marker, length >> 8, length & 255), content);
  return join(jpeg.subarray(0, 2), segment, jpeg.subarray(2));
}

/** Before the pixels. */
export function withChunk(png: Uint8Array, type: string, content: Uint8Array): Uint8Array {
  const body = join(ascii(type), content);
  const chunk = join(
    Uint8Array.from(bigEndian32(content.length)),
    body,
    Uint8Array.from(bigEndian32(crc32(body))),
  );
  return join(png.subarray(0, 33), chunk, png.subarray(33));
}

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
