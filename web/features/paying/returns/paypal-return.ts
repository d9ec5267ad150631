import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import { ApiError, api, NetworkError } from '#web/api.ts';
import { premium } from '#web/copy/premium.ts';

export type ReturnOutcome =
  | { state: 'success' }
  | {
      state: 'error';
      fault: 'not-completed' | 'not-activated' | 'not-verified';
      text: string;
      money: 'unpaid' | 'held' | 'unknown';
    };

const { return: copy } = premium;

type Failure = Extract<ReturnOutcome, { state: 'error' }>;

/** Capture statuses other than completed; any other failure means that nothing was charged. */
const incompleteCaptures: Readonly<Record<string, Pick<Failure, 'text' | 'money'>>> = {
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
 * Captures the order and checks that Premium is active. Idempotent: the server never charges twice.
 * @throws NetworkError when the outcome is unknown and a retry is due
 */
export async function capturePaypal(token: string, payerId: string): Promise<ReturnOutcome> {
  try {
    const capture = await api('POST /api/paypal/order/:token/capture', {
      params: { token },
      body: { PayerID: payerId },
    });
    if (capture.status !== 'COMPLETED') {
      const { text, money } = incompleteCaptures[capture.status] ?? {
        text: copy.notCompletedText,
        money: 'unpaid',
      };
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
