import sharp, { type Sharp } from 'sharp';
import { limits } from '#contract/limits.ts';
import { photoFormats } from '#contract/photo-formats.ts';
import type { Cutter } from '#contract/vocabulary.ts';
import type { Picture } from '#scanner/picture.ts';
import { ScanError } from '#scanner/scan-error.ts';
import type { PhotoSize } from '../../platform/files/store.ts';

export const fullSidePx = 1280;
const thumbSidePx = 480;

export type EncodedSizes = Record<PhotoSize, Uint8Array>;

export interface EncodedPhoto extends EncodedSizes {
  cutBy: Cutter;
  mask?: Uint8Array;
}

/**
 * JPEG, because WebP of the same size takes four times as long.
 * @param cutout WebP with alpha, if the scanner could separate the garment
 */
export async function encodePhoto(photo: Picture, cutout: Uint8Array | undefined): Promise<EncodedPhoto> {
  const { width, height, pixels } = photo;
  // A new instance each time: `clone` copies the pixels.
  const decoded = () => sharp(pixels, { raw: { width, height, channels: 3 } });
  const [full, thumb] = await Promise.all([
    // Without optimised coding: a seventh more bytes in half the time. Thumbnails stay small.
    decoded().jpeg({ quality: 82, optimiseCoding: false }).toBuffer(),
    inside(decoded(), thumbSidePx).jpeg({ quality: 80 }).toBuffer(),
  ]);
  return { full, thumb, cutout: cutout ?? thumb, cutBy: cutout === undefined ? 'nobody' : 'scanner' };
}

export async function encodeIllustration(png: Uint8Array): Promise<EncodedSizes> {
  const drawing = sharp(png);
  const [full, thumb] = await Promise.all([
    inside(drawing.clone(), 960).webp({ quality: 86 }).toBuffer(),
    inside(drawing.clone(), thumbSidePx).webp({ quality: 84 }).toBuffer(),
  ]);
  return { full, thumb, cutout: thumb };
}

const keptCutoutSidePx = 320;

/** Small, with its transparency. @throws ScanError `image_unreadable` */
export async function cutoutToKeep(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await inside(
      sharp(bytes, { limitInputPixels: photoFormats.webp.pixelsMax, pages: 1 }),
      keptCutoutSidePx,
    )
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    throw new ScanError('image_unreadable');
  }
}

/** Without metadata. */
export async function photographToShow(kept: Uint8Array): Promise<Uint8Array> {
  const { sidePx } = limits.secondLook;
  return sharp(kept, { limitInputPixels: photoFormats.jpeg.pixelsMax, pages: 1 })
    .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

const inside = (image: Sharp, side: number): Sharp =>
  image.toColourspace('srgb').resize(side, side, { fit: 'inside', withoutEnlargement: true });
