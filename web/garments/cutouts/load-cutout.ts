import { api, type Output } from '#web/api.ts';
import { canvasOf, loadImage } from '../photos/canvas.ts';
import { decodeMask, type Mask } from './mask-file.ts';

export interface LoadedCutout {
  photoId: string;
  cutBy: Output<'GET /api/wardrobe/items/:id/cutout'>['cutBy'];
  mask: Mask;
  /** The scanner's own outline; null when it is not sure of one. */
  automatic: Mask | null;
  /** RGBA, same size as the mask. */
  photo: Uint8ClampedArray;
}

export async function loadCutout(garmentId: string, signal: AbortSignal): Promise<LoadedCutout> {
  const answer = await api('GET /api/wardrobe/items/:id/cutout', { params: { id: garmentId } }, { signal });
  const { photoId, full, width, height, maskBase64, automaticBase64, cutBy } = answer;
  const [photo, mask, automatic] = await Promise.all([
    pixelsOf(full, width, height),
    decodeMask(bytesOf(maskBase64)),
    automaticBase64 === null ? null : decodeMask(bytesOf(automaticBase64)),
  ]);
  return { photoId, cutBy, mask, automatic, photo };
}

async function pixelsOf(address: string, width: number, height: number): Promise<Uint8ClampedArray> {
  const image = await loadImage(address);
  const context = canvasOf(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws nothing');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
