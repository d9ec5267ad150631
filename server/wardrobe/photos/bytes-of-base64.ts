import { limits } from '#contract/limits.ts';
import { ApiError } from '#server/platform/errors.ts';

/** @throws ApiError `image_too_large` */
export function bytesOfBase64(base64: string): Uint8Array {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.byteLength > limits.photo.bytesMax) throw new ApiError('image_too_large');
  return bytes;
}
