import sharp from 'sharp';
import type { Picture } from '../picture.ts';
import type { GreyPicture } from './recognise.ts';

export type Quarters = 0 | 1 | 2 | 3;

/** Letters of 20 to 40 pixels, best for OCR. */
const sidePx = 1600;
/** Wider than strokes, narrower than a hand's shadow. */
const groundShare = 1 / 24;

export async function prepareLabel(photo: Picture, quarters: Quarters, scale: number): Promise<GreyPicture> {
  const side = Math.round(sidePx * scale);
  const fit = side / Math.max(photo.width, photo.height);
  const { data, info } = await sharp(photo.pixels, {
    raw: { width: photo.width, height: photo.height, channels: 3 },
  })
    .rotate(quarters * 90)
    .greyscale()
    .resize(Math.round((quarters % 2 ? photo.height : photo.width) * fit), null, { kernel: 'lanczos3' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const grey = info.channels === 1 ? data : data.filter((_, i) => i % info.channels === 0);
  const ground = await sharp(grey, { raw: { width, height, channels: 1 } })
    .blur(Math.max(3, side * groundShare))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const step = ground.info.channels;
  const flat = new Uint8Array(grey.length);
  for (let i = 0; i < flat.length; i++) {
    const around = Math.max(24, ground.data[i * step] ?? 255);
    flat[i] = Math.min(255, Math.round((200 * (grey[i] ?? 0)) / around));
  }
  const { data: pixels } = await sharp(flat, { raw: { width, height, channels: 1 } })
    .normalise({ lower: 1, upper: 99 })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels, width, height };
}
