import { type Token, tokensOf } from '../../words/tokens.ts';
import { aims } from './aims.ts';
import { buckets, featuresOf } from './features.ts';
import type { Context } from './situation.ts';

/** Numbers that a feature is described by, unless a model has fewer. */
export const usualWidth = 96;

/**
 * Two linear layers: a row of signed bytes with a common scale for each bucket, whose sum is the message;
 * then a row of classes, such as `aims`, for each of these numbers, and biases.
 */
export type Model = { scale: number; rows: Int8Array; weights: Float32Array; biases: Float32Array };

const floatsOf = (classes: number, width: number) => 1 + width * classes + classes;
export const bytesOf = (classes: number, rows: number = buckets, width: number = usualWidth): number =>
  4 * floatsOf(classes, width) + rows * width;
export const bytesOfModel: number = bytesOf(aims.length);

/** The scale, the weights and the biases as 32-bit floats, then the rows. */
export function parseModel(
  bytes: Uint8Array,
  classes: number = aims.length,
  rows: number = buckets,
  width: number = usualWidth,
): Model {
  if (bytes.length !== bytesOf(classes, rows, width))
    throw new Error('The model was trained with other aims or features');
  const floats = floatsOf(classes, width);
  const head = new Float32Array(new Uint8Array(bytes.subarray(0, 4 * floats)).buffer);
  return {
    scale: head[0] ?? 0,
    weights: head.subarray(1, 1 + width * classes),
    biases: head.subarray(1 + width * classes),
    rows: new Int8Array(bytes.buffer, bytes.byteOffset + 4 * floats, rows * width),
  };
}

/** The factor of a sum of rows, so that long messages are no surer than short ones. */
export const shareOf = (features: readonly number[]): number => 3 / Math.sqrt(Math.max(1, features.length));

/** @returns probabilities of the classes, in their order */
export const probabilitiesOf = (model: Model, features: readonly number[]): Float64Array =>
  softmax(logitsBy(model, features));

/** Log-probabilities of the classes but for a constant. */
export function logitsBy(model: Model, features: readonly number[]): Float64Array {
  const width = model.weights.length / model.biases.length;
  const sums = new Float64Array(width);
  for (const bucket of features)
    for (let at = 0; at < width; at++)
      sums[at] = (sums[at] as number) + (model.rows[bucket * width + at] as number);
  const factor = model.scale * shareOf(features);
  return logitsOf(
    model,
    sums.map((sum) => sum * factor),
  );
}

export function logitsOf(
  { weights, biases }: Pick<Model, 'weights' | 'biases'>,
  sums: Float64Array,
): Float64Array {
  const logits = Float64Array.from(biases);
  const classes = logits.length;
  for (let row = 0; row < sums.length; row++) {
    const sum = sums[row] as number;
    for (let at = 0; at < classes; at++)
      logits[at] = (logits[at] as number) + sum * (weights[row * classes + at] as number);
  }
  return logits;
}

export function softmax(logits: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const logit of logits) most = Math.max(most, logit);
  const powers = new Float64Array(logits.length);
  let sum = 0;
  for (let at = 0; at < powers.length; at++) {
    const power = Math.exp((logits[at] as number) - most);
    powers[at] = power;
    sum += power;
  }
  for (let at = 0; at < powers.length; at++) powers[at] = (powers[at] as number) / sum;
  return powers;
}

const words = (tokens: readonly Token[]) => tokens.map(({ text }) => text);

/** A final question mark counts as a word. */
export const featuresOfMessage = (text: string, context: Context): readonly number[] =>
  featuresOf([...words(tokensOf(text)), ...(/\?[^\p{L}\p{N}]*$/u.test(text) ? ['?'] : [])], context);
