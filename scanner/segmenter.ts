import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Picture } from './decode.ts';
import type { Plane } from './guided.ts';

/** Side of the square that the net is shown. */
export const SEGMENTER_SIDE = 160;

let session: Promise<InferenceSession> | undefined;

function loadSession(): Promise<InferenceSession> {
  session ??= InferenceSession.create(fileURLToPath(new URL('../models/segmenter.onnx', import.meta.url)), {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  }).catch((error: unknown) => {
    // What failed once, for want of memory or a file, is tried again by the next one.
    session = undefined;
    throw error;
  });
  return session;
}

/** Loads the model ahead of the first photograph. @throws where it cannot be loaded */
export async function warmUpSegmenter(): Promise<void> {
  await loadSession();
}

/** How likely each place of a picture, squashed to `SEGMENTER_SIDE`, is garment: half that side, 0..1. */
export async function garmentLikelihood({ pixels }: Picture): Promise<Plane> {
  const size = SEGMENTER_SIDE * SEGMENTER_SIDE;
  const values = new Float32Array(3 * size);
  for (let i = 0; i < size; i++)
    for (let channel = 0; channel < 3; channel++)
      values[channel * size + i] = pixels[3 * i + channel] as number;
  const image = new Tensor('float32', values, [1, 3, SEGMENTER_SIDE, SEGMENTER_SIDE]);
  const { likelihood } = await (await loadSession()).run({ image });
  if (!likelihood) throw new Error('The segmenter has other outputs than expected');
  const side = SEGMENTER_SIDE / 2;
  return { width: side, height: side, values: likelihood.data as Float32Array };
}
