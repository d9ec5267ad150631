import type { WardrobeItem } from '#contract/garments.ts';
import { download } from '#web/components/download.ts';
import { sellingCopy } from '#web/copy/selling.ts';
import { canvasOf, loadImage } from '../photos/canvas.ts';

const sidePx = 1080;
const margin = 0.06;

/** The garment in the middle of a white square, as second-hand places show it best. */
export async function downloadSquare({ name, photo }: WardrobeItem): Promise<void> {
  const image = await loadImage(photo.shown === 'cutout' ? photo.cutout : photo.full);
  const canvas = canvasOf(sidePx, sidePx);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, sidePx, sidePx);
  const room = sidePx * (1 - 2 * margin);
  const scale = room / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (sidePx - width) / 2, (sidePx - height) / 2, width, height);
  download(canvas.toDataURL('image/jpeg', 0.9), sellingCopy.pictureName(name));
}
