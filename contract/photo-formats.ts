/**
 * The formats in which photographs reach the API: browsers turn whatever else they can open into JPEG. A format may
 * have as many pixels as are decoded in about a second of processor time at worst, counted from its header.
 */
export const photoFormats = {
  // Holds every phone's sensor.
  jpeg: { name: 'JPEG', type: 'image/jpeg', pixelsMax: 50_000_000 },
  png: { name: 'PNG', type: 'image/png', pixelsMax: 25_000_000 },
  webp: { name: 'WebP', type: 'image/webp', pixelsMax: 25_000_000 },
} as const;

export type PhotoFormat = keyof typeof photoFormats;

/** All of a progressive JPEG has to be unpacked before it can be scaled down. */
const progressiveJpegPixelsMax = 25_000_000;

export const photoPixelsMax = (format: PhotoFormat, isProgressive: boolean): number =>
  format === 'jpeg' && isProgressive ? progressiveJpegPixelsMax : photoFormats[format].pixelsMax;

/** Bytes at the beginning of a file that tell its format. */
export const signatureBytes = 12;

/** The format that the first bytes tell; neither a name nor a declared type is trusted. */
export function photoFormatOf(bytes: Uint8Array): PhotoFormat | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  return undefined;
}
