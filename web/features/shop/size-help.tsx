import { Ruler } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { storeCopy } from '#web/copy/store.ts';
import { formatList } from '#web/format/words.ts';
import { sizeFinder } from '#web/paths.ts';
import { ownSize } from './own-size.ts';
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
