import type { BeginNowVersion } from '#contract/begin-now.ts';
import type { Language } from '#contract/languages.ts';
import type { VatCountry } from '#contract/vat.ts';
import { buyerWords } from '#server/payments/buyer-languages.ts';
import type { PaymentDetails, PaymentRow } from '#server/payments/payment.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { lockPayment, updatePayment } from './queries.ts';

/** Consents and statements of a customer who pays for Premium. */
interface Terms {
  beginNow?: BeginNowVersion | undefined;
  country?: VatCountry | undefined;
}

export const beginNowOf = (
  version: BeginNowVersion,
  language: Language,
  at: Date,
): PaymentDetails['beginNow'] => ({
  words: buyerWords[language].beginNow[version],
  agreedAt: at.toISOString(),
});

/** The first request stands, and the last country; a paid payment is not changed. */
export async function keepTerms(
  { db, now }: Services,
  payment: PaymentRow,
  { beginNow: version, country }: Terms,
  language: Language,
): Promise<PaymentRow> {
  if (version === undefined && country === undefined) return payment;
  return inTransaction(db, async (tx) => {
    const row = (await lockPayment(tx, payment.id)) ?? payment;
    const open = row.status === 'created' || row.status === 'pending';
    if (!open) return row;
    const beginNow = row.details.beginNow ?? (version && beginNowOf(version, language, now()));
    const details = { ...row.details, ...(beginNow && { beginNow }), ...(country && { country }) };
    return updatePayment(tx, row.id, { details }, now());
  });
}
