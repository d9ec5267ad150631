import { onDemand } from '#web/components/on-demand.tsx';
import { useFirstStirring } from '#web/components/use-first-stirring.ts';
import { whenIdle } from '#web/components/when-idle.ts';

/* What opens over the grid, fetched when it is wanted: the products are on screen sooner. */
export const ProductDetail = onDemand(async () => (await import('./product-detail.tsx')).ProductDetail);
export const CartDrawer = onDemand(async () => (await import('./cart-drawer.tsx')).CartDrawer);

/** Fetches both, one after the other, when the person has stirred. */
export function usePreloadedStoreParts() {
  useFirstStirring(() => {
    // What fails now is fetched again, and told, when it is asked for.
    for (const part of [ProductDetail, CartDrawer]) whenIdle(() => void part.preload().catch(() => {}));
  });
}
