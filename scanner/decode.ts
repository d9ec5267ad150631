import sharp from 'sharp';
import { PAPER, type Picture } from './picture.ts';
import type { Fit, Kernel } from './platform.ts';
import { ScanError } from './scan-error.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MIN_PHOTO_SIDE, WORKING_SIDE } from './thresholds.ts';

const heifDecodes = Boolean(sharp.format.heif?.input?.buffer);

/** Detects the format from the first bytes; file names and declared types are not trusted. */
function formatOf(bytes: Uint8Array): string | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && /^(avif|avis|heic|heix|mif1|msf1)$/.test(ascii(8, 12))) return 'heif';
  return undefined;
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_PHOTO_PIXELS, pages: 1 });
}

async function admit(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > MAX_PHOTO_BYTES) throw new ScanError('image_too_large');
  const format = formatOf(bytes);
  if (!format || (format === 'heif' && !heifDecodes)) throw new ScanError('image_type_unsupported');
  const { width, height } = await open(bytes).metadata();
  if (width * height > MAX_PHOTO_PIXELS) throw new ScanError('image_too_large');
  if (Math.min(width, height) < MIN_PHOTO_SIDE) throw new ScanError('image_too_small');
}

/** Maps a decoder's error. HEIC without its patented codec fails after the header. */
function asScanError(cause: unknown, bytes: Uint8Array): ScanError {
  if (cause instanceof ScanError) return cause;
  const text = cause instanceof Error ? cause.message : '';
  if (/pixel limit/i.test(text)) return new ScanError('image_too_large', { cause });
  if (formatOf(bytes) === 'heif') return new ScanError('image_type_unsupported', { cause });
  return new ScanError('image_unreadable', { cause });
}

/**
 * Decodes a photograph: upright, sRGB, opaque, at most `side` on its longest side. Reads JPEG, PNG and WebP
 * (AVIF where the build can), first frame only.
 * @throws ScanError
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
    throw asScanError(cause, bytes);
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
