import type { AddressDraft } from './address-draft.ts';

const key = 'vestidor:pedido';

interface KeptCheckout {
  address?: AddressDraft;
  method?: string;
  /** One for a checkout: a second click, or a reload after a lost answer, finds the first order. */
  checkoutKey: string;
}

/** What was typed stays in the tab, so that nothing is lost to a reload. */
export function keptCheckout(): KeptCheckout {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptCheckout | null;
    if (kept !== null && typeof kept.checkoutKey === 'string') return kept;
  } catch {
    // A browser that keeps nothing: a new checkout.
  }
  return { checkoutKey: crypto.randomUUID() };
}

export function keepCheckout(checkout: KeptCheckout): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(checkout));
  } catch {
    // It stays on the page.
  }
}

export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was nothing kept either.
  }
}
