import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Mode } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { cardSubscriptions } from '#server/platform/db/schema/index.ts';

export type CardSubscriptionRow = typeof cardSubscriptions.$inferSelect;
export type CardSubscription = Omit<CardSubscriptionRow, 'updatedAt'>;

const ended = ['canceled', 'incomplete_expired'];
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/**
 * Ignores one without an owner, late updates of an ended one, and a state older than the one that is stored.
 * @param asOf the moment before Stripe was read, or after it confirmed a change
 */
export async function saveCardSubscription(
  db: Executor,
  subscription: CardSubscription,
  asOf: Date,
): Promise<void> {
  if (!isUuid(subscription.ownerId)) return;
  const { id: _, ownerId: __, mode: ___, createdAt: ____, ...described } = subscription;
  await db
    .insert(cardSubscriptions)
    .values({ ...subscription, updatedAt: asOf })
    .onConflictDoUpdate({
      target: cardSubscriptions.id,
      set: {
        ...described,
        cardBrand: sql`coalesce(${described.cardBrand}, ${cardSubscriptions.cardBrand})`,
        cardLast4: sql`coalesce(${described.cardLast4}, ${cardSubscriptions.cardLast4})`,
        updatedAt: asOf,
      },
      setWhere: sql`${cardSubscriptions.updatedAt} <= excluded.updated_at
        and (${cardSubscriptions.status} not in ('canceled', 'incomplete_expired') or excluded.status in ('canceled', 'incomplete_expired'))`,
    });
}

const running = (mode: Mode) =>
  and(eq(cardSubscriptions.mode, mode), notInArray(cardSubscriptions.status, [...ended, 'incomplete']));

/** Never an incomplete one. */
export async function runningCardSubscription(
  db: Executor,
  ownerId: string,
  mode: Mode,
): Promise<CardSubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(cardSubscriptions)
    .where(and(eq(cardSubscriptions.ownerId, ownerId), running(mode)))
    .orderBy(desc(cardSubscriptions.createdAt))
    .limit(1);
  return row;
}

export async function cardSubscriptionById(
  db: Executor,
  id: string,
): Promise<CardSubscriptionRow | undefined> {
  const [row] = await db.select().from(cardSubscriptions).where(eq(cardSubscriptions.id, id));
  return row;
}

export async function cardSubscriptionsUnseenSince(
  db: Executor,
  mode: Mode,
  since: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: cardSubscriptions.id })
    .from(cardSubscriptions)
    .where(and(running(mode), lt(cardSubscriptions.updatedAt, since)))
    .orderBy(cardSubscriptions.updatedAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}
