import { Tensor } from 'onnxruntime-node';
import type { Picture } from './decode.ts';
import type { Plane } from './guided.ts';
import { loaderOf } from './model.ts';

/** Side of the square that the net is shown. */
export const SEGMENTER_SIDE = 160;

const loadSegmenter = loaderOf('segmenter');

/** Loads the model ahead of the first photograph. @throws where it cannot be loaded */
export async function warmUpSegmenter(): Promise<void> {
  await loadSegmenter();
}

/** How likely each place of a picture, squashed to `SEGMENTER_SIDE`, is garment: half that side, 0..1. */
export async function garmentLikelihood({ pixels }: Picture): Promise<Plane> {
  const size = SEGMENTER_SIDE * SEGMENTER_SIDE;
  const values = new Float32Array(3 * size);
  for (let i = 0; i < size; i++)
    for (let channel = 0; channel < 3; channel++)
      values[channel * size + i] = pixels[3 * i + channel] as number;
  const image = new Tensor('float32', values, [1, 3, SEGMENTER_SIDE, SEGMENTER_SIDE]);
  const { likelihood } = await (await loadSegmenter()).run({ image });
  if (!likelihood) throw new Error('The segmenter has other outputs than expected');
  const side = SEGMENTER_SIDE / 2;
  return { width: side, height: side, values: likelihood.data as Float32Array };
}
