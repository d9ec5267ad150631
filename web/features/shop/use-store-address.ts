import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readStoreFilters, type StoreFilters, writeStoreFilters } from './store-filters.ts';

/** What is open over the shop. */
const overlays = { product: 'producto', cart: 'carrito' } as const;

/** Carried by a step that opened something here: then going back is how it closes. */
interface Opened {
  openedHere?: true;
}

/** What the address says now: what is drawn may still lack the change before. */
const currentParams = () => new URLSearchParams(window.location.search);

/** The filters, and what is open over the grid, read from the address and written to it. */
export function useStoreAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();

  const filters = useMemo(() => readStoreFilters(params), [params]);

  const go = (next: URLSearchParams, options: { replace?: boolean; state?: Opened } = {}) => {
    void navigate(
      { search: next.toString(), hash: window.location.hash },
      { preventScrollReset: true, ...options },
    );
  };
  const without = (): URLSearchParams => {
    const next = currentParams();
    for (const name of Object.values(overlays)) next.delete(name);
    return next;
  };
  const open = (overlay: keyof typeof overlays, value: string) => {
    const next = without();
    next.set(overlays[overlay], value);
    // From one open thing to another it is still one step back to the grid.
    const replace = Object.values(overlays).some((name) => params.has(name));
    const state = replace ? (location.state as Opened | null) : { openedHere: true as const };
    go(next, { replace, state: state ?? {} });
  };

  return {
    filters,
    openProduct: params.get(overlays.product),
    cartOpen: params.has(overlays.cart),

    /** Filters change the page that is open; they do not pile up behind the back button. */
    changeFilters(change: (now: StoreFilters) => StoreFilters) {
      const now = currentParams();
      go(writeStoreFilters(now, change(readStoreFilters(now))), { replace: true });
    },

    showProduct: (id: string) => open('product', id),
    showCart: () => open('cart', '1'),

    /** Back to the grid: by the way one came, or in place for those who came by a link. */
    close() {
      if ((location.state as Opened | null)?.openedHere) void navigate(-1);
      else go(without(), { replace: true });
    },
  };
}
