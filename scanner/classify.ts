import type { ColorName } from '#contract/colors.ts';
import { limits } from '#contract/limits.ts';
import type { Kind, ScannedKind, Style } from '#contract/vocabulary.ts';
import model from '../models/garment.json' with { type: 'json' };
import type { Picture } from './picture.ts';
import type { Platform } from './platform.ts';
import type { Segmentation } from './segment.ts';
import { viewsOf } from './views.ts';

/** The kinds that our own labels name: what a wardrobe holds as far as the photographs show it. */
export type FinerKind = Exclude<Kind, 'loafers' | 'bag' | 'belt' | 'scarf' | 'sunglasses'>;
export type PatternSeen = 'plain' | 'stripes' | 'checks' | 'print' | 'floral' | 'dots' | 'logo';
export type Sleeve = 'none' | 'short' | 'long';
export type Length = 'short' | 'medium' | 'long';
export type Material = 'denim' | 'knit' | 'leather' | 'down' | 'other';

/** The questions that the network answers, with the words of its answers. */
export interface HeadWords {
  /** The 17 public labels of the photographs it learned from. */
  kind: ScannedKind;
  /** Finer kinds, from our own labels. */
  finer: FinerKind;
  pattern: PatternSeen;
  sleeve: Sleeve;
  length: Length;
  /** As far as it can be seen. */
  material: Material;
  style: Style;
  /** The main colour. */
  color: ColorName;
}
export type Head = keyof HeadWords;

export interface Answer<Word> {
  readonly value: Word;
  /** Calibrated probability, 0..1. */
  readonly confidence: number;
}

/** Every head's words, most likely first; confidences sum to 1. */
export type Answers = { readonly [H in Head]: readonly Answer<HeadWords[H]>[] };

export interface Classification {
  readonly answers: Answers;
  /** 256 numbers of unit length: the dot product of two is the likeness of two garments. */
  readonly embedding: Float32Array;
}

const { side } = model;
const plane = side * side;

/** Each picture and its mirror image as one batch, (2 n, 3, side, side), floats 0..255. */
function batchOf(pictures: readonly Picture[]): Float32Array {
  const batch = new Float32Array(6 * plane * pictures.length);
  pictures.forEach(({ pixels }, n) => {
    const start = 6 * plane * n;
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++)
        for (let channel = 0; channel < 3; channel++) {
          const value = pixels[3 * (y * side + x) + channel] as number;
          const row = start + channel * plane + y * side;
          batch[row + x] = value;
          batch[row + 3 * plane + side - 1 - x] = value;
        }
  });
  return batch;
}

function softmax(logits: Float32Array, temperature: number): number[] {
  const scaled = Array.from(logits, (logit) => logit / temperature);
  const most = Math.max(...scaled);
  const powers = scaled.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}

/** Mean over the rows of a (n, length) output. */
function meanOfRows(values: Float32Array, length: number): Float32Array {
  const rows = values.length / length;
  return new Float32Array(length).map((_, i) => {
    let sum = 0;
    for (let row = 0; row < rows; row++) sum += values[row * length + i] as number;
    return sum / rows;
  });
}

function unitLength(values: Float32Array): Float32Array {
  const norm = Math.hypot(...values) || 1;
  return values.map((value) => value / norm);
}

/**
 * What the network says of a decoded photograph, as the mean over its views and their mirror images.
 * The two resizes are those of the training cache: squashed to 160 px by lanczos, then linearly to the network's side;
 * a direct resize costs two points of accuracy.
 */
export async function classify(
  photo: Picture,
  segmentation: Segmentation,
  platform: Platform,
): Promise<Classification> {
  const views = await viewsOf(photo, segmentation, platform);
  const inputs = await Promise.all(
    views.map((view) => (view.width === side ? view : platform.resize(view, side, side, 'fill', 'linear'))),
  );
  const image = { values: batchOf(inputs), shape: [2 * inputs.length, 3, side, side] };
  const { embedding, ...logits } = await platform.run('garment', { image });
  if (!embedding) throw new Error('The model has other outputs than expected');
  const answers = Object.entries(model.heads).map(([head, { classes, temperature }]) => {
    const output = logits[head];
    if (!output) throw new Error(`The model does not answer "${head}"`);
    const probabilities = softmax(meanOfRows(output, classes.length), temperature);
    const words = classes.map((value, i) => ({ value, confidence: probabilities[i] as number }));
    return [head, words.sort((one, other) => other.confidence - one.confidence)];
  });
  return {
    answers: Object.fromEntries(answers) as Answers,
    embedding: unitLength(meanOfRows(embedding, limits.embeddingLength)),
  };
}
