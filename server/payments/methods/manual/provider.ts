import type { PaymentsConfig } from '#server/payments/config.ts';
import { type Mode, type Provider, ProviderRefusal } from '#server/payments/ledger/provider.ts';
import type { Database } from '#server/platform/db/client.ts';
import { codeByHash } from './queries.ts';

export interface ManualTools {
  db: Database;
  now(): Date;
  mode: Mode;
}

/** The database holds the code's value. */
export function manualProvider(_config: NonNullable<PaymentsConfig['codes']>, { db }: ManualTools): Provider {
  return {
    method: 'manual_verification',
    card: {
      id: 'manual_verification',
      name: 'Código de verificación',
      description: 'Si tienes un código de Vestidor, escríbelo y Premium se activa al momento.',
      fees: 'Sin comisiones',
      icon: '✅',
      instant: true,
    },
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
    async refund() {
      return 'nothing_to_refund';
    },
  };
}
