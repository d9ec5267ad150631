import { type Token, tokensOf } from '../../words/tokens.ts';
import { aims } from './aims.ts';
import { buckets, featuresOf } from './features.ts';
import type { Situation } from './situation.ts';

/** Linear weights: a row of `aims` for each bucket, then one row of biases, as signed bytes with a common scale. */
export type Model = { scale: number; weights: Int8Array };

/** The scale as a 32-bit float, then the weights. */
export function parseModel(bytes: Uint8Array): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + 4, bytes.byteLength - 4);
  if (weights.length !== (buckets + 1) * aims.length)
    throw new Error('The model of messages was trained with other aims or features');
  return { scale: view.getFloat32(0, true), weights };
}

/** The logits' divisor, so that long messages are no surer than short ones. */
export const sizeOf = (features: readonly number[]): number => Math.sqrt(features.length) / 2;

/** @returns probabilities of `aims`, in their order */
export function probabilitiesOf({ scale, weights }: Model, features: readonly number[]): Float64Array {
  const width = aims.length;
  const logits = new Float64Array(width);
  for (const bucket of features)
    for (let at = 0; at < width; at++) logits[at] = (logits[at] ?? 0) + (weights[bucket * width + at] ?? 0);
  const factor = scale / sizeOf(features);
  for (let at = 0; at < width; at++)
    logits[at] = (logits[at] ?? 0) * factor + (weights[buckets * width + at] ?? 0) * scale;
  return softmax(logits);
}

export function softmax(logits: Float64Array): Float64Array {
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

const words = (tokens: readonly Token[]) => tokens.map(({ text }) => text);

export const featuresOfMessage = (text: string, situation: Situation): readonly number[] =>
  featuresOf(words(tokensOf(text)), situation);
