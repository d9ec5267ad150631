import sharp from 'sharp';

/** Size of the shop's covers. */
const size = { width: 400, height: 480 } as const;
const kinds = 8;

/** Noise pictures as heavy to decode as the real covers, which take the server a second each to draw. */
export async function makeCovers(): Promise<Buffer[]> {
  const covers: Buffer[] = [];
  for (let kind = 0; kind < kinds; kind++) {
    const noise = { type: 'gaussian', mean: 120 + 10 * kind, sigma: 18 } as const;
    const picture = sharp({ create: { ...size, channels: 3, background: '#808184', noise } });
    covers.push(await picture.ensureAlpha().webp({ quality: 84 }).toBuffer());
  }
  return covers;
}
