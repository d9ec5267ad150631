import type { WardrobeItem } from '#contract/garments.ts';
import { sellingCopy } from '#web/copy/selling.ts';

const sidePx = 1080;
const margin = 0.06;

/** The garment in the middle of a white square, as second-hand places show it best. */
export async function downloadSquare({ name, photo }: WardrobeItem): Promise<void> {
  const image = new Image();
  image.src = photo.shown === 'cutout' ? photo.cutout : photo.full;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, sidePx, sidePx);
  const room = sidePx * (1 - 2 * margin);
  const scale = room / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (sidePx - width) / 2, (sidePx - height) / 2, width, height);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/jpeg', 0.9);
  link.download = sellingCopy.pictureName(name);
  link.click();
}
