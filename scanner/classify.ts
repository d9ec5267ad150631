import type { ColorName } from '#contract/colors.ts';
import type { Style } from '#contract/garment-attributes.ts';
import type { ScannedKind } from '#contract/vocabulary.ts';
import model from '../models/garment.json' with { type: 'json' };
import type { Picture } from './picture.ts';
import type { Input, Platform } from './platform.ts';
import type { Segmentation } from './segmentation.ts';
import { VIEW_SIDE } from './thresholds.ts';
import { type Part, viewsOf } from './views.ts';

/** The kinds that the networks were trained on; the vocabulary has more. */
export type FinerKind =
  | ScannedKind
  | 'sweater'
  | 'cardigan'
  | 'vest'
  | 'coat'
  | 'jeans'
  | 'jumpsuit'
  | 'sneakers'
  | 'boots'
  | 'sandals'
  | 'heels'
  | 'flats';
export type PatternSeen = 'plain' | 'stripes' | 'checks' | 'print' | 'floral' | 'dots' | 'logo';
export type Sleeve = 'none' | 'short' | 'long';
export type Length = 'short' | 'medium' | 'long';
export type Material = 'denim' | 'knit' | 'leather' | 'down' | 'other';

export interface HeadWords {
  kind: ScannedKind;
  finer: FinerKind;
  pattern: PatternSeen;
  sleeve: Sleeve;
  length: Length;
  material: Material;
  style: Style;
  color: ColorName;
}
export type Head = keyof HeadWords;

export interface Prediction<Word> {
  readonly value: Word;
  /** Calibrated, 0..1. */
  readonly confidence: number;
}

/** Most likely first, sum 1. */
export type Predictions = { readonly [H in Head]: readonly Prediction<HeadWords[H]>[] };

export interface Classification {
  readonly predictions: Predictions;
  /** Unit length. */
  readonly embedding: Float32Array;
}

const inputOf = ({ pixels }: Picture): Input => ({ values: pixels, shape: [1, VIEW_SIDE, VIEW_SIDE, 3] });

function softmax(logits: Float32Array, temperature: number): Float32Array {
  const most = Math.max(...logits);
  const powers = logits.map((value) => Math.exp((value - most) / temperature));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let i = 0; i < mean.length; i++)
      mean[i] = (mean[i] as number) + (vector[i] as number) / vectors.length;
  return mean;
}

function unitLength(values: Float32Array): Float32Array {
  const norm = Math.hypot(...values) || 1;
  return values.map((value) => value / norm);
}

const headsOfPart: Readonly<Record<Exclude<Part, 'whole'>, readonly Head[]>> = {
  upper: ['sleeve'],
  cloth: ['pattern'],
};
const predicts = (part: Part, head: Head) => part === 'whole' || headsOfPart[part].includes(head);

/** Averages logits, so disagreement lowers confidence. */
export async function classify(
  photo: Picture,
  segmentation: Segmentation,
  platform: Platform,
): Promise<Classification> {
  const seen: { part: Part; told: Readonly<Record<string, Float32Array>> }[] = [];
  // Several views' activations exceed the CPU cache.
  for (const view of await viewsOf(photo, segmentation, platform))
    seen.push({ part: view.part, told: await platform.run('garment', { image: inputOf(view) }) });
  const meanWhere = (output: string, isMeant: (part: Part) => boolean) =>
    meanOf(
      seen
        .filter(({ part }) => isMeant(part))
        .map(({ told }) => {
          const values = told[output];
          if (!values) throw new Error(`The model does not tell "${output}"`);
          return values;
        }),
    );
  const predictions = Object.entries(model.heads).map(([head, { classes, temperature }]) => {
    const logits = meanWhere(head, (part) => predicts(part, head as Head));
    const probabilities = softmax(logits, temperature);
    const words = classes.map((value, i) => ({ value, confidence: probabilities[i] as number }));
    return [head, words.sort((one, other) => other.confidence - one.confidence)];
  });
  return {
    predictions: Object.fromEntries(predictions) as Predictions,
    embedding: unitLength(meanWhere('embedding', (part) => part === 'whole')),
  };
}
