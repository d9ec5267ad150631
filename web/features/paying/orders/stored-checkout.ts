import { newId } from '#web/format/new-id.ts';
import { store, stored } from '#web/stored.ts';
import type { AddressDraft } from './address-draft.ts';

const key = 'vestidor:pedido';

interface KeptCheckout {
  address?: AddressDraft;
  method?: string;
  /** Idempotency key of the checkout: a second click or a reload finds the first order. */
  checkoutKey: string;
}

/** Kept in session storage, to survive a reload. */
export function loadCheckout(): KeptCheckout {
  const kept = stored<KeptCheckout>(key, 'sessionStorage');
  return { ...kept, checkoutKey: typeof kept?.checkoutKey === 'string' ? kept.checkoutKey : newId() };
}

/** Null forgets it. */
export const saveCheckout = (checkout: KeptCheckout | null): void => store(key, checkout, 'sessionStorage');
