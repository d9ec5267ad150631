import type { PaymentRow } from './payment.ts';

/** How long a payment may wait for its provider's first answer before it is given up. */
export const openingMillis = 45_000;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A dispute opens, escalates and is decided within days; what two readings at once left wrong is mended sooner. */
export const soonAfter = (now: Date): Date => new Date(now.getTime() + minute);

/**
 * When a payment is looked at again by itself: often while somebody waits for it, then less and less; given
 * up ones for a week more, because money may come late; a paid one only while it may come undone. Null: never
 * again.
 */
export function nextCheckOf(
  payment: Pick<PaymentRow, 'status' | 'createdAt' | 'method' | 'providerId'>,
  now: Date,
): Date | null {
  const age = now.getTime() - payment.createdAt.getTime();
  const after = (millis: number) => new Date(now.getTime() + millis);
  switch (payment.status) {
    case 'created':
      return after(Math.max(1000, openingMillis + 1000 - age));
    case 'pending':
      if (age < 20 * minute) return after(15_000);
      return after(age < day ? 5 * minute : hour);
    case 'failed':
    case 'cancelled':
    case 'expired':
      // One that the provider never answered has nothing that could be asked for.
      return payment.providerId === null || age > 7 * day ? null : after(hour);
    case 'refunding':
      return after(5 * minute);
    case 'paid':
      return after(5 * minute);
    case 'disputed':
      return after(payment.method === 'crypto_btc' ? 5 * minute : 6 * hour);
    default:
      return null;
  }
}
