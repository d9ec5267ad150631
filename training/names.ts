import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { partsOfName } from '#stylist/compatibility/names-together.ts';
import { seeded } from './seeded.ts';

/** `node training/names.ts` writes `models/names.json`; `--folds` prints figures ([card](../models/names.md)). */

type Piece = { file: string; kind: string; parts: readonly string[]; rows: readonly number[] };
type Outfit = readonly Piece[];

/** Of one of the models, whose vectors stand side by side. */
const width = 24;
const seeds = [7, 8, 9];
const epochs = 15;
const rate = 0.05;
const decay = 0.03;
/** Steepness of the choice between two pieces. */
const steepness = 4;
const othersEach = 4;
/** Of a part of names. */
const leastCount = 3;

/** Dresses compete with tops, because an outfit has one or the other. */
const slotOf = (kind: string) => (kind === 'dress' ? 'top' : kind === 'jewellery' ? 'accessory' : kind);

/** In one language, or the language would be learned. */
const rivalry = ({ file, kind }: Piece) => `${file} ${kind}`;

function written(file: string): Outfit[] {
  const text = readFileSync(path.join(import.meta.dirname, 'outfits', file), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      (JSON.parse(line) as [string, string][]).map(([kind, name]) => ({
        file,
        kind: slotOf(kind),
        parts: partsOfName(name),
        rows: [],
      })),
    );
}

function rowsOf(outfits: readonly Outfit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of outfits.flat().flatMap(({ parts }) => parts))
    counts.set(part, (counts.get(part) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= leastCount).map(([part]) => part);
  return new Map(common.sort().map((part, row) => [part, row]));
}

const within = (rows: ReadonlyMap<string, number>, outfits: readonly Outfit[]): Outfit[] =>
  outfits.map((outfit) =>
    outfit.map((piece) => ({ ...piece, rows: piece.parts.flatMap((part) => rows.get(part) ?? []) })),
  );

function sumOf(cells: Float64Array, { rows }: Piece): Float64Array {
  const length = Math.sqrt(Math.max(1, rows.length));
  const sum = new Float64Array(width);
  for (const row of rows)
    for (let at = 0; at < width; at++) sum[at] = (sum[at] ?? 0) + (cells[row * width + at] ?? 0) / length;
  return sum;
}

const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

function meanOf(vectors: readonly Float64Array[]): Float64Array {
  return new Float64Array(width).map(
    (_, at) => vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / Math.max(1, vectors.length),
  );
}

/** Each piece is to suit the rest of its outfit better than others of its slot do. */
function train(outfits: readonly Outfit[], size: number, seed: number): Float64Array {
  const next = seeded(seed);
  const cells = Float64Array.from({ length: size * width }, () => (next() - 0.5) * 0.2);
  const squares = new Float64Array(cells.length).fill(1e-4);
  const pool = Map.groupBy(outfits.flat(), rivalry);
  const order = [...outfits.keys()];
  const move = ({ rows }: Piece, towards: (at: number) => number) => {
    const length = Math.sqrt(Math.max(1, rows.length));
    for (const row of rows) {
      for (let at = 0; at < width; at++) {
        const cell = row * width + at;
        const gradient = towards(at) / length - decay * (cells[cell] ?? 0);
        squares[cell] = (squares[cell] ?? 0) + gradient * gradient;
        cells[cell] = (cells[cell] ?? 0) + (rate * gradient) / Math.sqrt(squares[cell] ?? 1);
      }
    }
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const outfit of order.map((index) => outfits[index] ?? [])) {
      for (const piece of outfit) {
        const rest = outfit.filter((one) => one !== piece);
        const middle = meanOf(rest.map((one) => sumOf(cells, one)));
        const rivals = pool.get(rivalry(piece)) ?? [];
        const mine = sumOf(cells, piece);
        for (let drawn = 0; drawn < othersEach; drawn++) {
          const rival = rivals[Math.floor(next() * rivals.length)];
          if (!rival) continue;
          const theirs = sumOf(cells, rival);
          const margin = steepness * (dot(middle, mine) - dot(middle, theirs));
          const wrong = steepness / (1 + Math.exp(margin));
          move(piece, (at) => wrong * (middle[at] ?? 0));
          move(rival, (at) => -wrong * (middle[at] ?? 0));
          for (const one of rest)
            move(one, (at) => (wrong * ((mine[at] ?? 0) - (theirs[at] ?? 0))) / rest.length);
        }
      }
    }
  }
  return cells;
}

/** Of a piece with the mean of others. */
const fitOf = (models: readonly Float64Array[], piece: Piece, others: readonly Piece[]): number =>
  models.reduce(
    (sum, cells) => sum + dot(sumOf(cells, piece), meanOf(others.map((one) => sumOf(cells, one)))),
    0,
  );

/** Of pairs of pieces drawn at random: three times as much is as good as certain. */
function spreadOf(cells: readonly Float64Array[], outfits: readonly Outfit[]): number {
  const next = seeded(3);
  const pieces = outfits.flat();
  const any = () => pieces[Math.floor(next() * pieces.length)];
  let squares = 0;
  const pairs = 20_000;
  for (let pair = 0; pair < pairs; pair++) {
    const [a, b] = [any(), any()];
    if (a && b) squares += fitOf(cells, a, [b]) ** 2;
  }
  return Math.sqrt(squares / pairs);
}

/** Share of the pieces that suit their outfit better than a random one of their slot does. */
function rightOf(cells: readonly Float64Array[], outfits: readonly Outfit[]): number {
  const next = seeded(11);
  const pool = Map.groupBy(outfits.flat(), rivalry);
  let [right, all] = [0, 0];
  for (const outfit of outfits) {
    for (const piece of outfit) {
      const rivals = pool.get(rivalry(piece)) ?? [];
      const rival = rivals[Math.floor(next() * rivals.length)];
      if (!rival || rival === piece) continue;
      const rest = outfit.filter((one) => one !== piece);
      const margin = fitOf(cells, piece, rest) - fitOf(cells, rival, rest);
      right += margin > 0 ? 1 : margin === 0 ? 0.5 : 0;
      all++;
    }
  }
  return right / all;
}

const files = readdirSync(path.join(import.meta.dirname, 'outfits'))
  .filter((file) => file.endsWith('.jsonl'))
  .sort();
const byFile = files.map((file) => [file, written(file)] as const);

if (parseArgs({ options: { folds: { type: 'boolean' } } }).values.folds) {
  for (const [file, unseen] of byFile) {
    const seen = byFile.filter(([other]) => other !== file).flatMap(([, outfits]) => outfits);
    const rows = rowsOf(seen);
    const cells = seeds.map((seed) => train(within(rows, seen), rows.size, seed));
    const right = rightOf(cells, within(rows, unseen));
    console.log(`${file}, left out: ${(100 * right).toFixed(1)} % of ${unseen.length} outfits' pieces`);
  }
} else {
  const all = byFile.flatMap(([, outfits]) => outfits);
  const rows = rowsOf(all);
  const outfits = within(rows, all);
  const cells = seeds.map((seed) => train(outfits, rows.size, seed));
  const most = cells.flatMap((one) => [...one]).reduce((max, cell) => Math.max(max, Math.abs(cell)), 0);
  const bytes = Int8Array.from({ length: rows.size * width * seeds.length }, (_, at) => {
    const [row, rest] = [Math.floor(at / (width * seeds.length)), at % (width * seeds.length)];
    return Math.round((127 * (cells[Math.floor(rest / width)]?.[row * width + (rest % width)] ?? 0)) / most);
  });
  const model = {
    width: width * seeds.length,
    unit: most / 127 / Math.sqrt(3 * spreadOf(cells, outfits)),
    parts: [...rows.keys()].join(' '),
    cells: Buffer.from(bytes.buffer).toString('base64'),
  };
  const file = path.join(import.meta.dirname, '..', 'models', 'names.json');
  writeFileSync(file, `${JSON.stringify(model)}\n`);
  console.log(
    `${all.length} outfits, ${rows.size} parts of names; spread ${spreadOf(cells, outfits).toFixed(4)}`,
  );
}
