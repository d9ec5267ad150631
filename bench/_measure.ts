import { appendFileSync } from 'node:fs';
import os from 'node:os';

/** In milliseconds or requests per second. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const median =
    sorted.length % 2 === 1
      ? (sorted[Math.floor(middle)] ?? Number.NaN)
      : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
  return { median, min: sorted[0] ?? Number.NaN, max: sorted[sorted.length - 1] ?? Number.NaN };
}

export const machine = (): string =>
  `${os.cpus()[0]?.model.trim() ?? 'unknown CPU'}, ${os.availableParallelism()} cores, ` +
  `${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${os.platform()} ${os.arch()}`;

/** Collects the figures of `npm run bench`, one JSON object per line. */
const gathered = process.env.BENCH_FIGURES;

/**
 * Uses medians of the ratios per round where possible, because a slow moment of the machine affects a whole
 * round.
 */
export function report(
  title: string,
  unit: string,
  rows: Record<string, readonly number[]>,
  baseline: string,
): void {
  const base = rows[baseline] ?? [];
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  console.log(`\n${title}\n${machine()}; ratio against “${baseline}”\n`);
  for (const [name, values] of Object.entries(rows)) {
    const { median, min, max } = spreadOf(values);
    const ratio = ratioOf(values, base);
    const figure = (value: number) => value.toFixed(value < 100 ? 2 : 0);
    console.log(
      `${name.padEnd(width)} ${figure(median).padStart(9)} ${unit}  (${figure(min)}–${figure(max)})  ratio ${ratio.toFixed(2)}`,
    );
    if (gathered !== undefined) {
      const row = {
        machine: machine(),
        title,
        name,
        median: figure(median),
        spread: `${figure(min)}–${figure(max)}`,
        unit,
      };
      appendFileSync(gathered, `${JSON.stringify({ ...row, ratio: ratio.toFixed(2), baseline })}\n`);
    }
  }
}

function ratioOf(values: readonly number[], base: readonly number[]): number {
  if (values.length !== base.length) return spreadOf(values).median / spreadOf(base).median;
  return spreadOf(values.map((value, round) => value / (base[round] ?? Number.NaN))).median;
}

/** CPU milliseconds of all threads. */
export function cpuMillis(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
