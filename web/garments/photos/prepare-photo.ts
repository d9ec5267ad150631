import { scannerCopy } from '#web/copy/scanner.ts';

import { isHeicFile } from './photo-file.ts';

/** More detail than this does not change what the scanner reads, and costs the person's data. */
const sideMaxPx = 1600;
const jpegQuality = 0.86;

/** A photo that neither this browser nor the server could open; the message says what to do. */
export class PhotoUnreadable extends Error {
  override readonly name = 'PhotoUnreadable';
}

export interface PreparedPhoto {
  dataUrl: string;
  /** False where the browser could not open the photo and it travels as it is. */
  viewable: boolean;
}

/**
 * Reduces a photo to what is worth sending: upright, at most `sideMax` px a side, JPEG. A photo that the
 * browser cannot decode travels as it is, since the server may know better.
 */
export async function preparePhoto(file: File, sideMax = sideMaxPx): Promise<PreparedPhoto> {
  const bitmap = await decode(file);
  if (bitmap === null) {
    if (isHeicFile(file)) throw new PhotoUnreadable(scannerCopy.unreadable.heic);
    return { dataUrl: await readAsDataUrl(file), viewable: false };
  }
  try {
    return { dataUrl: draw(bitmap, sideMax), viewable: true };
  } finally {
    bitmap.close();
  }
}

interface Size {
  width: number;
  height: number;
}

/** The size of a picture whose longer side may not pass `sideMax`; a smaller picture is not enlarged. */
export function fitWithin({ width, height }: Size, sideMax: number): Size {
  const scale = Math.min(1, sideMax / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    // Phones write how they were held into EXIF; the pixels must come out upright.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

function draw(bitmap: ImageBitmap, sideMax: number): string {
  const { width, height } = fitWithin(bitmap, sideMax);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoUnreadable(scannerCopy.unreadable.file);
  // JPEG has no transparency; a garment that was cut out before must not end up on black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.toDataURL('image/jpeg', jpegQuality);
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new PhotoUnreadable(scannerCopy.unreadable.file));
    reader.readAsDataURL(file);
  });
}
