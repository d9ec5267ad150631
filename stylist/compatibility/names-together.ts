import model from '../../models/names.json' with { type: 'json' };
import { patternIn } from '../vocabulary/cloths.ts';
import { stemsOf } from '../vocabulary/stem.ts';

const slight: ReadonlySet<string> = new Set(
  'a an the and with of in on for by de la el en con y to'.split(' ').flatMap(stemsOf),
);

const telling = new Map<string, boolean>();

/** Of patterns the rules know more than words do. */
function isTelling(stem: string): boolean {
  const before = telling.get(stem);
  if (before !== undefined) return before;
  const tells = stem.length > 1 && !slight.has(stem) && !/^\d+$/.test(stem) && !patternIn(stem);
  if (telling.size > 20_000) telling.clear();
  telling.set(stem, tells);
  return tells;
}

/** Words of a name, and pairs of words that follow one another. */
export function partsOfName(name: string): readonly string[] {
  const words = stemsOf(name).filter((word) => isTelling(word));
  const pairs = words.slice(1).map((word, index) => `${words[index]}_${word}`);
  return [...new Set([...words, ...pairs])];
}

type Table = { rowOf: ReadonlyMap<string, number>; cells: Int8Array };

let unpacked: Table | undefined;

function table(): Table {
  unpacked ??= {
    rowOf: new Map(model.parts.split(' ').map((part, row) => [part, row])),
    cells: Int8Array.from(atob(model.cells), (letter) => letter.charCodeAt(0)),
  };
  return unpacked;
}

const known = new Map<string, Float32Array>();

function vectorOf(name: string): Float32Array {
  const before = known.get(name);
  if (before) return before;
  const { rowOf, cells } = table();
  const rows = partsOfName(name).flatMap((part) => rowOf.get(part) ?? []);
  const unit = model.unit / Math.sqrt(Math.max(1, rows.length));
  const vector = new Float32Array(model.width).map(
    (_, at) => unit * rows.reduce((sum, row) => sum + (cells[row * model.width + at] ?? 0), 0),
  );
  // Bounds the cache in a long-running server.
  if (known.size > 20_000) known.clear();
  known.set(name, vector);
  return vector;
}

/** -1 to 1, 0 for unknown words. Symmetric. */
export function namesTogether(a: string, b: string): number {
  const [one, other] = [vectorOf(a), vectorOf(b)];
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return Math.max(-1, Math.min(1, sum));
}
