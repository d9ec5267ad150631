/** Pull of every weight but the bias towards zero: few labels must not make bold weights. */
const RIDGE = 0.3;
const STEPS = 20_000;
const RATE = 1;

/** Logistic regression by gradient descent. Each row starts with its 1 for the bias. */
export function fitLogistic(rows: readonly (readonly number[])[], labels: readonly boolean[]): number[] {
  const size = rows[0]?.length ?? 0;
  const column = (j: number) => rows.map((row) => row[j] ?? 0);
  const mean = Array.from({ length: size }, (_, j) =>
    j === 0 ? 0 : column(j).reduce((sum, value) => sum + value, 0) / rows.length,
  );
  const spread = Array.from({ length: size }, (_, j) =>
    j === 0
      ? 1
      : Math.sqrt(column(j).reduce((sum, value) => sum + (value - (mean[j] ?? 0)) ** 2, 0) / rows.length) ||
        1,
  );
  const scaled = rows.map((row) => row.map((value, j) => (value - (mean[j] ?? 0)) / (spread[j] ?? 1)));
  const weights = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = new Array<number>(size).fill(0);
    scaled.forEach((row, i) => {
      const odds = row.reduce((sum, value, j) => sum + value * (weights[j] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-odds)) - Number(labels[i]);
      row.forEach((value, j) => {
        slope[j] = (slope[j] ?? 0) + error * value;
      });
    });
    for (let j = 0; j < size; j++) {
      const pull = j === 0 ? 0 : RIDGE * (weights[j] ?? 0);
      weights[j] = (weights[j] ?? 0) - (RATE * ((slope[j] ?? 0) + pull)) / rows.length;
    }
  }
  const plain = weights.map((weight, j) => weight / (spread[j] ?? 1));
  plain[0] =
    (plain[0] ?? 0) - plain.slice(1).reduce((sum, weight, j) => sum + weight * (mean[j + 1] ?? 0), 0);
  return plain;
}

export function chance(row: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-row.reduce((sum, value, j) => sum + value * (weights[j] ?? 0), 0)));
}

/** The chance that a positive scores above a negative. */
export function areaUnderCurve(scores: readonly number[], labels: readonly boolean[]): number {
  const positives = scores.filter((_, i) => labels[i]);
  const negatives = scores.filter((_, i) => !labels[i]);
  let wins = 0;
  for (const p of positives) for (const n of negatives) wins += p > n ? 1 : p === n ? 0.5 : 0;
  return wins / (positives.length * negatives.length);
}
