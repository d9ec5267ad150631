import { terms } from '#contract/terms.ts';
import { withdrawalUntil } from '#server/payments/withdrawal-term.ts';
import type { OrderRow } from './queries.ts';

interface Undo {
  kind: 'cancel' | 'refund' | 'return';
  until: Date | null;
}

/** Returns how the buyer can cancel or return an order, or null. */
export function undoOf({ status, shippedAt }: OrderRow, now: Date): Undo | null {
  switch (status) {
    case 'pending':
      return { kind: 'cancel', until: null };
    case 'paid':
      return { kind: 'refund', until: null };
    case 'shipped': {
      const until = returnUntil(shippedAt ?? now);
      return now <= until ? { kind: 'return', until } : null;
    }
    default:
      return null;
  }
}

const dayMillis = 24 * 60 * 60 * 1000;

/**
 * The end of the withdrawal term, fourteen days after receipt (Real Decreto Legislativo 1/2007, art. 104.b). Arrival is not
 * reported, so the longest delivery counts.
 */
export const returnUntil = (shippedAt: Date): Date =>
  withdrawalUntil(new Date(shippedAt.getTime() + terms.deliveryDays * dayMillis));
