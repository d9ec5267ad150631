import sharp, { type Sharp } from 'sharp';
import { limits } from '#contract/limits.ts';
import { photoFormats } from '#contract/photo-formats.ts';
import type { Cutter } from '#contract/vocabulary.ts';
import type { Picture } from '#scanner/picture.ts';
import type { PhotoSize } from '../../platform/files/store.ts';

/** More than any screen of ours shows; from three times this on, a JPEG is decoded at half its size. */
export const fullSidePx = 1280;
const thumbSidePx = 480;

/** A drawing or a photograph in all its sizes. */
export type EncodedSizes = Record<PhotoSize, Uint8Array>;

export interface EncodedPhoto extends EncodedSizes {
  cutBy: Cutter;
  /** The outline that a person drew, PNG. */
  mask?: Uint8Array;
}

/**
 * Encodes the sizes to keep of a photograph that has been decoded to `fullSidePx`. It carries no metadata, and what
 * was uploaded is not kept. They are JPEG: WebP of the same size in bytes takes four times the time.
 * @param cutout the garment alone on a transparent ground, WebP, where the scanner could part it
 */
export async function encodePhoto(photo: Picture, cutout: Uint8Array | undefined): Promise<EncodedPhoto> {
  const { width, height, pixels } = photo;
  // Not one that is cloned: a clone copies the pixels.
  const decoded = () => sharp(pixels, { raw: { width, height, channels: 3 } });
  const [full, thumb] = await Promise.all([
    // A seventh more bytes for half of the time; thumbnails, of which a page shows many, stay small.
    decoded().jpeg({ quality: 82, optimiseCoding: false }).toBuffer(),
    inside(decoded(), thumbSidePx).jpeg({ quality: 80 }).toBuffer(),
  ]);
  return { full, thumb, cutout: cutout ?? thumb, cutBy: cutout === undefined ? 'nobody' : 'scanner' };
}

/** Encodes a drawing, which is its own cut-out. `png` is square-cornered with a transparent ground. */
export async function encodeIllustration(png: Uint8Array): Promise<EncodedSizes> {
  const drawing = sharp(png);
  const [full, thumb] = await Promise.all([
    inside(drawing.clone(), 960).webp({ quality: 86 }).toBuffer(),
    inside(drawing.clone(), thumbSidePx).webp({ quality: 84 }).toBuffer(),
  ]);
  return { full, thumb, cutout: thumb };
}

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

const inside = (image: Sharp, side: number): Sharp =>
  image.toColourspace('srgb').resize(side, side, { fit: 'inside', withoutEnlargement: true });
