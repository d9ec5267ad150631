import { Ruler } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { storeCopy } from '#web/copy/store.ts';
import { brandCharts } from '#web/features/shop/sizes/brand-charts.ts';
import { findShoeSize, findSize, type SizeResult } from '#web/features/shop/sizes/find-size.ts';
import { type Measurements, measures, parseMeasure } from '#web/features/shop/sizes/measurements.ts';
import type { Draft } from '#web/features/shop/sizes/stored-measurements.ts';
import { formatList } from '#web/format/words.ts';
import { sizeFinder } from '#web/paths.ts';
import { loadMeasurements } from './sizes/stored-measurements.ts';
import type { Product } from './store-queries.ts';

const { size: copy } = storeCopy;

/** The size for the user's measurements, which never leave the browser. */
export function SizeHelp({ product }: { product: Product }) {
  const [kept] = useState(loadMeasurements);
  const own = ownSize(product, kept);
  const words =
    own === null
      ? null
      : own === 'outside'
        ? copy.outside
        : own.others.length > 0
          ? copy.yoursOr(own.size, formatList(own.others))
          : copy.yours(own.size);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-[0.9375rem]">
      <Ruler className="text-ink-soft" size={18} />
      {words && <span>{words}.</span>}
      <Link className="inline-link inline-flex min-h-11 items-center" to={sizeFinder}>
        {own === null ? copy.find : copy.change}
      </Link>
    </p>
  );
}

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
