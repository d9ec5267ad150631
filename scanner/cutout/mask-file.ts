import sharp from 'sharp';
import { limits } from '#contract/limits.ts';
import { ScanError } from '../scan-error.ts';

/** 0 outside, 255 inside. */
export interface Outline {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

const INSIDE = 128;
const MIN_AREA = 0.002;
const MAX_AREA = 0.995;

export const encodeMask = ({ width, height, values }: Outline): Promise<Uint8Array> =>
  sharp(values, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 6 })
    .toBuffer();

/**
 * Untrusted 8-bit single-channel PNG of exactly the photograph's size.
 * @throws ScanError with a `mask_…` code
 */
export async function decodeMask(bytes: Uint8Array, width: number, height: number): Promise<Outline> {
  if (bytes.byteLength > limits.mask.bytesMax || !isPng(bytes)) throw new ScanError('mask_unreadable');
  const values = await pixelsOf(bytes, width, height);
  const area = values.reduce((sum, value) => sum + (value >= INSIDE ? 1 : 0), 0) / values.length;
  if (area < MIN_AREA) throw new ScanError('mask_empty');
  if (area > MAX_AREA) throw new ScanError('mask_everything');
  return { width, height, values };
}

const isPng = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 8)).toString('latin1') === '\x89PNG\r\n\x1a\n';

async function pixelsOf(bytes: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  try {
    // Checks the header first, against decompression bombs.
    const image = () => sharp(bytes, { failOn: 'truncated', limitInputPixels: width * height });
    const header = await sharp(bytes, { failOn: 'truncated' }).metadata();
    if (header.channels !== 1 || header.depth !== 'uchar' || header.hasAlpha)
      throw new ScanError('mask_unreadable');
    if (header.width !== width || header.height !== height) throw new ScanError('mask_size');
    return await image().extractChannel(0).raw().toBuffer();
  } catch (cause) {
    throw cause instanceof ScanError ? cause : new ScanError('mask_unreadable', { cause });
  }
}
