import { hashOf } from './features.ts';
import { bytesOf, type Model, parseModel, probabilitiesOf } from './model.ts';

/** A model whose classes are known by title, so that a class that was added or left since is not taken for another. */
export type TitledModel = { model: Model; classOf: (title: string) => number | undefined };

const header = 4;

export function parseTitledModel(bytes: Uint8Array, rows?: number): TitledModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const classes = view.getUint32(0, true);
  const byHash = new Map(
    Array.from({ length: classes }, (_, at): [number, number] => [view.getUint32(header + 4 * at, true), at]),
  );
  const known = new Map<string, number | undefined>();
  const from = header + 4 * classes;
  return {
    model: parseModel(bytes.subarray(from, from + bytesOf(classes, rows)), classes, rows),
    classOf: (title) => {
      if (!known.has(title)) known.set(title, byHash.get(hashOf(title)));
      return known.get(title);
    },
  };
}

export function bytesOfTitledModel(titles: readonly string[], layers: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(header + 4 * titles.length + layers.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, titles.length, true);
  for (const [at, title] of titles.entries()) view.setUint32(header + 4 * at, hashOf(title), true);
  bytes.set(layers, header + 4 * titles.length);
  return bytes;
}

export function probabilitiesByTitle(
  { model, classOf }: TitledModel,
  features: readonly number[],
): (title: string) => number | null {
  const probabilities = probabilitiesOf(model, features);
  return (title) => {
    const index = classOf(title);
    return index === undefined ? null : (probabilities[index] ?? 0);
  };
}
