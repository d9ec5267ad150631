import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { FailedState } from '#web/components/feedback/failed-state.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { storeCopy } from '#web/copy/store.ts';
import { hasFailed } from '#web/query.ts';
import { useInWardrobe } from './in-wardrobe.ts';
import { matchProducts } from './match-products.ts';
import { ProductGrid, productGridLook } from './product-grid.tsx';
import { arrangeProducts, pageIn, productsPerPage } from './store-filters.ts';
import { StoreFiltersBar } from './store-filters-bar.tsx';
import { StorePages } from './store-pages.tsx';
import { useFavoriteIds, useProducts } from './store-queries.ts';
import { useSearchText } from './use-search-text.ts';
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

const { failed, empty, filters: filterCopy } = storeCopy;
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
              {filterCopy.clear}
            </Button>
          }
          text={filters.flags.includes('favorites') && favorites.size === 0 ? empty.noFavorites : empty.text}
          title={empty.title}
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
