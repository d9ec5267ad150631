import { decimalOfCents } from '#contract/price.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { type InvoiceRow, invoicesOf, numberOf } from '#server/payments/invoices/queries.ts';
import { paymentsOf } from '#server/payments/ledger/queries.ts';
import {
  type CardSubscriptionRow,
  runningCardSubscription,
} from '#server/payments/methods/card/subscriptions.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { returnedCents, withdrawalsOf } from '#server/payments/withdrawals/queries.ts';
import { isRepeated, refundDueOf, withdrawableUntil } from '#server/payments/withdrawals/withdraw.ts';
import { userById } from '#server/people/auth/queries.ts';
import type { Services } from '#server/services.ts';
import { entitlementOf } from './entitlement.ts';

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
    ...(await withdrawalIn({ db, now, config }, ownerId, counted)),
    withdrawals: receipts
      .filter(({ purpose }) => purpose === 'premium')
      .map((receipt) => ({
        number: receipt.number,
        requestedAt: receipt.requestedAt.toISOString(),
        amount: decimalOfCents(returnedCents(receipt, receipt)),
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

/** The newest contract that may still be withdrawn from. */
async function withdrawalIn(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  ownerId: string,
  payments: readonly PaymentRow[],
): Promise<Pick<SubscriptionDetails, 'withdrawal' | 'withdrawalUsed'>> {
  const { db } = services;
  const now = services.now();
  const rights = payments
    .map((payment) => ({ payment, until: withdrawableUntil(payment, now) }))
    .filter((right): right is { payment: PaymentRow; until: Date } => right.until !== null)
    .toSorted((a, b) => (b.payment.paidAt?.getTime() ?? 0) - (a.payment.paidAt?.getTime() ?? 0));
  const user = rights.length > 0 ? await userById(db, ownerId) : undefined;
  if (user === undefined) return { withdrawal: null, withdrawalUsed: false };
  const right = await firstWhere(
    rights,
    async ({ payment }) => !(await isRepeated(db, services, payment, user.email)),
  );
  if (right === undefined) return { withdrawal: null, withdrawalUsed: true };
  const { payment, until } = right;
  const { usedDays, periodDays, paidCents, chargedCents, refundCents } = await refundDueOf(db, payment, now);
  const withdrawal = {
    paymentId: payment.id,
    amount: decimalOfCents(paidCents),
    until: until.toISOString(),
    usedDays,
    periodDays,
    charge: decimalOfCents(chargedCents),
    refund: decimalOfCents(refundCents),
  };
  return { withdrawal, withdrawalUsed: false };
}

async function firstWhere<T>(all: readonly T[], holds: (one: T) => Promise<boolean>): Promise<T | undefined> {
  for (const one of all) if (await holds(one)) return one;
  return undefined;
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
