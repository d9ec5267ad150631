import { decodePhoto } from './decode.ts';
import { onNode } from './on-node.ts';
import { readGarment, type ScanOptions, type ScanReading } from './read-garment.ts';

/**
 * Reads the file of a photograph of one garment.
 * @param bytes a JPEG, PNG or WebP file, within `contract/photo-formats.ts` and `thresholds.ts`
 * @throws ScanError when the file is no such photograph; nothing else
 */
export async function scanGarment(bytes: Uint8Array, options: ScanOptions = {}): Promise<ScanReading> {
  return readGarment(await decodePhoto(bytes), onNode, options);
}
