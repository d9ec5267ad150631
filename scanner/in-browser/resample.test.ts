import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { seeded } from '#tests/hostile/seeded.ts';
import { resize } from '../decode.ts';
import type { Picture } from '../picture.ts';
import type { Fit, Kernel } from '../platform.ts';
import { resample } from './resample.ts';

async function picture(width: number, height: number): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
    <defs><linearGradient id="g"><stop offset="0" stop-color="#123"/><stop offset="1" stop-color="#fda"/></linearGradient></defs>
    <rect width="100" height="100" fill="url(#g)"/><circle cx="40" cy="55" r="22" fill="#c01824"/>
    <path d="M5 90 L95 12" stroke="#fff" stroke-width="3"/></svg>`;
  // The maximum difference depends on single pixels.
  const random = seeded(7);
  const grain = Buffer.from(Array.from({ length: width * height * 3 }, () => random.between(98, 161)));
  const pixels = await sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ input: grain, raw: { width, height, channels: 3 }, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { pixels, width, height };
}

describe('a picture scaled in the browser', () => {
  it.each<[string, [number, number], [number, number], Fit, Kernel]>([
    ['smaller, in proportion', [400, 533], [160, 160], 'inside', 'lanczos3'],
    ['much smaller', [1203, 1601], [160, 160], 'inside', 'lanczos3'],
    ['no smaller than it was', [120, 90], [160, 160], 'inside', 'lanczos3'],
    ['squashed', [480, 640], [192, 192], 'fill', 'lanczos3'],
    ['squashed by straight lines', [120, 160], [100, 100], 'fill', 'linear'],
    ['enlarged', [90, 101], [192, 192], 'fill', 'lanczos3'],
    ['enlarged by straight lines', [90, 101], [192, 192], 'fill', 'linear'],
    ['wider but lower', [90, 640], [192, 192], 'fill', 'lanczos3'],
    ['wider only', [120, 160], [160, 160], 'fill', 'linear'],
  ])('%s is what the server makes of it', async (_what, [width, height], to, fit, kernel) => {
    const whole = await picture(width, height);
    const there = await resize(whole, ...to, fit, kernel);
    const here = await resample(whole, ...to, fit, kernel);
    expect([here.width, here.height]).toEqual([there.width, there.height]);
    const apart = there.pixels.map((value, i) => Math.abs(value - (here.pixels[i] ?? 0)));
    expect(Math.max(...apart)).toBeLessThanOrEqual(8);
    expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(0.75);
  });
});
