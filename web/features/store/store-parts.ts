import { onDemand } from '#web/components/on-demand.tsx';
import { useFirstStirring } from '#web/components/use-first-stirring.ts';

/* What opens over the grid, fetched when it is wanted: the products are on screen sooner. */
export const ProductDetail = onDemand(async () => (await import('./product-detail.tsx')).ProductDetail);
export const CartDrawer = onDemand(async () => (await import('./cart-drawer.tsx')).CartDrawer);

/** Fetches both as soon as the person stirs. */
export function usePreloadedStoreParts() {
  useFirstStirring(() => {
    // What fails now is fetched again, and told, when it is asked for.
    for (const part of [ProductDetail, CartDrawer]) part.preload().catch(() => {});
  });
}
