import sharp from 'sharp';

/** As wide and high as the shop's covers. */
const size = { width: 400, height: 480 } as const;
const kinds = 8;

/**
 * Pictures in the size and format of the shop's covers, no lighter to decode: speckled all over. The real ones
 * take the server a second each, and it would draw them while the page is measured.
 */
export async function makeCovers(): Promise<Buffer[]> {
  const covers: Buffer[] = [];
  for (let kind = 0; kind < kinds; kind++) {
    const noise = { type: 'gaussian', mean: 120 + 10 * kind, sigma: 18 } as const;
    const picture = sharp({ create: { ...size, channels: 3, background: '#808184', noise } });
    covers.push(await picture.ensureAlpha().webp({ quality: 84 }).toBuffer());
  }
  return covers;
}
