import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import { ApiError, api, NetworkError } from '#web/api.ts';
import { premium } from '#web/copy/premium.ts';

/** What became of a payment that PayPal sent back. */
export type ReturnOutcome =
  | { state: 'success' }
  | {
      state: 'error';
      fault: 'not-completed' | 'not-activated' | 'not-verified';
      text: string;
      /** Where the money is, as far as we know. */
      money: 'unpaid' | 'held' | 'unknown';
    };

const { return: copy } = premium;

type Failure = Extract<ReturnOutcome, { state: 'error' }>;

/** What a capture that is not completed means; anything else that PayPal says means that nothing was charged. */
const stopped: Readonly<Record<string, Pick<Failure, 'text' | 'money'>>> = {
  CREATED: { text: copy.held, money: 'held' },
  PENDING: { text: copy.held, money: 'held' },
  REJECTED: { text: copy.rejected, money: 'held' },
  REFUNDED: { text: copy.returned, money: 'unpaid' },
  DISPUTED: { text: copy.disputed, money: 'unknown' },
};

const failed = (fault: Failure['fault'], text: string, money: Failure['money']): Failure => ({
  state: 'error',
  fault,
  text,
  money,
});

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
      const { text, money } = stopped[capture.status] ?? { text: copy.notCompletedText, money: 'unpaid' };
      return failed('not-completed', text, money);
    }
    const { success } = await api('POST /api/activate-premium', {
      body: { paymentId: capture.id, amount: decimalOfCents(premiumPrice.cents) },
    });
    return success ? { state: 'success' } : failed('not-activated', copy.notActivatedText, 'held');
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    return notVerified(error);
  }
}

function notVerified(error: unknown): Failure {
  const refusal = error instanceof ApiError ? error : null;
  if (refusal?.code === 'payment_not_found') return failed('not-verified', copy.notYours, 'unpaid');
  return failed('not-verified', refusal?.serverMessage ?? copy.notVerifiedText, 'unknown');
}

export const titleOf = {
  'not-completed': copy.notCompleted,
  'not-activated': copy.notActivated,
  'not-verified': copy.notVerified,
} as const;
