import { storeCopy } from '#web/copy/store.ts';
import { formatEuros } from '#web/format/money.ts';
import type { Product } from './store-queries.ts';

const { price: copy } = storeCopy;

const noteLook = 'text-note text-ink-soft';

interface ProductPriceProps {
  product: Pick<Product, 'price' | 'originalPrice'>;
  large?: boolean;
}

/** Price with the lowest price of the previous 30 days, struck through and labelled. */
export function ProductPrice({ product: { price, originalPrice }, large = false }: ProductPriceProps) {
  const reduced = originalPrice > price;
  if (!large) {
    return (
      <div className="tabular space-y-0.5">
        <p>
          <strong className="mr-2 font-semibold text-[1.0625rem]">{formatEuros(price)}</strong>
          {/* Hidden from screen readers: the next line says it. */}
          {reduced && (
            <s aria-hidden="true" className="text-ink-soft">
              {formatEuros(originalPrice)}
            </s>
          )}
        </p>
        {reduced && <p className={noteLook}>{copy.lowestShort(formatEuros(originalPrice))}</p>}
      </div>
    );
  }
  return (
    <div className="tabular grid gap-0.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="sr-only">{copy.now}</span>
        <strong className="font-normal font-serif text-title-m">{formatEuros(price)}</strong>
        {reduced && (
          <>
            <span className="sr-only">{copy.before}</span>
            <s className="text-ink-soft">{formatEuros(originalPrice)}</s>
          </>
        )}
      </p>
      {reduced && <p className={noteLook}>{copy.lowest(formatEuros(originalPrice))}</p>}
    </div>
  );
}
