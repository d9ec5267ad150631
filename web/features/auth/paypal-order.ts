import { atOnce } from '#contract/begin-now.ts';
import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import type { VatCountry } from '#contract/vat.ts';
import { ApiError, api, messageOf, type Output } from '#web/api.ts';
import { premium } from '#web/copy/premium.ts';

const { register: copy } = premium;

export const paypalOrder = {
  amount: decimalOfCents(premiumPrice.cents),
  currency: premiumPrice.currency,
  intent: 'CAPTURE',
} as const;

/** @throws Error when the order has no approval link */
export function approvalLink({ links }: Pick<Output<'POST /api/paypal/order'>, 'links'>): string {
  const link = links.find(({ rel }) => rel === 'approve');
  if (link === undefined) throw new Error(copy.noApproval);
  return link.href;
}

/** Creates an order of one month that begins at once. @throws Error whose cause is the API error */
export async function createPaypalOrder(country: VatCountry): Promise<string> {
  const order = await api('POST /api/paypal/order', { body: { ...paypalOrder, ...atOnce, country } }).catch(
    (cause: unknown) => {
      throw new Error(copy.noOrder, { cause });
    },
  );
  return approvalLink(order);
}

/** The catalogue's sentence when PayPal failed, or our server's own reason (rate limit, changed price). */
export function paypalFailure(error: unknown): string {
  const { cause } = error as Error;
  if (!(cause instanceof ApiError) || cause.status >= 500) return copy.error;
  return messageOf(cause, copy.error);
}
