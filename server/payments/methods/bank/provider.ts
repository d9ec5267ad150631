import { electronicFormatIBAN, friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import type { Payment, PaymentPurpose } from '#contract/payments.ts';
import { decimalOfCents } from '#contract/price.ts';
import type { BuyerWords } from '#server/payments/buyer-languages.ts';
import type { BankConfig } from '#server/payments/config.ts';
import type { Provider } from '#server/payments/ledger/provider.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { settingsFault } from '#server/platform/start-fault.ts';
import type { ProviderTools } from '../method.ts';
import { bankEntriesOf, unclaimedEntries } from './entries.ts';
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

function presentBank(
  payment: PaymentRow,
  config: BankConfig,
  say: BuyerWords['instructions'],
): Partial<Payment> {
  if (payment.status !== 'pending') return {};
  const { accountName, bic } = config;
  const received = payment.details.bank?.receivedCents ?? 0;
  const amountCents = payment.amountCents - received;
  const iban = electronicFormatIBAN(config.iban) ?? config.iban;
  const { purpose, expiresAt, createdAt } = payment;
  const until = expiresAt === null ? '' : ` ${say.keptUntil(purpose, expiresAt, createdAt)}`;
  return {
    instructions: [
      say.openBank,
      say.transfer(amountCents, received > 0, accountName, friendlyFormatIBAN(iban) ?? iban),
      say.writeReference(payment.reference),
      say.whenTransferred(purpose) + until,
    ],
    accountInfo: { accountName, iban, bic },
    paymentConcept: payment.reference,
    qrText: epcText({
      name: accountName,
      iban,
      bic,
      amountCents,
      remittance: payment.reference,
    }),
    ...(config.sandboxUrl !== undefined && {
      paymentUrl: `${config.sandboxUrl}?reference=${encodeURIComponent(payment.reference)}`,
    }),
  };
}

interface Transfer {
  name: string;
  iban: string;
  bic: string;
  amountCents: number;
  remittance: string;
}

/** QR text of a SEPA transfer: EPC069-12, version 002, UTF-8, free-text remittance. */
export function epcText({ name, iban, bic, amountCents, remittance }: Transfer): string {
  const purpose = '';
  const structuredReference = '';
  const amount = `EUR${decimalOfCents(amountCents).toFixed(2)}`;
  const account = iban.replaceAll(' ', '');
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name.slice(0, 70),
    account,
    amount,
    purpose,
    structuredReference,
    remittance,
  ];
  return lines.join('\n');
}
