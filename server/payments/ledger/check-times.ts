import { paymentMethodFacts } from '#contract/payment-methods.ts';
import type { PaymentRow } from '#server/payments/payment.ts';

export const openingMillis = 45_000;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Corrects the result of two simultaneous readings. */
export const soonAfter = (now: Date): Date => new Date(now.getTime() + minute);

/**
 * Less often with age; for a week after giving up, because money may come late; when paid, only while it
 * may be reverted. Null: never.
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
      return payment.providerId === null || age > 7 * day ? null : after(hour);
    case 'refunding':
      return after(5 * minute);
    case 'paid':
      return after(5 * minute);
    case 'disputed':
      return after(paymentMethodFacts[payment.method].reversal === 'reorganisation' ? 5 * minute : 6 * hour);
    default:
      return null;
  }
}
