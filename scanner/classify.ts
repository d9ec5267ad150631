import type { ColorName } from '#contract/colors.ts';
import { limits } from '#contract/limits.ts';
import type { Kind, ScannedKind, Style } from '#contract/vocabulary.ts';
import model from '../models/garment.json' with { type: 'json' };
import type { Picture } from './picture.ts';
import type { Input, Platform } from './platform.ts';
import type { Segmentation } from './segment.ts';
import { type Part, viewsOf } from './views.ts';

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

/** The pictures as one batch, (n, side, side, 3). */
function batchOf(pictures: readonly Picture[]): Input {
  const values = new Uint8Array(3 * side * side * pictures.length);
  for (const [n, { pixels }] of pictures.entries()) values.set(pixels, 3 * side * side * n);
  return { values, shape: [pictures.length, side, side, 3] };
}

function softmax(logits: Float32Array): Float32Array {
  const most = Math.max(...logits);
  const powers = logits.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}

/** Mean of the rows of a (n, length) output, each taken through `of` and counted by its weight. */
function meanOfRows(
  values: Float32Array,
  length: number,
  weights: readonly number[],
  of = (row: Float32Array) => row,
): Float32Array {
  const mean = new Float32Array(length);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  weights.forEach((weight, row) => {
    if (weight === 0) return;
    of(values.subarray(row * length, (row + 1) * length)).forEach((value, i) => {
      mean[i] = (mean[i] as number) + (value * weight) / sum;
    });
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

/** How much a view of a part counts for a question, where that of the whole garment counts one; else nothing. */
const counts: Readonly<Record<Part, Partial<Record<Head, number>>>> = {
  overall: {},
  upper: { sleeve: 1 },
  cloth: { pattern: 1 },
};

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
  const views = await viewsOf(photo, segmentation, platform);
  const inputs = await Promise.all(
    views.map((view) => (view.width === side ? view : platform.resize(view, side, side, 'fill', 'linear'))),
  );
  const overall = views.map(({ part }) => (part === 'overall' ? 1 : 0));
  const { embedding, ...logits } = await platform.run('garment', { image: batchOf(inputs) });
  if (!embedding) throw new Error('The model has other outputs than expected');
  const answers = Object.entries(model.heads).map(([head, { classes, temperature }]) => {
    const output = logits[head];
    if (!output) throw new Error(`The model does not answer "${head}"`);
    const weights = views.map(({ part }, i) => counts[part][head as Head] ?? overall[i] ?? 0);
    const seen = meanOfRows(output, classes.length, weights, softmax);
    const probabilities = tempered(seen, temperature);
    const words = classes.map((value, i) => ({ value, confidence: probabilities[i] as number }));
    return [head, words.sort((one, other) => other.confidence - one.confidence)];
  });
  return {
    answers: Object.fromEntries(answers) as Answers,
    embedding: unitLength(meanOfRows(embedding, limits.embeddingLength, overall)),
  };
}
