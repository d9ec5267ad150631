import { withdrawalUntil } from '#server/payments/withdrawals/term.ts';

/** How long a parcel may be on its way. Nobody tells us when it arrives, so its buyer is given all of it. */
export const deliveryDays = 5;
const dayMillis = 24 * 60 * 60 * 1000;

/**
 * Until when a buyer may withdraw from what was sent: fourteen days after they have it in their hands (Real
 * Decreto Legislativo 1/2007, art. 104.b).
 */
export const returnUntil = (shippedAt: Date): Date =>
  withdrawalUntil(new Date(shippedAt.getTime() + deliveryDays * dayMillis));
