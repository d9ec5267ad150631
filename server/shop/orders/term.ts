import { withdrawalUntil } from '#server/payments/withdrawals/term.ts';

/** The longest delivery. The arrival is not reported, so the term of withdrawal starts after it. */
export const deliveryDays = 5;
const dayMillis = 24 * 60 * 60 * 1000;

/** Fourteen days after receipt (Real Decreto Legislativo 1/2007, art. 104.b). */
export const returnUntil = (shippedAt: Date): Date =>
  withdrawalUntil(new Date(shippedAt.getTime() + deliveryDays * dayMillis));
