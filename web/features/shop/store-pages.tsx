import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { classes } from '#web/components/classes.ts';
import { storeCopy } from '#web/copy/store.ts';
import { pageSearch } from './store-filters.ts';

const { pages: copy } = storeCopy;
const stepLook =
  'grid size-11 shrink-0 place-items-center rounded-full hover:bg-paper-sunken max-sm:first:-ml-3 max-sm:last:-mr-3';

const onPhones = 5;

function phoneNumbers(page: number, pages: number): readonly number[] {
  if (pages <= onPhones) return Array.from({ length: pages }, (_, index) => index + 1);
  const start = Math.min(Math.max(page - 1, 2), pages - 3);
  return [1, start, start + 1, start + 2, pages];
}

/** Each page has its address. */
export function StorePages({ page, pages }: { page: number; pages: number }) {
  const { search, hash } = useLocation();
  if (pages < 2) return null;
  const near = phoneNumbers(page, pages);
  const isAfterGap = (number: number) => !near.includes(number - 1) && near.includes(number) && number > 1;
  const to = (target: number) => ({ search: pageSearch(new URLSearchParams(search), target), hash });
  return (
    <nav aria-label={copy.label} className="mt-12 flex items-center justify-center sm:gap-1">
      {page > 1 && (
        <Link aria-label={copy.previous} className={stepLook} rel="prev" to={to(page - 1)}>
          <ChevronLeft size={22} />
        </Link>
      )}
      <ol className="tabular flex flex-wrap justify-center">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li
            className={classes(
              'flex items-center',
              !near.includes(number) && 'max-sm:hidden',
              isAfterGap(number) && "max-sm:before:w-4 max-sm:before:text-center max-sm:before:content-['…']",
            )}
            key={number}
          >
            <Link
              aria-current={number === page ? 'page' : undefined}
              aria-label={copy.page(number)}
              className="grid size-11 place-items-center rounded-full hover:bg-paper-sunken aria-[current]:bg-ink aria-[current]:text-paper"
              to={to(number)}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link aria-label={copy.next} className={stepLook} rel="next" to={to(page + 1)}>
          <ChevronRight size={22} />
        </Link>
      )}
    </nav>
  );
}
