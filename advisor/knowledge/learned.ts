import { bucketOf, hashOf } from '../understand/learned/features.ts';
import {
  bytesOf,
  featuresOfMessage,
  type Model,
  parseModel,
  probabilitiesOf,
} from '../understand/learned/model.ts';
import { entriesModel } from '../understand/learned/shipped.ts';
import { entries } from './entries.ts';
import type { Entry } from './entry.ts';
import { termsOf } from './terms.ts';

export const featuresOfQuestion = (question: string): readonly number[] => [
  ...new Set([
    ...featuresOfMessage(question, 'new'),
    ...termsOf(question).map((term) => bucketOf(`r ${term}`)),
  ]),
];

/** The number of classes, a hash of each one's title, and the layers. */
const header = 4;

type Shipped = { model: Model; titles: readonly number[] };

export function parseEntriesModel(bytes: Uint8Array): Shipped {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const classes = view.getUint32(0, true);
  const titles = Array.from({ length: classes }, (_, at) => view.getUint32(header + 4 * at, true));
  const from = header + 4 * classes;
  return { model: parseModel(bytes.subarray(from, from + bytesOf(classes)), classes), titles };
}

export function bytesOfEntriesModel(titles: readonly string[], layers: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(header + 4 * titles.length + layers.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, titles.length, true);
  for (const [at, title] of titles.entries()) view.setUint32(header + 4 * at, hashOf(title), true);
  bytes.set(layers, header + 4 * titles.length);
  return bytes;
}

let shipped: (Shipped & { classOf: ReadonlyMap<Entry, number> }) | undefined;

/** Log-probabilities that a question is one for an entry; an entry that was not learned has none. */
export function likelihoodsOf(question: string): (entry: Entry) => number | null {
  if (!shipped) {
    const read = parseEntriesModel(entriesModel());
    const at = new Map(read.titles.map((title, index) => [title, index]));
    const classOf = new Map(
      entries.flatMap((entry): [Entry, number][] => {
        const index = at.get(hashOf(entry.title));
        return index === undefined ? [] : [[entry, index]];
      }),
    );
    shipped = { ...read, classOf };
  }
  const { model, classOf } = shipped;
  const probabilities = probabilitiesOf(model, featuresOfQuestion(question));
  return (entry) => {
    const index = classOf.get(entry);
    return index === undefined ? null : Math.log(Math.max(1e-7, probabilities[index] ?? 0));
  };
}
