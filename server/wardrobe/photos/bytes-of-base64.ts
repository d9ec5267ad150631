import { limits } from '#contract/limits.ts';
import { photoFormatOf } from '#contract/photo-formats.ts';
import { ApiError } from '#server/platform/errors.ts';

/** @throws ApiError `image_too_large` or `image_type_unsupported` */
export function bytesOfBase64(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.byteLength > limits.photo.bytesMax) throw new ApiError('image_too_large');
  if (photoFormatOf(bytes) === undefined) throw new ApiError('image_type_unsupported');
  return bytes;
}
