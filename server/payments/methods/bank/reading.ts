import { notices } from '#server/payments/buyer-words.ts';
import type { Reading } from '#server/payments/ledger/provider.ts';
import type { Mode, PaymentRow } from '#server/payments/payment.ts';
import { euros } from '#server/platform/euros.ts';
import { type BankEntry, operatorPrefix } from './entries.ts';

/**
 * Transfers may add up to the price; the excess is refunded.
 * @param entries of the payment, in booking order
 */
export function readingOf(
  payment: PaymentRow,
  entries: readonly BankEntry[],
  { mode, now }: { mode: Mode; now: Date },
): Reading {
  const heard = bankOverOperator(entries);
  const own = heard.filter(({ currency }) => currency === payment.currency);
  const receivedCents = own.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const paid = { state: 'paid', mode, ownerId: payment.ownerId } as const;

  const completing = completingEntry(own, payment.amountCents);
  if (completing !== undefined && receivedCents >= payment.amountCents) {
    const tooMuch = receivedCents - payment.amountCents;
    const notice = tooMuch > 0 ? notices.tooMuchMoney(euros(tooMuch)) : undefined;
    const { amountCents, currency } = payment;
    // The bank may report what the operator had confirmed.
    const known = entries.find(({ id }) => id === payment.captureId);
    return {
      ...paid,
      captureId: (known ?? completing).id,
      amountCents,
      currency,
      details: { notice, bank: {} },
    };
  }
  if (payment.captureId !== null && own.some(({ amountCents }) => amountCents < 0))
    return { state: 'refunded' };

  const foreign = heard.find(({ currency, amountCents }) => currency !== payment.currency && amountCents > 0);
  if (foreign !== undefined && receivedCents <= 0) {
    return { ...paid, captureId: foreign.id, amountCents: foreign.amountCents, currency: foreign.currency };
  }
  const notice = noticeOf(payment, own, receivedCents);
  const details = { notice, bank: receivedCents > 0 ? { receivedCents } : {} };
  if (payment.expiresAt !== null && payment.expiresAt <= now) {
    return { state: 'expired', reason: `${receivedCents} cents came in time`, details };
  }
  return { state: 'pending', details };
}

/** The same money counts once. */
function bankOverOperator(entries: readonly BankEntry[]): readonly BankEntry[] {
  const ofBank = entries.filter(({ id }) => !id.startsWith(operatorPrefix));
  return ofBank.some(({ amountCents }) => amountCents > 0) ? ofBank : entries;
}

function completingEntry(entries: readonly BankEntry[], priceCents: number): BankEntry | undefined {
  let sum = 0;
  return entries.find(({ amountCents }) => {
    if (amountCents > 0) sum += amountCents;
    return sum >= priceCents;
  });
}

function noticeOf(payment: PaymentRow, own: readonly BankEntry[], receivedCents: number): string | undefined {
  if (receivedCents > 0) {
    const missing = euros(payment.amountCents - receivedCents);
    return notices.missingMoney[payment.purpose](euros(receivedCents), missing);
  }
  return own.length > 0 ? notices.transferReturned : undefined;
}
