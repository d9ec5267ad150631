import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { levelOf, trustLimits } from '#contract/trust.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { addCost } from '#server/platform/db/costs.ts';
import { outbox, users } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { costs, refusals } from '#server/platform/metrics/metrics.ts';

export type OutboxRow = typeof outbox.$inferSelect;

export interface Letter {
  language: Language;
  subject: string;
  /** Paragraphs between blank lines; list lines begin with `- `. */
  body: string;
}

export interface QueuedMail extends Letter {
  ownerId: string | null;
  dedupeKey: string;
  recipient: string;
  invoiceIds?: string[];
  /** One tap ends messages of this kind (RFC 8058). */
  unsubscribeUrl?: string;
  /** The text grants access: deleted once sent. */
  secret?: boolean;
  /** The daily limit (`contract/trust.ts`) may drop it. */
  canBeLeftOut?: boolean;
  at: Date;
}

/** Over about four days. */
export const attemptsMax = 12;

/** In the transaction that causes it; a known key is dropped. */
export async function queueMail(
  tx: Executor,
  { at, invoiceIds = [], canBeLeftOut = false, ...mail }: QueuedMail,
): Promise<void> {
  const [queued] = await tx
    .insert(outbox)
    .values({ id: randomUUID(), ...mail, invoiceIds, createdAt: at, sendAt: at })
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ id: outbox.id });
  if (queued === undefined || mail.ownerId === null) return;
  if (!(await countMail(tx, mail.ownerId, at, canBeLeftOut)))
    await tx.delete(outbox).where(eq(outbox.id, queued.id));
}

/** Returns false, counting nothing, when the message is left out. */
async function countMail(tx: Executor, ownerId: string, at: Date, canBeLeftOut: boolean): Promise<boolean> {
  const [user] = await tx
    .select({ demo: users.demo, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, ownerId));
  if (user === undefined) return true;
  const level = levelOf({ demo: user.demo, premium: false, confirmed: user.confirmedAt !== null });
  const most = canBeLeftOut ? trustLimits.mails.each[level] : Number.MAX_SAFE_INTEGER;
  const row = { period: zonedDay(at), resource: 'mails', amount: 1 } as const;
  const counted = (await addCost(tx, { counter: { ownerId, level }, most }, row)) !== null;
  (counted ? costs : refusals).inc({ resource: 'mails', level });
  return counted;
}

/**
 * Postpones each before it is sent, so that another server retries after a crash and no two hold it at
 * once.
 */
export async function claimDue(db: Database, now: Date, limit = 10): Promise<OutboxRow[]> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select({ id: outbox.id, attempts: outbox.attempts })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), lte(outbox.sendAt, now), lt(outbox.attempts, attemptsMax)))
      .orderBy(asc(outbox.sendAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    const claimed: OutboxRow[] = [];
    for (const { id, attempts } of due) {
      const changes = { attempts: attempts + 1, sendAt: new Date(now.getTime() + pauseMillis(attempts)) };
      claimed.push(...(await tx.update(outbox).set(changes).where(eq(outbox.id, id)).returning()));
    }
    return claimed;
  });
}

/** Computed here, because a distributed engine refuses arithmetic on time zones in an update. */
const pauseMillis = (attempts: number) => Math.min(4 ** attempts * 2, 12 * 60) * 60_000;

const keptDays = 365;

/** After a year, as the privacy page promises. */
export async function deleteOldMail({ db, now }: { db: Database; now(): Date }): Promise<number> {
  const before = new Date(now().getTime() - keptDays * 24 * 60 * 60 * 1000);
  const forgotten = await db.delete(outbox).where(lt(outbox.sentAt, before)).returning({ id: outbox.id });
  return forgotten.length;
}

export async function markSent(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: at, body: sql`case when ${outbox.secret} then '' else ${outbox.body} end` })
    .where(eq(outbox.id, id));
}
