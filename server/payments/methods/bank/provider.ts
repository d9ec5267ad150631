import { isValidBIC, isValidIBAN } from 'ibantools';
import type { PaymentPurpose } from '#contract/payments.ts';
import type { BankConfig } from '#server/payments/config.ts';
import type { Provider } from '#server/payments/ledger/provider.ts';
import { settingsFault } from '#server/platform/start-fault.ts';
import type { ProviderTools } from '../method.ts';
import { bankEntriesOf, unclaimedEntries } from './entries.ts';
import { presentBank } from './instructions.ts';
import { readingOf } from './reading.ts';

const dayMillis = 24 * 60 * 60 * 1000;
/** A later transfer is still honoured where possible. Orders have their own term, by the buyer's trust. */
const offerMillis: Readonly<Partial<Record<PaymentPurpose, number>>> = { premium: 14 * dayMillis };

/**
 * The operator imports statements; no service is called.
 * @throws an error when the configured account is invalid
 */
export function bankProvider(
  config: BankConfig,
  { db, now, mode }: Pick<ProviderTools, 'db' | 'now' | 'mode'>,
): Provider {
  if (!isValidIBAN(config.iban)) throw settingsFault('BANK_IBAN debe ser un IBAN');
  if (!isValidBIC(config.bic)) throw settingsFault('BANK_BIC debe ser un BIC');
  return {
    async open(payment) {
      const millis = offerMillis[payment.purpose];
      return {
        providerId: payment.reference,
        details: {},
        ...(millis !== undefined && { expiresAt: new Date(payment.createdAt.getTime() + millis) }),
      };
    },
    async check(payment) {
      return readingOf(payment, await bankEntriesOf(db, payment.reference, mode), { mode, now: now() });
    },
    present: (payment, say) => presentBank(payment, config, say),
    isOnItsWay: ({ details }) => (details.bank?.receivedCents ?? 0) > 0,
    async refund() {
      return 'by_hand';
    },
    unclaimedSince: (moment) => unclaimedEntries(db, mode, moment),
  };
}
