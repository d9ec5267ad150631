import type { Plane } from './guided.ts';
import type { Picture } from './picture.ts';
import type { Platform } from './platform.ts';

/** Side of the square that the net is shown. */
export const SEGMENTER_SIDE = 160;

/** How likely each place of a picture, squashed to `SEGMENTER_SIDE`, is garment: half that side, 0..1. */
export async function garmentLikelihood({ pixels }: Picture, platform: Platform): Promise<Plane> {
  const size = SEGMENTER_SIDE * SEGMENTER_SIDE;
  const values = new Float32Array(3 * size);
  for (let i = 0; i < size; i++)
    for (let channel = 0; channel < 3; channel++)
      values[channel * size + i] = pixels[3 * i + channel] as number;
  const image = { values, shape: [1, 3, SEGMENTER_SIDE, SEGMENTER_SIDE] };
  const { likelihood } = await platform.run('segmenter', { image });
  if (!likelihood) throw new Error('The segmenter has other outputs than expected');
  const side = SEGMENTER_SIDE / 2;
  return { width: side, height: side, values: likelihood };
}
