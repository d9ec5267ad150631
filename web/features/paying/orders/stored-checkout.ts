import { newId } from '#web/format/new-id.ts';
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
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptCheckout | null;
    if (kept !== null && typeof kept.checkoutKey === 'string') return kept;
  } catch {
    // Storage is unavailable: a new checkout.
  }
  return { checkoutKey: newId() };
}

export function saveCheckout(checkout: KeptCheckout): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(checkout));
  } catch {
    // Storage is unavailable.
  }
}

export function clearCheckout(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable.
  }
}
