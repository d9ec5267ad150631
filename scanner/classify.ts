import type { ColorName } from '#contract/colors.ts';
import { limits } from '#contract/limits.ts';
import type { Kind, ScannedKind, Style } from '#contract/vocabulary.ts';
import model from '../models/garment.json' with { type: 'json' };
import type { Picture } from './picture.ts';
import type { Input, Platform } from './platform.ts';
import type { Segmentation } from './segment.ts';
import { VIEW_SIDE } from './thresholds.ts';
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

/** The squares as one batch, (n, side, side, 3). */
function batchOf(squares: readonly Picture[]): Input {
  const one = 3 * VIEW_SIDE * VIEW_SIDE;
  const values = new Uint8Array(one * squares.length);
  for (const [n, { pixels }] of squares.entries()) values.set(pixels, one * n);
  return { values, shape: [squares.length, VIEW_SIDE, VIEW_SIDE, 3] };
}

/** Probabilities of logits: the flatter, the higher the temperature. */
function softmax(logits: Float32Array, temperature: number): Float32Array {
  const most = Math.max(...logits);
  const powers = logits.map((value) => Math.exp((value - most) / temperature));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}

/** Mean of some rows of a (n, length) output. */
function meanOfRows(values: Float32Array, length: number, rows: readonly number[]): Float32Array {
  const mean = new Float32Array(length);
  for (const row of rows)
    for (let i = 0; i < length; i++)
      mean[i] = (mean[i] as number) + (values[row * length + i] as number) / rows.length;
  return mean;
}

function unitLength(values: Float32Array): Float32Array {
  const norm = Math.hypot(...values) || 1;
  return values.map((value) => value / norm);
}

/** What a view of a part is asked; those of the whole garment are asked everything. */
const asked: Readonly<Record<Exclude<Part, 'whole'>, readonly Head[]>> = {
  upper: ['sleeve'],
  cloth: ['pattern'],
};
const isAsked = (part: Part, head: Head) => part === 'whole' || asked[part].includes(head);

/** What the network says of a decoded photograph: the mean of the logits of its views, which is unsure where they differ. */
export async function classify(
  photo: Picture,
  segmentation: Segmentation,
  platform: Platform,
): Promise<Classification> {
  const views = await viewsOf(photo, segmentation, platform);
  const rowsOf = (isMeant: (part: Part) => boolean) =>
    views.flatMap(({ part }, row) => (isMeant(part) ? [row] : []));
  const { embedding, ...logits } = await platform.run('garment', { image: batchOf(views) });
  if (!embedding) throw new Error('The model has other outputs than expected');
  const answers = Object.entries(model.heads).map(([head, { classes, temperature }]) => {
    const output = logits[head];
    if (!output) throw new Error(`The model does not answer "${head}"`);
    const rows = rowsOf((part) => isAsked(part, head as Head));
    const probabilities = softmax(meanOfRows(output, classes.length, rows), temperature);
    const words = classes.map((value, i) => ({ value, confidence: probabilities[i] as number }));
    return [head, words.sort((one, other) => other.confidence - one.confidence)];
  });
  const whole = rowsOf((part) => part === 'whole');
  return {
    answers: Object.fromEntries(answers) as Answers,
    embedding: unitLength(meanOfRows(embedding, limits.embeddingLength, whole)),
  };
}
