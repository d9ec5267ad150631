import type { OrderRow } from './queries.ts';
import { returnUntil } from './term.ts';

export interface Undo {
  kind: 'cancel' | 'refund' | 'return';
  /** Until when, where it is not for as long as the order stands as it does. */
  until: Date | null;
}

/** What its buyer can do to be rid of an order; null for nothing. */
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
