import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { ScannedKind } from '#contract/vocabulary.ts';
import model from '../models/garment-kind.json' with { type: 'json' };
import { type Picture, resize } from './decode.ts';
import { SQUASH_SIDE } from './thresholds.ts';

export interface KindConfidence {
  readonly kind: ScannedKind;
  /** Calibrated probability, 0..1. */
  readonly confidence: number;
}

export interface Classification {
  /** All 17 kinds, most likely first; confidences sum to 1. */
  readonly kinds: readonly KindConfidence[];
  /** 256 numbers of unit length: the dot product of two is the likeness of two garments. */
  readonly embedding: Float32Array;
}

const { side } = model;
const plane = side * side;
let session: Promise<InferenceSession> | undefined;

/** The session is made on first use and shared; one thread, because many scans run side by side. */
function loadSession(): Promise<InferenceSession> {
  session ??= InferenceSession.create(
    fileURLToPath(new URL('../models/garment-kind.onnx', import.meta.url)),
    {
      executionProviders: ['cpu'],
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      logSeverityLevel: 3,
    },
  );
  return session;
}

/** The picture and its mirror image as one batch, (2, 3, side, side), floats 0..255. */
function batchOf({ pixels }: Picture): Float32Array {
  const batch = new Float32Array(6 * plane);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      for (let channel = 0; channel < 3; channel++) {
        const value = pixels[3 * (y * side + x) + channel] as number;
        const row = channel * plane + y * side;
        batch[row + x] = value;
        batch[3 * plane + row + side - 1 - x] = value;
      }
  return batch;
}

function softmax(logits: Float32Array): number[] {
  const scaled = Array.from(logits, (logit) => logit / model.temperature);
  const most = Math.max(...scaled);
  const powers = scaled.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}

/** Mean of the two rows of a (2, length) output. */
function meanOfBoth(values: Float32Array, length: number): Float32Array {
  return Float32Array.from(
    { length },
    (_, i) => ((values[i] as number) + (values[length + i] as number)) / 2,
  );
}

function unitLength(values: Float32Array): Float32Array {
  const norm = Math.hypot(...values) || 1;
  return values.map((value) => value / norm);
}

/**
 * The kind of garment in a decoded photograph. The two resizes are those of the training cache: squashed to 160 px by
 * lanczos, then linearly to the network's side; a direct resize costs two points of accuracy. The photograph and its
 * mirror image are averaged.
 */
export async function classify(photo: Picture): Promise<Classification> {
  const squashed = await resize(photo, SQUASH_SIDE, SQUASH_SIDE, 'fill');
  const input = await resize(squashed, side, side, 'fill', 'linear');
  const run = (await loadSession()).run({ image: new Tensor('float32', batchOf(input), [2, 3, side, side]) });
  const { logits, embedding } = await run;
  if (!logits || !embedding) throw new Error('The kind model has other outputs than expected');
  const probabilities = softmax(meanOfBoth(logits.data as Float32Array, model.kinds.length));
  const kinds = model.kinds.map((kind, i) => ({
    kind: kind as ScannedKind,
    confidence: probabilities[i] as number,
  }));
  return {
    kinds: kinds.sort((a, b) => b.confidence - a.confidence),
    embedding: unitLength(meanOfBoth(embedding.data as Float32Array, 256)),
  };
}
