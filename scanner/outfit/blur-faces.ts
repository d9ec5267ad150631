import type { Body } from '../gate/body.ts';
import type { Picture } from '../picture.ts';
import { peopleIn } from './figure.ts';

const FACE_PARTS = 2;
/** Blocks across a face: too few to recognise it. */
const BLOCKS = 5;
/** Cells around the face. */
const MARGIN = 0.75;

/** Every person's face in blocks of their mean colour; the rest is untouched. */
export function blurFaces(photo: Picture, body: Body): Picture {
  // A Buffer's `slice` would share its memory.
  const pixels = new Uint8Array(photo.pixels);
  for (const cells of peopleIn(body)) {
    let [left, right, top, bottom] = [body.width, -1, body.height, -1];
    for (let i = 0; i < cells.length; i++) {
      if (!cells[i] || (body.part[i] as number) >= FACE_PARTS) continue;
      const x = i % body.width;
      const y = (i - x) / body.width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    if (right < 0) continue;
    const across = photo.width / (body.width - 1);
    const down = photo.height / (body.height - 1);
    const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
    const from = {
      x: clamp((left - MARGIN) * across, photo.width),
      y: clamp((top - MARGIN) * down, photo.height),
    };
    const to = {
      x: clamp((right + MARGIN) * across, photo.width),
      y: clamp((bottom + MARGIN) * down, photo.height),
    };
    const block = Math.max(2, Math.ceil(Math.max(to.x - from.x, to.y - from.y) / BLOCKS));
    for (let y = from.y; y < to.y; y += block)
      for (let x = from.x; x < to.x; x += block)
        flatten(pixels, photo.width, x, y, Math.min(to.x, x + block), Math.min(to.y, y + block));
  }
  return { ...photo, pixels };
}

function flatten(
  pixels: Uint8Array,
  width: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  for (let channel = 0; channel < 3; channel++) {
    let sum = 0;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) sum += pixels[3 * (y * width + x) + channel] as number;
    const mean = Math.round(sum / ((right - left) * (bottom - top)));
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) pixels[3 * (y * width + x) + channel] = mean;
  }
}
