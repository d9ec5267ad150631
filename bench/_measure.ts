import os from 'node:os';

/** Milliseconds or requests a second of several rounds, summed up. */
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

/** Prints a table whose ratios are medians against the named baseline of the same run. */
export function report(
  title: string,
  unit: string,
  rows: Record<string, readonly number[]>,
  baseline: string,
): void {
  const base = spreadOf(rows[baseline] ?? []).median;
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  console.log(`\n${title}\n${machine()}; ratio against “${baseline}”\n`);
  for (const [name, values] of Object.entries(rows)) {
    const { median, min, max } = spreadOf(values);
    const figure = (value: number) => value.toFixed(value < 100 ? 2 : 0).padStart(9);
    console.log(
      `${name.padEnd(width)} ${figure(median)} ${unit}  (${figure(min).trim()}–${figure(max).trim()})  ratio ${(median / base).toFixed(2)}`,
    );
  }
}
