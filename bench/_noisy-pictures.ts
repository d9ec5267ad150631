import sharp from 'sharp';

const kinds = 8;

/** As heavy to decode as real pictures, which take a second each to draw. */
export async function noisyPictures(size: { width: number; height: number }): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (let kind = 0; kind < kinds; kind++) {
    const noise = { type: 'gaussian', mean: 120 + 10 * kind, sigma: 18 } as const;
    const picture = sharp({ create: { ...size, channels: 3, background: '#808184', noise } });
    pictures.push(await picture.ensureAlpha().webp({ quality: 84 }).toBuffer());
  }
  return pictures;
}
