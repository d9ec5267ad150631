import { brandCharts } from './sizes/brand-charts.ts';
import { findShoeSize, findSize, type SizeResult } from './sizes/find-size.ts';
import { type Measurements, measures, parseMeasure } from './sizes/measurements.ts';
import type { Draft } from './sizes/stored-measurements.ts';
import type { Product } from './store-queries.ts';

type Sized = Pick<Product, 'brand' | 'category' | 'sizes'>;

/** Numeric sizes that both brands use besides letters. */
const numberOfLetter: Readonly<Record<string, string>> = {
  XS: '34',
  S: '36',
  M: '38',
  L: '40',
  XL: '42',
  XXL: '44',
};

/**
 * Returns the product size that fits the measurements, `outside` when they exceed its range, or null when
 * they or the brand's chart are missing.
 */
export function ownSize(
  product: Sized,
  { cut, typed }: Draft,
): { size: string; others: string[] } | 'outside' | null {
  const chart = brandCharts.find(({ brand }) => brand === product.brand);
  if (!chart) return null;
  const given: Measurements = {};
  for (const measure of measures) given[measure] = parseMeasure(measure, typed[measure]) ?? undefined;
  const { category } = product;
  if (category === 'accessories' || category === 'outerwear') return null;
  const answer: SizeResult =
    category === 'shoes' ? findShoeSize(chart, given) : findSize(chart, cut, category, given);
  if (answer.kind === 'missing') return null;
  if (answer.kind === 'outside') return 'outside';
  const named = (size: string): string | undefined =>
    [size, numberOfLetter[size]].find((one) => one !== undefined && product.sizes.includes(one));
  const size = named(answer.size);
  if (size === undefined) return 'outside';
  return { size, others: answer.others.flatMap((other) => named(other) ?? []) };
}
