import { notices } from '#server/payments/buyer-words.ts';
import type { Reading } from '#server/payments/ledger/provider.ts';
import type { Mode, PaymentDetails, PaymentRow } from '#server/payments/payment.ts';
import { euros } from '#server/platform/euros.ts';
import { bitcoinText, centsOf, satoshisOf } from './amounts.ts';
import {
  confirmationsFinal,
  confirmationsNeeded,
  lateTolerance,
  remainderMillis,
  returnMillis,
  sightingGraceMillis,
  silenceMillis,
} from './patience.ts';
import { type Receipt, sumOf } from './receipts.ts';

type Quote = NonNullable<PaymentDetails['bitcoin']>;

export interface Circumstances {
  mode: Mode;
  now: Date;
  centsPerBitcoinNow(): Promise<number>;
}

/** Money seen while the quote stood counts at its rate, later money at the current one. */
export async function readingOf(
  payment: PaymentRow,
  quote: Quote,
  receipts: readonly Receipt[],
  { mode, now, centsPerBitcoinNow }: Circumstances,
): Promise<Reading> {
  if (quote.paidSatoshis !== undefined && granted.has(payment.status)) {
    return readingAfterPaid(payment, { ...quote, paidSatoshis: quote.paidSatoshis }, receipts, { mode, now });
  }
  const quoteEnd = (payment.expiresAt ?? payment.createdAt).getTime();
  const sinceQuote = now.getTime() - quoteEnd;
  const inTime = receipts.filter((receipt) => cameInTime(receipt, quote, quoteEnd, now));
  const late = receipts.filter((receipt) => !inTime.includes(receipt));
  const received = sumOf(receipts);
  const known: Quote = {
    ...quote,
    receivedSatoshis: received,
    confirmations:
      receipts.length === 0 ? 0 : Math.min(...receipts.map(({ confirmations }) => confirmations)),
    seenInTime: inTime.map(({ id }) => id),
    missingSatoshis: undefined,
  };
  const details = (notice?: string): PaymentDetails => ({ bitcoin: known, notice });

  if (receipts.length === 0) {
    const notice = noticeOfNothing(quote, sinceQuote);
    return sinceQuote > silenceMillis
      ? { state: 'expired', reason: 'nothing came', details: details(notice) }
      : { state: 'pending', details: details(notice) };
  }

  const rate =
    late.length > 0 || sumOf(inTime) < quote.satoshis ? await centsPerBitcoinNow() : quote.centsPerBitcoin;
  const worthOf = (some: readonly Receipt[]) =>
    some.reduce(
      (cents, receipt) =>
        cents + centsOf(receipt.satoshis, late.includes(receipt) ? rate : quote.centsPerBitcoin),
      0,
    );
  const covers = (some: readonly Receipt[]) =>
    sumOf(some.filter((receipt) => !late.includes(receipt))) >= quote.satoshis ||
    (some.some((receipt) => late.includes(receipt)) &&
      worthOf(some) >= payment.amountCents * (1 - lateTolerance));

  const needed = confirmationsNeeded(payment.amountCents);
  const confirmed = receipts.filter(({ confirmations }) => confirmations >= needed);
  if (covers(confirmed)) {
    const completing = confirmed.find((_, at) => covers(confirmed.slice(0, at + 1))) as Receipt;
    const { amountCents, currency, ownerId } = payment;
    const tooMuch = Math.floor(worthOf(confirmed) - amountCents);
    const notice = tooMuch > amountCents * lateTolerance ? notices.tooManyCoins(euros(tooMuch)) : undefined;
    const money = { captureId: completing.id, amountCents, currency, mode, ownerId };
    known.paidSatoshis = sumOf(confirmed);
    const provisional = !isFinal(confirmed, known.paidSatoshis);
    return { state: 'paid', ...money, provisional, details: details(notice) };
  }
  if (covers(receipts)) {
    const minutes = String(needed * 10);
    const notice =
      needed === 1 ? notices.coinsSeen(minutes) : notices.coinsSeenOften(String(needed), minutes);
    return { state: 'pending', details: details(notice) };
  }
  known.missingSatoshis =
    sinceQuote <= 0 && late.length === 0
      ? quote.satoshis - received
      : satoshisOf(Math.ceil(payment.amountCents - worthOf(receipts)), rate);
  const say = notices.missingCoins[payment.purpose];
  const notice = say(bitcoinText(received), bitcoinText(known.missingSatoshis));
  return sinceQuote > remainderMillis
    ? { state: 'expired', reason: `${received} satoshis came, too few`, details: details(notice) }
    : { state: 'pending', details: details(notice) };
}

const granted: ReadonlySet<PaymentRow['status']> = new Set(['paid', 'disputed']);

const isFinal = (receipts: readonly Receipt[], satoshis: number): boolean =>
  sumOf(receipts.filter(({ confirmations }) => confirmations >= confirmationsFinal)) >= satoshis;

/**
 * A reorganised transaction in the pool is awaited; a replaced one revokes the grant until it returns, and
 * for good after a week.
 */
function readingAfterPaid(
  payment: PaymentRow,
  quote: Quote & { paidSatoshis: number },
  receipts: readonly Receipt[],
  { mode, now }: Pick<Circumstances, 'mode' | 'now'>,
): Reading {
  const { amountCents, currency, ownerId, captureId, paidAt, status } = payment;
  const needed = status === 'paid' ? 0 : confirmationsNeeded(amountCents);
  const holds = sumOf(receipts.filter(({ confirmations }) => confirmations >= needed)) >= quote.paidSatoshis;
  const confirmations = Math.min(...receipts.map((receipt) => receipt.confirmations), confirmationsFinal);
  if (holds) {
    const details = {
      bitcoin: { ...quote, confirmations },
      ...(status === 'disputed' && { notice: undefined }),
    };
    const money = { captureId: captureId ?? '', amountCents, currency, mode, ownerId, details };
    const provisional = !isFinal(receipts, quote.paidSatoshis);
    return { state: 'paid', ...money, provisional, standsAgain: status === 'disputed' };
  }
  const isOver = now.getTime() - (paidAt ?? now).getTime() > returnMillis;
  if (isOver && status === 'disputed')
    return { state: 'refunded', lost: true, details: { notice: undefined } };
  const details = { bitcoin: { ...quote, confirmations: 0 }, notice: notices.coinsVanished };
  return { state: 'disputed', details };
}

/** Seen or mined while the quote stood. */
function cameInTime({ id, blockTime }: Receipt, quote: Quote, quoteEnd: number, now: Date): boolean {
  const inTime = (moment: number) => moment <= quoteEnd + sightingGraceMillis;
  return (
    inTime(now.getTime()) ||
    (blockTime !== null && inTime(blockTime.getTime())) ||
    (quote.seenInTime?.includes(id) ?? false)
  );
}

function noticeOfNothing(quote: Quote, sinceQuote: number): string | undefined {
  if ((quote.receivedSatoshis ?? 0) > 0) return notices.coinsGone;
  return sinceQuote > 0 ? notices.quoteOver : undefined;
}
