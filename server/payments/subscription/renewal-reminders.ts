import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { renewingMethodIds } from '#contract/payment-methods.ts';
import { terms } from '#contract/terms.ts';
import { markedAsTest, nameOf } from '#server/payments/ledger/aftermath.ts';
import { chargeFailed, premiumEnding, renewalReminder } from '#server/payments/letters/subscription.ts';
import { cardSubscriptions, users } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type Letterhead, letterheadOf } from '#server/platform/mail/letterhead.ts';
import { type Letter, queueMail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/services.ts';

const dayMillis = 24 * 60 * 60 * 1000;
const { renewalNoticeDays, endNoticeDays } = terms;

type Needs = Pick<Services, 'config' | 'db' | 'now'>;

/**
 * Fifteen days before a charge, after a refused card, and three days before a paid month ends. Once a
 * period; a server that slept sends late.
 */
export async function queueRenewalReminders(services: Needs): Promise<void> {
  await remindOfRenewals(services);
  await tellOfRefusals(services);
  await remindOfEnds(services);
}

interface Reader {
  id: string;
  language: Language;
  email: string;
  username: string;
  firstName: string | null;
}

async function tell(
  { db, config, now }: Needs,
  reader: Reader,
  dedupeKey: string,
  write: (head: Letterhead) => Letter,
): Promise<void> {
  const letter = markedAsTest(write(letterheadOf(config, reader.language)), config.payments.mode);
  await inTransaction(db, (tx) =>
    queueMail(tx, { ...letter, ownerId: reader.id, dedupeKey, recipient: reader.email, at: now() }),
  );
}

async function remindOfRenewals(services: Needs): Promise<void> {
  const { db, now, config } = services;
  const due = await db
    .select({ subscription: cardSubscriptions, user: users })
    .from(cardSubscriptions)
    .innerJoin(users, eq(users.id, cardSubscriptions.ownerId))
    .where(
      and(
        eq(cardSubscriptions.mode, config.payments.mode),
        inArray(cardSubscriptions.status, ['active', 'trialing']),
        eq(cardSubscriptions.cancelAtPeriodEnd, false),
        gt(cardSubscriptions.currentPeriodEnd, now()),
        lte(cardSubscriptions.currentPeriodEnd, new Date(now().getTime() + renewalNoticeDays * dayMillis)),
      ),
    );
  for (const { subscription, user } of due) {
    const { id, currentPeriodEnd, cardLast4 } = subscription;
    if (currentPeriodEnd === null) continue;
    await tell(services, user, `renewal:${id}:${currentPeriodEnd.toISOString()}`, (head) =>
      renewalReminder(head, { name: nameOf(user), renewsAt: currentPeriodEnd, cardLast4 }),
    );
  }
}

/** The provider retries for some days; one letter is enough. */
async function tellOfRefusals(services: Needs): Promise<void> {
  const { db, config } = services;
  const refused = await db
    .select({ subscription: cardSubscriptions, user: users })
    .from(cardSubscriptions)
    .innerJoin(users, eq(users.id, cardSubscriptions.ownerId))
    .where(and(eq(cardSubscriptions.mode, config.payments.mode), eq(cardSubscriptions.status, 'past_due')));
  for (const { subscription, user } of refused) {
    const { id, currentPeriodEnd, cardLast4 } = subscription;
    await tell(services, user, `charge-failed:${id}:${currentPeriodEnd?.toISOString() ?? ''}`, (head) =>
      chargeFailed(head, { name: nameOf(user), cardLast4 }),
    );
  }
}

/** Prepaid months only: card subscriptions have their own letters. */
async function remindOfEnds(services: Needs): Promise<void> {
  const { db, now, config } = services;
  const at = now().toISOString();
  const { rows } = await db.execute<{
    id: string;
    email: string;
    username: string;
    first_name: string | null;
    language: Language;
    ends_at: string;
  }>(sql`
    with last_period as (
      select distinct on (owner_id) owner_id, payment_id, ends_at from paid_periods
        where mode = ${config.payments.mode} and revoked_at is null and ends_at > ${at}::timestamptz
        order by owner_id, ends_at desc
    )
    select u.id, u.email, u.username, u.first_name, u.language, l.ends_at
      from last_period l
      join payments p on p.id = l.payment_id and p.method not in ${renewingMethodIds}
      join users u on u.id = l.owner_id
      where l.ends_at <= ${at}::timestamptz + make_interval(days => ${endNoticeDays}::int)
        and not exists (
          select from card_subscriptions c
            where c.owner_id = l.owner_id and c.mode = ${config.payments.mode}
              and c.status in ('active', 'past_due', 'trialing') and not c.cancel_at_period_end)`);
  for (const { first_name: firstName, ends_at, ...row } of rows) {
    const endsAt = new Date(ends_at);
    const reader = { ...row, firstName };
    await tell(services, reader, `ending:${row.id}:${endsAt.toISOString()}`, (head) =>
      premiumEnding(head, { name: nameOf(reader), endsAt }),
    );
  }
}
