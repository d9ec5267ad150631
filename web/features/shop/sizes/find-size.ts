import {
  type BodyMeasure,
  type BrandChart,
  type Cut,
  decidingMeasures,
  letterSizes,
  type SizedGarment,
} from './brand-charts.ts';
import { type Measure, type Measurements, tapeErrorCm } from './measurements.ts';

export type SizeResult =
  /** `others`: adjacent sizes within the measuring error. */
  | { kind: 'size'; size: string; others: string[]; decidedBy: Measure }
  | { kind: 'missing'; measures: Measure[] }
  | { kind: 'outside'; side: 'below' | 'above'; measure: Measure };

const clamp = (index: number, last: number): number => Math.min(last, Math.max(0, index));

function placeOf(edges: readonly number[], value: number): number {
  return edges.filter((edge) => value >= edge).length - 1;
}

/** Returns the largest size that any measure asks for: clothes can be taken in, not let out. */
export function findSize(
  chart: BrandChart,
  cut: Cut,
  garment: SizedGarment,
  given: Measurements,
): SizeResult {
  const deciding: readonly BodyMeasure[] = decidingMeasures[garment];
  const values = deciding.flatMap((measure) => {
    const value = given[measure];
    return value === undefined ? [] : [{ measure, value, edges: chart.edges[cut][measure] }];
  });
  const missing = deciding.filter((measure) => given[measure] === undefined);
  if (missing.length > 0) return { kind: 'missing', measures: [...missing] };

  const largest = (offCm: number) =>
    Math.max(...values.map(({ edges, value }) => placeOf(edges, value + offCm)));
  const place = largest(0);
  const decidedBy = values.find(({ edges, value }) => placeOf(edges, value) === place)?.measure ?? 'chest';
  if (place < 0) return { kind: 'outside', side: 'below', measure: decidedBy };
  if (place >= letterSizes.length) return { kind: 'outside', side: 'above', measure: decidedBy };

  const last = letterSizes.length - 1;
  const around = [largest(-tapeErrorCm.body), largest(tapeErrorCm.body)].map((index) => clamp(index, last));
  const others = [...new Set(around)].filter((index) => index !== place);
  const named = (index: number): string => letterSizes[index] ?? '';
  return { kind: 'size', size: named(place), others: others.map(named), decidedBy };
}

const shoeSizes = { min: 34, max: 48 } as const;

/** European shoe size: Paris points (2/3 cm) of the inner length. */
export function findShoeSize(chart: BrandChart, { foot }: Measurements): SizeResult {
  if (foot === undefined) return { kind: 'missing', measures: ['foot'] };
  const sizeAt = (lengthCm: number) => Math.round((lengthCm + chart.shoeAllowanceCm) * 1.5);
  const size = sizeAt(foot);
  if (size < shoeSizes.min) return { kind: 'outside', side: 'below', measure: 'foot' };
  if (size > shoeSizes.max) return { kind: 'outside', side: 'above', measure: 'foot' };
  const around = [sizeAt(foot - tapeErrorCm.foot), sizeAt(foot + tapeErrorCm.foot)];
  const others = [...new Set(around)].filter((other) => other !== size);
  return { kind: 'size', size: String(size), others: others.map(String), decidedBy: 'foot' };
}

export type LegLength = 'short' | 'regular' | 'long';

/** Leg length by height: one step of EN 13402 either side of regular. */
export function lengthFor(cut: Cut, heightCm: number): LegLength {
  const [short, long] = cut === 'woman' ? [160, 172] : [170, 186];
  if (heightCm < short) return 'short';
  return heightCm >= long ? 'long' : 'regular';
}
