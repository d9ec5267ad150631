import sharp from 'sharp';
import { limits } from '#contract/limits.ts';
import { photoFormats } from '#contract/photo-formats.ts';

/**
 * The photograph as a provider gets it: no larger than it needs, and pixels alone. What is kept has no metadata
 * either; it is written anew all the same, as a JPEG, which every server reads.
 * @param kept the picture that the photo store holds
 */
export async function photographToShow(kept: Uint8Array): Promise<Uint8Array> {
  const { sidePx } = limits.secondLook;
  return sharp(kept, { limitInputPixels: photoFormats.jpeg.pixelsMax, pages: 1 })
    .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}
