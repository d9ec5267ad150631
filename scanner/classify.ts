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

/** The pictures as one batch, (n, 3, side, side), floats 0..255. */
function batchOf(pictures: readonly Picture[]): Float32Array {
  const batch = new Float32Array(3 * plane * pictures.length);
  pictures.forEach(({ pixels }, n) => {
    for (let i = 0, from = 0, to = 3 * plane * n; i < plane; i++, from += 3, to++) {
      batch[to] = pixels[from] as number;
      batch[to + plane] = pixels[from + 1] as number;
      batch[to + 2 * plane] = pixels[from + 2] as number;
    }
  });
  return batch;
}

function softmax(logits: Float32Array): Float32Array {
  const most = Math.max(...logits);
  const powers = logits.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}

/** Mean over the first rows of a (n, length) output, each taken through `of`. */
function meanOfRows(
  values: Float32Array,
  length: number,
  rows: number,
  of = (row: Float32Array) => row,
): Float32Array {
  const mean = new Float32Array(length);
  for (let row = 0; row < rows; row++)
    of(values.subarray(row * length, (row + 1) * length)).forEach((value, i) => {
      mean[i] = (mean[i] as number) + value / rows;
    });
  return mean;
}

/** Probabilities as they are under a temperature: the flatter, the higher it is. */
function tempered(probabilities: Float32Array, temperature: number): number[] {
  const powers = Array.from(probabilities, (p) => (p + 1e-12) ** (1 / temperature));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}

function unitLength(values: Float32Array): Float32Array {
  const norm = Math.hypot(...values) || 1;
  return values.map((value) => value / norm);
}

/** What is also asked of the cloth from near. The rest is a matter of the whole garment. */
const askedClose: readonly string[] = ['pattern'] satisfies Head[];

/**
 * What the network says of a decoded photograph: the mean of what it says of each view, which is unsure where they differ.
 * The two resizes are those of the training cache: squashed to its square by lanczos, then linearly to the network's side;
 * a direct resize costs two points of accuracy.
 */
export async function classify(
  photo: Picture,
  segmentation: Segmentation,
  platform: Platform,
): Promise<Classification> {
  const { overall, close } = await viewsOf(photo, segmentation, platform);
  const inputs = await Promise.all(
    [...overall, close].map((view) =>
      view.width === side ? view : platform.resize(view, side, side, 'fill', 'linear'),
    ),
  );
  const image = { values: batchOf(inputs), shape: [inputs.length, 3, side, side] };
  const { embedding, ...logits } = await platform.run('garment', { image });
  if (!embedding) throw new Error('The model has other outputs than expected');
  const answers = Object.entries(model.heads).map(([head, { classes, temperature }]) => {
    const output = logits[head];
    if (!output) throw new Error(`The model does not answer "${head}"`);
    const rows = askedClose.includes(head) ? inputs.length : overall.length;
    const seen = meanOfRows(output, classes.length, rows, softmax);
    const probabilities = tempered(seen, temperature);
    const words = classes.map((value, i) => ({ value, confidence: probabilities[i] as number }));
    return [head, words.sort((one, other) => other.confidence - one.confidence)];
  });
  return {
    answers: Object.fromEntries(answers) as Answers,
    embedding: unitLength(meanOfRows(embedding, limits.embeddingLength, overall.length)),
  };
}
