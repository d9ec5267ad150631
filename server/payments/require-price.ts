import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import { ApiError } from '#server/platform/errors.ts';

/**
 * The browser's amount is refused or ignored, never trusted.
 * @throws ApiError `amount_mismatch`
 */
export function requirePrice({ amount, currency }: { amount: number; currency?: string }): void {
  const agrees =
    amount === decimalOfCents(premiumPrice.cents) &&
    (currency ?? premiumPrice.currency) === premiumPrice.currency;
  if (!agrees) throw new ApiError('amount_mismatch');
}
