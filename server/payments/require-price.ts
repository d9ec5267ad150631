import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import { ApiError } from '#server/platform/errors.ts';

/**
 * The amount that a browser sends can only be refused, never believed.
 * @throws ApiError `amount_mismatch`
 */
export function requirePrice({ amount, currency }: { amount: number; currency?: string }): void {
  const agrees =
    amount === decimalOfCents(premiumPrice.cents) &&
    (currency ?? premiumPrice.currency) === premiumPrice.currency;
  if (!agrees) throw new ApiError('amount_mismatch');
}
