import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readStoreFilters, type StoreFilters, writeStoreFilters } from './store-filters.ts';

const overlays = { product: 'producto', cart: 'carrito' } as const;

/** History state of an overlay opened here, which closes by going back. */
interface Opened {
  openedHere?: true;
}

/** Reads the current address: the rendered one may be stale. */
const currentParams = () => new URLSearchParams(window.location.search);

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
    // Replaces one overlay with another: one step back leads to the grid.
    const replace = Object.values(overlays).some((name) => params.has(name));
    const state = replace ? (location.state as Opened | null) : { openedHere: true as const };
    go(next, { replace, state: state ?? {} });
  };

  return {
    filters,
    openProduct: params.get(overlays.product),
    cartOpen: params.has(overlays.cart),

    /** Replaces the history entry. */
    changeFilters(change: (now: StoreFilters) => StoreFilters) {
      const now = currentParams();
      go(writeStoreFilters(now, change(readStoreFilters(now))), { replace: true });
    },

    showProduct: (id: string) => open('product', id),
    showCart: () => open('cart', '1'),

    /** Goes back when opened here, otherwise replaces the entry. */
    close() {
      if ((location.state as Opened | null)?.openedHere) void navigate(-1);
      else go(without(), { replace: true });
    },
  };
}
