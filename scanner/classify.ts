import type { ColorName } from '#contract/colors.ts';
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

/** A square as the network takes it, (1, side, side, 3). */
const inputOf = ({ pixels }: Picture): Input => ({ values: pixels, shape: [1, VIEW_SIDE, VIEW_SIDE, 3] });

/** Probabilities of logits: the flatter, the higher the temperature. */
function softmax(logits: Float32Array, temperature: number): Float32Array {
  const most = Math.max(...logits);
  const powers = logits.map((value) => Math.exp((value - most) / temperature));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}

/** Mean of vectors of one length. */
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
  const seen: { part: Part; told: Readonly<Record<string, Float32Array>> }[] = [];
  // One after another: what lies between the layers of several at once does not fit a processor's cache.
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
  const answers = Object.entries(model.heads).map(([head, { classes, temperature }]) => {
    const logits = meanWhere(head, (part) => isAsked(part, head as Head));
    const probabilities = softmax(logits, temperature);
    const words = classes.map((value, i) => ({ value, confidence: probabilities[i] as number }));
    return [head, words.sort((one, other) => other.confidence - one.confidence)];
  });
  return {
    answers: Object.fromEntries(answers) as Answers,
    embedding: unitLength(meanWhere('embedding', (part) => part === 'whole')),
  };
}
