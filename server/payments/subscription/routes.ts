import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { renewingMethodIds } from '#contract/payment-methods.ts';
import * as contract from '#contract/subscription.ts';
import { markedAsTest, nameOf } from '#server/payments/ledger/aftermath.ts';
import { paidUntil } from '#server/payments/ledger/purposes/premium.ts';
import { cancellationConfirmed } from '#server/payments/letters/subscription.ts';
import { cancelAtPeriodEnd, resume } from '#server/payments/methods/card/actions.ts';
import { runningCardSubscription } from '#server/payments/methods/card/subscriptions.ts';
import type { Mode } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { payments } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Person } from '#server/platform/http/person.ts';
import { letterheadOf } from '#server/platform/mail/letterhead.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { subscriptionDetailsOf } from './details.ts';
import { entitlementOf } from './entitlement.ts';

const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export function subscriptionRoutes(app: FastifyInstance, services: Services): void {
  const { db, now, config } = services;
  const { mode } = config.payments;

  route(app, contract.subscriptionStatus, async ({ person }) => {
    const entitlement = await entitlementOf(db, person.id, now(), mode);
    return entitlement.premium
      ? {
          hasActiveSubscription: true,
          source: entitlement.source,
          currentPeriodEnd: entitlement.until.toISOString(),
        }
      : { hasActiveSubscription: false, source: null, currentPeriodEnd: null };
  });

  route(app, contract.polledSubscriptionStatus, async ({ person }) => {
    const until = await paidUntil(db, person.id, now(), mode);
    if (until !== null) return { status: 'active' as const, current_period_end: unixSeconds(until) };
    const entitlement = await entitlementOf(db, person.id, now(), mode);
    if (entitlement.premium && entitlement.source === 'subscription') {
      return { status: 'active' as const, current_period_end: unixSeconds(entitlement.until) };
    }
    const processing = await cardPaymentIsOpen(db, person.id, mode);
    return { status: processing ? ('processing' as const) : ('none' as const), current_period_end: null };
  });

  route(app, contract.subscriptionDetails, async ({ person }) => subscriptionDetailsOf(services, person.id));

  route(app, contract.cancelSubscription, async ({ person }) => {
    const before = await runningCardSubscription(db, person.id, mode);
    await cancelAtPeriodEnd(services, person.id);
    if (before?.cancelAtPeriodEnd === false) await confirmCancellation(services, person);
    return subscriptionDetailsOf(services, person.id);
  });

  route(app, contract.resumeSubscription, async ({ person }) => {
    await resume(services, person.id);
    return subscriptionDetailsOf(services, person.id);
  });
}

async function confirmCancellation({ db, config, now }: Services, person: Person): Promise<void> {
  const { mode } = config.payments;
  const at = now();
  const until = await paidUntil(db, person.id, at, mode);
  const letter = cancellationConfirmed(letterheadOf(config, person.language), {
    name: nameOf(person),
    until,
  });
  await inTransaction(db, (tx) =>
    queueMail(tx, {
      ...markedAsTest(letter, mode),
      ownerId: person.id,
      // A late reading of the provider may undo the flag, so that a repeated call cancels anew.
      dedupeKey: `cancelled:${person.id}:${until?.toISOString() ?? ''}`,
      recipient: person.email,
      at,
    }),
  );
}

async function cardPaymentIsOpen(db: Executor, ownerId: string, mode: Mode): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.ownerId, ownerId),
        eq(payments.mode, mode),
        inArray(payments.method, renewingMethodIds),
        eq(payments.purpose, 'premium'),
        inArray(payments.status, ['created', 'pending']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
