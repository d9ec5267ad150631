import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { FailedState } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { common } from '#web/copy/common.ts';
import { storeCopy } from '#web/copy/store.ts';
import { hasFailed } from '#web/query.ts';
import { useInWardrobe } from './in-wardrobe.ts';
import { matchProducts } from './match-products.ts';
import { ProductGrid, productGridLook } from './product-grid.tsx';
import { arrangeProducts, pageIn, pageSearch, productsPerPage } from './store-filters.ts';
import { StoreFiltersBar } from './store-filters-bar.tsx';
import { useFavoriteIds, useProducts } from './store-queries.ts';
import type { useStoreAddress } from './use-store-address.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function StoreSkeleton() {
  return (
    <div aria-busy="true">
      <p className="mb-4 text-ink-soft" role="status">
        {storeCopy.loading}
      </p>
      <div className={productGridLook}>
        {cards.map((card) => (
          <div className="grid gap-3" key={card}>
            <Skeleton className="aspect-4/5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-5 w-1/3" />
          </div>
        ))}
      </div>
    </div>
  );
}

const { failed, empty, pages: copy } = storeCopy;
const unknownMatches: ReadonlyMap<string, number> = new Map();

/** The server filters by brand and category; text, flags and order apply here. */
export function StoreProducts({ address }: { address: ReturnType<typeof useStoreAddress> }) {
  const { filters } = address;
  const query = useProducts(filters);
  const favorites = useFavoriteIds();
  const [text, setText] = useSearchText();
  const searched = useDeferredValue(text);
  const products = query.data?.products;
  const { data: wardrobe } = useInWardrobe();
  const matches = wardrobe?.matches ?? unknownMatches;
  const shown = useMemo(
    () => arrangeProducts(matchProducts(products ?? [], searched), filters, { favorites, matches }),
    [products, searched, filters, favorites, matches],
  );
  const [params] = useSearchParams();
  const page = pageIn(params, shown.length);
  const clear = () => {
    setText('');
    address.changeFilters((now) => ({ ...now, brand: null, category: null, flags: [] }));
  };

  if (hasFailed(query)) return <FailedState copy={failed} query={query} />;
  if (!products) return <StoreSkeleton />;
  return (
    <>
      <StoreFiltersBar
        filters={filters}
        onChange={address.changeFilters}
        onClear={clear}
        onText={setText}
        shown={shown.length}
        text={text}
        total={products.length}
      />
      {shown.length === 0 ? (
        <EmptyState
          action={
            <Button onClick={clear} variant="secondary">
              {common.clearFilters}
            </Button>
          }
          copy={{
            title: empty.title,
            text:
              filters.flags.includes('favorites') && favorites.size === 0 ? empty.noFavorites : empty.text,
          }}
        />
      ) : (
        <>
          <ProductGrid
            favorites={favorites}
            onOpen={address.showProduct}
            products={shown.slice((page - 1) * productsPerPage, page * productsPerPage)}
            wardrobe={wardrobe}
          />
          <StorePages page={page} pages={Math.ceil(shown.length / productsPerPage)} />
        </>
      )}
    </>
  );
}

const stepLook =
  'grid size-11 shrink-0 place-items-center rounded-full hover:bg-paper-sunken max-sm:first:-ml-3 max-sm:last:-mr-3';

const onPhones = 5;

function phoneNumbers(page: number, pages: number): readonly number[] {
  if (pages <= onPhones) return Array.from({ length: pages }, (_, index) => index + 1);
  const start = Math.min(Math.max(page - 1, 2), pages - 3);
  return [1, start, start + 1, start + 2, pages];
}

/** Each page has its address. */
function StorePages({ page, pages }: { page: number; pages: number }) {
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

const name = 'buscar';

/** The search text lives in the URL hash: shareable, kept on reload, never sent to the server. */
export const parseSearch = (hash: string): string => new URLSearchParams(hash.slice(1)).get(name) ?? '';

export function formatSearch(text: string): string {
  return text.trim() === '' ? '' : `#${new URLSearchParams({ [name]: text })}`;
}

/** Debounce, in milliseconds. */
const restMillis = 250;

function useSearchText(): readonly [string, (text: string) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState(() => parseSearch(hash));
  const [seen, setSeen] = useState(hash);
  const [written, setWritten] = useState<string | null>(null);
  // A navigation brings its own text; ours arrives after it was written, when more may have been typed.
  if (seen !== hash) {
    setSeen(hash);
    if (hash === written) setWritten(null);
    else if (parseSearch(hash).trim() !== text.trim()) setText(parseSearch(hash));
  }
  const write = useEffectEvent(() => {
    const next = formatSearch(text);
    if (next === formatSearch(parseSearch(hash))) return;
    setWritten(next);
    // Reads the current address: the rendered one may be stale.
    void navigate(
      { search: window.location.search, hash: next },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (text.trim() === parseSearch(window.location.hash).trim()) return;
    const timer = setTimeout(write, restMillis);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
