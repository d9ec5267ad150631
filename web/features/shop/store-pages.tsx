import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { storeCopy } from '#web/copy/store.ts';
import { pageSearch } from './store-filters.ts';

const { pages: copy } = storeCopy;
const stepLook = 'grid size-11 place-items-center rounded-full hover:bg-paper-sunken';

/** Each page has its address. */
export function StorePages({ page, pages }: { page: number; pages: number }) {
  const { search, hash } = useLocation();
  if (pages < 2) return null;
  const to = (target: number) => ({ search: pageSearch(new URLSearchParams(search), target), hash });
  return (
    <nav aria-label={copy.label} className="mt-12 flex items-center justify-center gap-1">
      {page > 1 && (
        <Link aria-label={copy.previous} className={stepLook} rel="prev" to={to(page - 1)}>
          <ChevronLeft aria-hidden="true" size={22} />
        </Link>
      )}
      <ol className="tabular flex flex-wrap justify-center">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              aria-current={number === page ? 'page' : undefined}
              aria-label={copy.page(number)}
              className="grid size-11 place-items-center rounded-full hover:bg-paper-sunken aria-[current]:bg-ink aria-[current]:text-paper max-sm:w-9"
              to={to(number)}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link aria-label={copy.next} className={stepLook} rel="next" to={to(page + 1)}>
          <ChevronRight aria-hidden="true" size={22} />
        </Link>
      )}
    </nav>
  );
}
