import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import { ApiError, api, NetworkError } from '#web/api.ts';
import { premium } from '#web/copy/premium.ts';

/** What became of a payment that PayPal sent back. */
export type ReturnOutcome =
  | { state: 'success' }
  | { state: 'error'; fault: 'not-completed' | 'not-activated' | 'not-verified'; text: string };

const { return: copy } = premium;

/** Where the money is after a capture that is not completed; elsewhere nothing was charged. */
const moneyOf: Readonly<Record<string, string>> = {
  CREATED: copy.held,
  PENDING: copy.held,
  REJECTED: copy.rejected,
  REFUNDED: copy.returned,
  DISPUTED: copy.disputed,
};

const failed = (
  fault: Exclude<ReturnOutcome, { state: 'success' }>['fault'],
  text: string,
): ReturnOutcome => ({ state: 'error', fault, text });

/**
 * Captures the order and asks whether it has opened Premium. Doing it again is harmless: the server gives
 * the same answer and takes no second payment.
 * @throws NetworkError where there was no answer: nothing is known, and it is worth asking again
 */
export async function finishPaypal(token: string, payerId: string): Promise<ReturnOutcome> {
  try {
    const capture = await api('POST /api/paypal/order/:token/capture', {
      params: { token },
      body: { PayerID: payerId },
    });
    if (capture.status !== 'COMPLETED') {
      return failed('not-completed', moneyOf[capture.status] ?? copy.notCompletedText);
    }
    const { success } = await api('POST /api/activate-premium', {
      body: { paymentId: capture.id, amount: decimalOfCents(premiumPrice.cents) },
    });
    return success ? { state: 'success' } : failed('not-activated', copy.notActivatedText);
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    return failed('not-verified', textOf(error));
  }
}

function textOf(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.notVerifiedText;
  if (error.code === 'payment_not_found') return copy.notYours;
  return error.serverMessage ?? copy.notVerifiedText;
}

export const titleOf = {
  'not-completed': copy.notCompleted,
  'not-activated': copy.notActivated,
  'not-verified': copy.notVerified,
} as const;
