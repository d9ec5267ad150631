import { photoFormats } from '#contract/photo-formats.ts';
import { PAPER, type Picture } from '../picture.ts';
import { ScanError } from '../scan-error.ts';
import { MAX_PHOTO_BYTES, MIN_PHOTO_SIDE, WORKING_SIDE } from '../thresholds.ts';
import { resample } from './resample.ts';

async function open(photo: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(photo, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new ScanError('image_unreadable', { cause });
  }
}

function pixelsOf(bitmap: ImageBitmap): Picture {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas for a worker');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(3 * width * height);
  for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3) {
    pixels[to] = data[from] as number;
    pixels[to + 1] = data[from + 1] as number;
    pixels[to + 2] = data[from + 2] as number;
  }
  return { pixels, width, height };
}

/** @throws ScanError where the server would reject the photograph too */
export async function decodeInBrowser(photo: Blob): Promise<Picture> {
  if (photo.size > MAX_PHOTO_BYTES) throw new ScanError('image_too_large');
  const bitmap = await open(photo);
  try {
    if (bitmap.width * bitmap.height > photoFormats.jpeg.pixelsMax) throw new ScanError('image_too_large');
    if (Math.min(bitmap.width, bitmap.height) < MIN_PHOTO_SIDE) throw new ScanError('image_too_small');
    return await resample(pixelsOf(bitmap), WORKING_SIDE, WORKING_SIDE, 'inside');
  } finally {
    bitmap.close();
  }
}
