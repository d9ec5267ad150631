import { decodePhoto } from './decode.ts';
import { onNode } from './on-node.ts';
import { type ScanOptions, type ScanReading, scanPicture } from './scan-picture.ts';

/**
 * @param bytes JPEG, PNG or WebP within `contract/photo-formats.ts` and `thresholds.ts`
 * @throws ScanError
 */
export async function scanGarment(bytes: Uint8Array, options: ScanOptions = {}): Promise<ScanReading> {
  return scanPicture(await decodePhoto(bytes), onNode, options);
}
