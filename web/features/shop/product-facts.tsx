import { ChevronDown } from 'lucide-react';
import { storeCopy } from '#web/copy/store.ts';
import { formatPercent } from '#web/format/numbers.ts';
import { formatList } from '#web/format/words.ts';
import type { Product } from './store-queries.ts';

const { detail: copy } = storeCopy;

export function ProductFacts({ product }: { product: Product }) {
  const fibres = product.composition.map(({ fibre, percent }) => `${formatPercent(percent)} ${fibre}`);
  return (
    <details className="group border-line border-y">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-medium">
        {copy.facts}
        <ChevronDown
          aria-hidden="true"
          className="transition-transform duration-200 group-open:rotate-180"
          size={18}
        />
      </summary>
      <dl className="grid gap-4 pb-4 text-[0.9375rem]">
        <div className="grid gap-1">
          <dt className="text-ink-soft">{copy.composition}</dt>
          <dd>{formatList(fibres)}</dd>
        </div>
        <div className="grid gap-1">
          <dt className="text-ink-soft">{copy.care}</dt>
          {product.care.map(({ symbol, text }) => (
            <dd key={symbol}>{text}</dd>
          ))}
        </div>
      </dl>
    </details>
  );
}
