/** Pixel limits allow about a second of decoding and are checked in the header. */
export const photoFormats = {
  // Covers current phone sensors.
  jpeg: { name: 'JPEG', type: 'image/jpeg', pixelsMax: 50_000_000 },
  png: { name: 'PNG', type: 'image/png', pixelsMax: 25_000_000 },
  webp: { name: 'WebP', type: 'image/webp', pixelsMax: 25_000_000 },
} as const;

export type PhotoFormat = keyof typeof photoFormats;

/** Must be decoded in full before scaling. */
const progressiveJpegPixelsMax = 25_000_000;

export const photoPixelsMax = (format: PhotoFormat, isProgressive: boolean): number =>
  format === 'jpeg' && isProgressive ? progressiveJpegPixelsMax : photoFormats[format].pixelsMax;

export const signatureBytes = 12;

/** By content: names and declared types are untrusted. */
export function photoFormatOf(bytes: Uint8Array): PhotoFormat | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  return undefined;
}
