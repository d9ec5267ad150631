import type { Payment } from '#contract/payments.ts';
import type { BuyerWords } from '#server/payments/buyer-languages.ts';
import type { CodesConfig } from '#server/payments/config.ts';
import { type Provider, ProviderRefusal } from '#server/payments/ledger/provider.ts';
import type { ProviderTools } from '#server/payments/methods/method.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { codeByHash } from './queries.ts';

/** The database holds the code's value. */
export function manualProvider(_config: CodesConfig, { db }: Pick<ProviderTools, 'db'>): Provider {
  return {
    // `redeem-code.ts` creates these payments.
    async open() {
      throw new ProviderRefusal('a code is redeemed, not opened');
    },
    async check(payment) {
      const code = payment.providerId === null ? undefined : await codeByHash(db, payment.providerId);
      if (code?.redeemedByPayment !== payment.id)
        return { state: 'failed', reason: 'the code is not its own' };
      return {
        state: 'paid',
        captureId: code.codeHash,
        amountCents: payment.amountCents,
        currency: payment.currency,
        mode: code.mode,
        ownerId: payment.ownerId,
      };
    },
    present: presentManual,
    isOnItsWay: () => false,
    async refund() {
      return 'nothing_to_refund';
    },
  };
}

function presentManual({ status }: PaymentRow, say: BuyerWords['instructions']): Partial<Payment> {
  return status === 'pending' ? { instructions: [say.codeTaken] } : {};
}
