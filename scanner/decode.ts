import sharp from 'sharp';
import { photoFormatOf, photoFormats, photoPixelsMax } from '#contract/photo-formats.ts';
import { PAPER, type Picture } from './picture.ts';
import type { Fit, Kernel } from './platform.ts';
import { ScanError } from './scan-error.ts';
import { MAX_PHOTO_BYTES, MIN_PHOTO_SIDE, WORKING_SIDE } from './thresholds.ts';

/** The maximum of all formats; the header then sets the bound. */
const pixelsMost = photoFormats.jpeg.pixelsMax;

function open(bytes: Uint8Array) {
  return sharp(bytes, { failOn: 'truncated', limitInputPixels: pixelsMost, pages: 1 });
}

async function admit(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > MAX_PHOTO_BYTES) throw new ScanError('image_too_large');
  const format = photoFormatOf(bytes);
  if (!format) throw new ScanError('image_type_unsupported');
  const { width, height, isProgressive } = await open(bytes).metadata();
  if (width * height > photoPixelsMax(format, isProgressive)) throw new ScanError('image_too_large');
  if (Math.min(width, height) < MIN_PHOTO_SIDE) throw new ScanError('image_too_small');
}

function asScanError(cause: unknown): ScanError {
  if (cause instanceof ScanError) return cause;
  const text = cause instanceof Error ? cause.message : '';
  if (/pixel limit/i.test(text)) return new ScanError('image_too_large', { cause });
  return new ScanError('image_unreadable', { cause });
}

/**
 * Upright, sRGB, opaque, at most `side` long; first frame only.
 * @throws ScanError with one of the four codes; nothing else.
 */
export async function decodePhoto(bytes: Uint8Array, side = WORKING_SIDE): Promise<Picture> {
  try {
    await admit(bytes);
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: PAPER })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { pixels: info.channels === 3 ? data : spread(data), width: info.width, height: info.height };
  } catch (cause) {
    throw asScanError(cause);
  }
}

function spread(grey: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(grey.length * 3);
  for (let i = 0; i < grey.length; i++) pixels.fill(grey[i] ?? 0, i * 3, i * 3 + 3);
  return pixels;
}

export async function resize(
  picture: Picture,
  width: number,
  height: number,
  fit: Fit,
  kernel: Kernel = 'lanczos3',
): Promise<Picture> {
  const { data, info } = await sharp(picture.pixels, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .resize(width, height, { fit, kernel, withoutEnlargement: fit === 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Security: removes all other decoders from this process. */
export function decodePhotosOnly(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
}
