import sharp, { type Sharp } from 'sharp';
import { limits } from '#contract/limits.ts';
import type { PhotoSize } from './store.ts';

const fullSidePx = 1600;
const thumbSidePx = 480;

export type EncodedPhoto = Record<PhotoSize, Uint8Array>;

/**
 * Re-encodes a photograph that the scanner has accepted: upright, in sRGB, without EXIF or any
 * other metadata. What was uploaded is not kept.
 * @param cutout the garment alone on a transparent ground, WebP, where the scanner could part it
 */
export async function encodePhoto(bytes: Uint8Array, cutout: Uint8Array | undefined): Promise<EncodedPhoto> {
  const upright = sharp(bytes, { limitInputPixels: limits.photo.pixelsMax, pages: 1 }).autoOrient();
  const [full, thumb] = await Promise.all([
    inside(upright.clone(), fullSidePx).webp({ quality: 82 }).toBuffer(),
    inside(upright.clone(), thumbSidePx).webp({ quality: 78 }).toBuffer(),
  ]);
  return { full, thumb, cutout: cutout ?? thumb };
}

/** Encodes a drawing, which is its own cut-out. `png` is square-cornered with a transparent ground. */
export async function encodeIllustration(png: Uint8Array): Promise<EncodedPhoto> {
  const drawing = sharp(png);
  const [full, thumb] = await Promise.all([
    inside(drawing.clone(), 960).webp({ quality: 86 }).toBuffer(),
    inside(drawing.clone(), thumbSidePx).webp({ quality: 84 }).toBuffer(),
  ]);
  return { full, thumb, cutout: thumb };
}

const inside = (image: Sharp, side: number): Sharp =>
  image.toColourspace('srgb').resize(side, side, { fit: 'inside', withoutEnlargement: true });
