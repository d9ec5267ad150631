import type { Box } from './brush.ts';
import type { Mask } from './mask-file.ts';

/** `editing` shows the rest of the photo dimmed, `result` only the garment. */
export type CutoutView = 'editing' | 'result';

/** Old rose, sRGB: unlike black or white cloth, and the rest of the photo shows through. */
const VEIL = [176, 98, 104] as const;
const VEILED = 0.7;

/**
 * Returns the RGBA pixels to draw: the garment in colour, and around it the greyed photo under a veil, or
 * nothing.
 * @param photo RGBA, same size as the mask
 */
export function renderPixels(
  photo: Uint8ClampedArray,
  mask: Mask,
  box: Box,
  showing: CutoutView,
): Uint8ClampedArray<ArrayBuffer> {
  const shown = new Uint8ClampedArray(4 * box.width * box.height);
  const result = showing === 'result';
  let to = 0;
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++, to += 4) {
      const at = y * mask.width + x;
      const inside = result ? 1 : (mask.values[at] as number) / 255;
      const from = 4 * at;
      const grey =
        0.3 * (photo[from] as number) +
        0.59 * (photo[from + 1] as number) +
        0.11 * (photo[from + 2] as number);
      for (let channel = 0; channel < 3; channel++) {
        const veiled = grey * (1 - VEILED) + (VEIL[channel] as number) * VEILED;
        shown[to + channel] = (photo[from + channel] as number) * inside + veiled * (1 - inside);
      }
      shown[to + 3] = result ? (mask.values[at] as number) : 255;
    }
  }
  return shown;
}
