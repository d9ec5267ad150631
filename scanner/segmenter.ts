import type { Plane } from './guided.ts';
import type { Picture } from './picture.ts';
import type { Platform } from './platform.ts';

/** Side of the square that the net is shown. */
export const SEGMENTER_SIDE = 160;

/** How likely each place of a picture, squashed to `SEGMENTER_SIDE`, is garment: half that side, 0..1. */
export async function garmentLikelihood({ pixels }: Picture, platform: Platform): Promise<Plane> {
  const image = { values: pixels, shape: [1, SEGMENTER_SIDE, SEGMENTER_SIDE, 3] };
  const { likelihood } = await platform.run('segmenter', { image });
  if (!likelihood) throw new Error('The segmenter has other outputs than expected');
  const side = SEGMENTER_SIDE / 2;
  return { width: side, height: side, values: likelihood };
}
