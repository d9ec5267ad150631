import { Star } from 'lucide-react';
import { storeCopy } from '#web/copy/store.ts';
import { locale } from '#web/language.ts';
import type { Product } from './store-queries.ts';

const { rating: copy } = storeCopy;
const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const look = 'tabular flex flex-wrap items-center gap-x-1.5 text-[0.9375rem] text-ink-soft';

const cardLook = 'tabular text-[0.9375rem] text-ink-soft';

interface ProductRatingProps {
  product: Pick<Product, 'rating' | 'reviews' | 'ratingIsSample'>;
  inWords?: boolean;
}

/**
 * Labels sample reviews as samples. The grid shows one labelled figure, because visually hidden text costs
 * a layer per card.
 */
export function ProductRating({ product, inWords = false }: ProductRatingProps) {
  const { rating, reviews, ratingIsSample } = product;
  const shown = oneDecimal.format(rating);
  if (!inWords) {
    return (
      <p
        aria-label={`${copy.stars(shown)}, ${copy.reviewsLong(reviews)}`}
        className={cardLook}
        role="img"
        title={ratingIsSample ? copy.sample : undefined}
      >
        <Star className="mr-1.5 inline fill-current align-[-0.15em] text-ochre" size={15} />
        <span className="mr-1.5 text-ink">{shown}</span>
        {copy.reviews(reviews)}
      </p>
    );
  }
  return (
    <p className={look} title={ratingIsSample ? copy.sample : undefined}>
      <Star className="fill-current text-ochre" size={15} />
      <span aria-hidden="true" className="text-ink">
        {shown}
      </span>
      <span className="sr-only">{copy.stars(shown)}</span>
      <span>{copy.reviewsLong(reviews)}</span>
      {ratingIsSample && <span className="text-note">· {copy.sample}</span>}
    </p>
  );
}
