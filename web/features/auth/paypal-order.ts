import { atOnce } from '#contract/begin-now.ts';
import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import { type Answer, ApiError, api, messageOf } from '#web/api.ts';
import { premium } from '#web/copy/premium.ts';

const { register: copy } = premium;

export const paypalOrder = {
  amount: decimalOfCents(premiumPrice.cents),
  currency: premiumPrice.currency,
  intent: 'CAPTURE',
} as const;

/** Where the buyer approves an order. @throws where the order leads nowhere */
export function approvalLink({ links }: Pick<Answer<'POST /api/paypal/order'>, 'links'>): string {
  const link = links.find(({ rel }) => rel === 'approve');
  if (link === undefined) throw new Error(copy.noApproval);
  return link.href;
}

/** Makes an order of one month, which its buyer has asked to begin at once. @throws an error whose cause is what the server said */
export async function orderApproval(): Promise<string> {
  const order = await api('POST /api/paypal/order', { body: { ...paypalOrder, ...atOnce } }).catch(
    (cause: unknown) => {
      throw new Error(copy.noOrder, { cause });
    },
  );
  return approvalLink(order);
}

/**
 * The sentence for the toast. Where PayPal could not be reached it is the catalogue's; where our server had
 * a reason of its own (too many tries, a price that has changed), it is that.
 */
export function paypalFailure(error: unknown): string {
  const { cause } = error as Error;
  if (!(cause instanceof ApiError) || cause.status >= 500) return copy.error;
  return messageOf(cause, copy.error);
}
