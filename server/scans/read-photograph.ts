import { type ScanReading, scanGarment } from '#scanner/scan.ts';
import { ScanError } from '#scanner/scan-error.ts';
import { ApiError } from '#server/errors.ts';
import { bytesOfBase64 } from '#server/photos/bytes-of-base64.ts';
import { type EncodedPhoto, encodePhoto } from '#server/photos/encode.ts';
import { turns } from '#server/photos/turns.ts';

/** Decoding and encoding fill a core and tens of megabytes each: two at a time, the rest in order. */
const inTurn = turns(2);

export interface Photograph {
  reading: ScanReading;
  encoded: EncodedPhoto;
  millis: number;
}

/**
 * Reads a photograph of one garment and encodes the sizes to keep.
 * @param imageBase64 the file as base64, without a data URL's prefix
 * @throws ApiError with one of the `image_…` codes
 */
export function readPhotograph(imageBase64: string): Promise<Photograph> {
  return inTurn(async () => {
    const bytes = bytesOfBase64(imageBase64);
    const startedAt = performance.now();
    try {
      const reading = await scanGarment(bytes);
      const millis = performance.now() - startedAt;
      return { reading, encoded: await encodePhoto(bytes, reading.cutout?.bytes), millis };
    } catch (error) {
      if (error instanceof ScanError) throw new ApiError(error.code);
      throw error;
    }
  });
}
