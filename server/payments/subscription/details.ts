import { decimalOfCents } from '#contract/price.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { numberOf } from '#server/payments/invoices/number.ts';
import { type InvoiceRow, invoicesOf } from '#server/payments/invoices/queries.ts';
import type { PaymentRow } from '#server/payments/ledger/payment.ts';
import { paymentsOf } from '#server/payments/ledger/queries.ts';
import {
  type CardSubscriptionRow,
  runningCardSubscription,
} from '#server/payments/methods/card/subscriptions.ts';
import { withdrawalsOf } from '#server/payments/withdrawals/queries.ts';
import { withdrawableUntil } from '#server/payments/withdrawals/withdraw.ts';
import type { Services } from '#server/services.ts';
import { entitlementOf } from './entitlement.ts';

/** Everything that a person has to know of what they pay, in one answer. */
export async function subscriptionDetailsOf(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  ownerId: string,
): Promise<SubscriptionDetails> {
  const { mode } = config.payments;
  const [entitlement, card, payments, invoices, receipts] = await Promise.all([
    entitlementOf(db, ownerId, now(), mode),
    runningCardSubscription(db, ownerId, mode),
    paymentsOf(db, ownerId),
    invoicesOf(db, ownerId),
    withdrawalsOf(db, ownerId),
  ]);
  const counted = payments.filter((payment) => payment.mode === mode && payment.purpose === 'premium');
  return {
    source: entitlement.premium ? entitlement.source : null,
    currentPeriodEnd: entitlement.premium ? entitlement.until.toISOString() : null,
    card: card === undefined ? null : presentCard(card),
    withdrawal: withdrawalIn(counted, now()),
    withdrawals: receipts
      .filter(({ purpose }) => purpose === 'premium')
      .map(({ number, requestedAt, amountCents }) => ({
        number,
        requestedAt: requestedAt.toISOString(),
        amount: decimalOfCents(amountCents),
      })),
    payments: counted.map((payment) => presentOwnPayment(payment, invoices)),
  };
}

function presentCard(card: CardSubscriptionRow): SubscriptionDetails['card'] {
  return {
    status: card.status,
    nextPaymentAt: card.cancelAtPeriodEnd ? null : (card.currentPeriodEnd?.toISOString() ?? null),
    cancelAtPeriodEnd: card.cancelAtPeriodEnd,
    brand: card.cardBrand,
    last4: card.cardLast4,
  };
}

/** The newest contract that may still be withdrawn from; the one before it follows when it is gone. */
function withdrawalIn(payments: readonly PaymentRow[], now: Date): SubscriptionDetails['withdrawal'] {
  const newest = payments
    .map((payment) => ({ payment, until: withdrawableUntil(payment, now) }))
    .filter((right): right is { payment: PaymentRow; until: Date } => right.until !== null)
    .toSorted((a, b) => (b.payment.paidAt?.getTime() ?? 0) - (a.payment.paidAt?.getTime() ?? 0))[0];
  return newest === undefined
    ? null
    : {
        paymentId: newest.payment.id,
        amount: decimalOfCents(newest.payment.amountCents),
        until: newest.until.toISOString(),
      };
}

function presentOwnPayment(
  payment: PaymentRow,
  invoices: readonly InvoiceRow[],
): SubscriptionDetails['payments'][number] {
  return {
    id: payment.id,
    method: payment.method,
    status: payment.status,
    amount: decimalOfCents(payment.amountCents),
    currency: payment.currency,
    reference: payment.reference,
    createdAt: payment.createdAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
    invoices: invoices
      .filter(({ paymentId }) => paymentId === payment.id)
      .map((invoice) => ({ id: invoice.id, number: numberOf(invoice) })),
  };
}
