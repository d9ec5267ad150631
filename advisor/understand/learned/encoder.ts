import { tokensOf } from '../../words/tokens.ts';
import { hashOf } from './features.ts';
import { attend, geluAll, layerNorm } from './layers.ts';
import { newProducts, type Products } from './products.ts';

/** A transformer over the words of a message ([card](../../../models/language.md)). */
export type Encoder = {
  width: number;
  heads: number;
  layers: number;
  reach: number;
  buckets: number;
  labels: Readonly<Record<string, readonly string[]>>;
  tensors: Readonly<Record<string, Float32Array>>;
  products: Products;
  noBiases: Float32Array;
  words: { rows: Int8Array; scales: Float32Array };
};

export const mostWords = 56;
const mostAtOnce = 4 * (mostWords + 4);

type Header = Pick<Encoder, 'width' | 'heads' | 'layers' | 'reach' | 'buckets'> & {
  labels: Record<string, string[]>;
  tensors: { name: string; rows: number; columns: number }[];
};

/** The length of a JSON header, the header, then for each tensor the 32-bit scales of its rows and its signed bytes. */
export function parseEncoder(bytes: Uint8Array): Encoder {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  let at = 4 + length;
  const taken = (size: number) => {
    at += size;
    return new Uint8Array(bytes.subarray(at - size, at));
  };
  const { tensors: listed, ...shape } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(4, 4 + length)),
  ) as Header;
  const read = Object.fromEntries(
    listed.map(({ name, rows, columns }) => {
      const scales = new Float32Array(taken(4 * rows).buffer);
      return [name, { columns, scales, rows: new Int8Array(taken(rows * columns).buffer) }];
    }),
  );
  const { words, ...others } = read;
  if (!words) throw new Error('The encoder has no words');
  const count = Object.values(others).reduce((sum, { rows }) => sum + rows.length, shape.width);
  const products = newProducts(count, mostAtOnce * shape.width);
  const tensors = Object.fromEntries(
    Object.entries(others).map(([name, { columns, scales, rows }]) => [
      name,
      products.keep(
        Float32Array.from(rows, (value, cell) => value * (scales[Math.floor(cell / columns)] as number)),
      ),
    ]),
  );
  return { ...shape, tensors, products, noBiases: products.keep(new Float32Array(shape.width)), words };
}

const mostParts = 40;

export const wordsHeard = (text: string): string[] => [
  ...tokensOf(text).flatMap(({ text: word, pause }) => (pause ? [word, ','] : [word])),
  ...(/\?[^\p{L}\p{N}]*$/u.test(text) ? ['?'] : []),
];

export function bucketsOfWord(word: string, buckets: number): number[] {
  const marked = `<${word}>`;
  const found = new Set([hashOf(`w ${word}`) % buckets]);
  for (let size = 3; size <= 5; size++)
    for (let from = 0; from + size <= marked.length; from++)
      found.add(hashOf(marked.slice(from, from + size)) % buckets);
  return [...found].sort((a, b) => a - b).slice(0, mostParts);
}

/** Indices of labels; one more than the last where nothing is known. */
export type Circumstance = { situation: number; before: number; intent: number };

/** Rows for the message, its context and each word; the sum of the words. */
export type Encoded = { rows: Float32Array; values: Float32Array; steps: number; sum: Float32Array };

function passThrough(encoder: Encoder, x: Float32Array, block: string, biases: Float32Array): void {
  const { width, heads, reach, products, noBiases } = encoder;
  const { linear } = products;
  const of = (name: string) => encoder.tensors[`${block}.${name}`] as Float32Array;
  const near = layerNorm(x, of('n1.weight'), of('n1.bias'));
  const asked = linear(near, of('a.qkv.weight'), of('a.qkv.bias'));
  const biasOf = (head: number, t: number, s: number) => {
    const distance = t < 2 || s < 2 ? 0 : Math.max(-reach, Math.min(reach, s - t));
    return biases[head * (2 * reach + 1) + distance + reach] as number;
  };
  const read = attend(asked, x.length / width, heads, biasOf, (rows, others, count) =>
    linear(rows, others, noBiases.subarray(0, count)),
  );
  add(x, linear(read, of('a.o.weight'), of('a.o.bias')), 0);
  const wide = linear(layerNorm(x, of('n2.weight'), of('n2.bias')), of('f1.weight'), of('f1.bias'));
  add(x, linear(geluAll(wide), of('f2.weight'), of('f2.bias')), 0);
}

/** @param beside what is known of a word beside itself */
export function encode(
  encoder: Encoder,
  all: readonly string[],
  context: Circumstance,
  beside?: (word: number) => Float32Array,
): Encoded {
  const { width, heads, layers, reach } = encoder;
  const tensor = (name: string) => encoder.tensors[name] as Float32Array;
  const words = all.slice(0, mostWords);
  const steps = words.length + 2;
  const x = new Float32Array(steps * width);
  const sum = new Float32Array(width);
  x.set(tensor('cls'));
  for (const [name, index] of [
    ['sit', context.situation],
    ['bef', context.before],
    ['int', context.intent],
  ] as const)
    add(x, tensor(`${name}.weight`).subarray(index * width, (index + 1) * width), width);
  words.forEach((word, at) => {
    const own = vectorOf(encoder, word);
    add(sum, own, 0, 1 / Math.sqrt(words.length));
    add(x, own, (at + 2) * width);
    if (beside) add(x, beside(at), (at + 2) * width);
  });
  add(x, tensor('pos').subarray(0, words.length * width), 2 * width);
  const size = heads * (2 * reach + 1);
  for (let layer = 0; layer < layers; layer++)
    passThrough(encoder, x, `blocks.${layer}`, tensor('rel').subarray(layer * size, (layer + 1) * size));
  const rows = layerNorm(x, tensor('ln.weight'), tensor('ln.bias'));
  return {
    rows,
    values: encoder.products.linear(rows, tensor('val.weight'), tensor('val.bias')),
    steps,
    sum,
  };
}

function add(to: Float32Array, more: Float32Array, from: number, factor = 1): void {
  for (let i = 0; i < more.length; i++)
    to[from + i] = (to[from + i] as number) + factor * (more[i] as number);
}

function vectorOf({ width, buckets, words: { rows, scales } }: Encoder, word: string): Float32Array {
  const found = bucketsOfWord(word, buckets);
  const vector = new Float32Array(width);
  for (const bucket of found) {
    const scale = (scales[bucket] as number) / Math.sqrt(found.length);
    for (let i = 0; i < width; i++)
      vector[i] = (vector[i] as number) + scale * (rows[bucket * width + i] as number);
  }
  return vector;
}

const sharpness = 4;

/** Log-probabilities but for a constant. */
export function logitsOfTask(
  { width, tensors, products: { linear }, noBiases }: Encoder,
  encoded: Encoded,
  task: string,
): Float32Array {
  const tensor = (name: string) => tensors[name] as Float32Array;
  const { rows, values, steps, sum } = encoded;
  const queries = tensor(`query.${task}`);
  const count = queries.length / width;
  const size = width / count;
  const nearness = linear(rows, queries, noBiases.subarray(0, count));
  const read = new Float32Array(2 * width);
  for (let query = 0; query < count; query++) {
    const powers = Float64Array.from({ length: steps }, (_, t) =>
      Math.exp((sharpness * (nearness[t * count + query] as number)) / Math.sqrt(width)),
    );
    const all = powers.reduce((total, power) => total + power, 0);
    for (let t = 0; t < steps; t++)
      for (let i = query * size; i < (query + 1) * size; i++)
        read[i] = (read[i] as number) + ((powers[t] as number) / all) * (values[t * width + i] as number);
  }
  read.set(sum, width);
  return linear(read, tensor(`out.${task}.weight`), tensor(`out.${task}.bias`));
}
