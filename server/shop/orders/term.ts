import { terms } from '#contract/terms.ts';
import { withdrawalUntil } from '#server/payments/withdrawal-term.ts';

const dayMillis = 24 * 60 * 60 * 1000;

/**
 * The end of the withdrawal term, fourteen days after receipt (Real Decreto Legislativo 1/2007, art. 104.b). Arrival is not
 * reported, so the longest delivery counts.
 */
export const returnUntil = (shippedAt: Date): Date =>
  withdrawalUntil(new Date(shippedAt.getTime() + terms.deliveryDays * dayMillis));
