import type { OrderRow } from './queries.ts';
import { returnUntil } from './term.ts';

export interface Undo {
  kind: 'cancel' | 'refund' | 'return';
  /** Null while it holds for as long as the status lasts. */
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
