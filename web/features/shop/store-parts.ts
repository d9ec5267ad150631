import { onDemand } from '#web/components/on-demand.tsx';
import { useFirstStirring } from '#web/components/use-first-stirring.ts';
import { whenIdle } from '#web/components/when-idle.ts';

/* Loaded on demand, to show the products sooner. */
export const ProductDetail = onDemand(async () => (await import('./product-detail.tsx')).ProductDetail);
export const CartDrawer = onDemand(async () => (await import('./cart-drawer.tsx')).CartDrawer);

/** Preloads both after the first user interaction. */
export function usePreloadedStoreParts() {
  useFirstStirring(() => {
    // A failed preload is retried on use.
    for (const part of [ProductDetail, CartDrawer]) whenIdle(() => void part.preload().catch(() => {}));
  });
}
