import sharp from 'sharp';
import { limits } from '#contract/limits.ts';
import { ScanError } from './scan-error.ts';

/** An outline over a whole photograph, one value a pixel: 0 outside, 255 inside. */
export interface Outline {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/** From here on a pixel is more garment than not. */
const INSIDE = 128;
/** Less of the photograph is a slip of the brush, more is the photograph. */
const LEAST_AREA = 0.002;
const MOST_AREA = 0.995;

export const encodeMask = ({ width, height, values }: Outline): Promise<Uint8Array> =>
  sharp(values, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 6 })
    .toBuffer();

/**
 * Reads the file of an outline that is not trusted: a PNG of one 8-bit channel, exactly as large as the photograph.
 * @throws ScanError with one of the `mask_…` codes; nothing else
 */
export async function decodeMask(bytes: Uint8Array, width: number, height: number): Promise<Outline> {
  if (bytes.byteLength > limits.mask.bytesMax || !isPng(bytes)) throw new ScanError('mask_unreadable');
  const values = await pixelsOf(bytes, width, height);
  const area = values.reduce((sum, value) => sum + (value >= INSIDE ? 1 : 0), 0) / values.length;
  if (area < LEAST_AREA) throw new ScanError('mask_empty');
  if (area > MOST_AREA) throw new ScanError('mask_everything');
  return { width, height, values };
}

const isPng = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 8)).toString('latin1') === '\x89PNG\r\n\x1a\n';

async function pixelsOf(bytes: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  try {
    // What the header promises is compared before anything is unpacked: a bomb is never opened.
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
