import { photoFormatOf, signatureBytes } from '#contract/photo-formats.ts';
import { ShownError } from '#web/api-error.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { canvasOf } from './canvas.ts';
import { isHeicFile } from './photo-file.ts';

/** More pixels do not improve the scanner's reading and cost the person's data. */
const sideMaxPx = 1600;
const jpegQuality = 0.86;

/** The browser could not open the photo. */
export class PhotoUnreadable extends ShownError {
  override readonly name = 'PhotoUnreadable';
}

export interface PreparedPhoto {
  dataUrl: string;
  viewable: boolean;
}

/**
 * Converts a photo to an upright JPEG of at most `sideMax` px a side. A photo that the browser cannot decode
 * is sent as it is when the server takes its format.
 * @throws PhotoUnreadable
 */
export async function preparePhoto(file: File, sideMax = sideMaxPx): Promise<PreparedPhoto> {
  const bitmap = await decode(file);
  if (bitmap === null) {
    await requireAdmittedFormat(file);
    return { dataUrl: await readAsDataUrl(file), viewable: false };
  }
  try {
    return { dataUrl: draw(bitmap, sideMax), viewable: true };
  } finally {
    bitmap.close();
  }
}

/** @throws PhotoUnreadable when the server would refuse the format */
async function requireAdmittedFormat(file: File): Promise<void> {
  const beginning = await file.slice(0, signatureBytes).arrayBuffer();
  if (photoFormatOf(new Uint8Array(beginning)) !== undefined) return;
  const { heic, format } = scannerCopy.unreadable;
  throw new PhotoUnreadable(isHeicFile(file) ? heic : format);
}

interface Size {
  width: number;
  height: number;
}

/** Never enlarges. */
export function fitWithin({ width, height }: Size, sideMax: number): Size {
  const scale = Math.min(1, sideMax / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

function draw(bitmap: ImageBitmap, sideMax: number): string {
  const { width, height } = fitWithin(bitmap, sideMax);
  const canvas = canvasOf(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoUnreadable(scannerCopy.unreadable.file);
  // JPEG has no transparency: transparent pixels would turn black.
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
