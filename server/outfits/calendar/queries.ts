import { and, eq, lte } from 'drizzle-orm';
import type { DayEvent } from '#contract/calendar.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { calendarSources } from '#server/platform/db/schema/index.ts';

export type SourceRow = typeof calendarSources.$inferSelect;

export async function sourceOf(db: Executor, ownerId: string): Promise<SourceRow | null> {
  const [row] = await db.select().from(calendarSources).where(eq(calendarSources.ownerId, ownerId));
  return row ?? null;
}

export async function eventsBetween(
  db: Executor,
  ownerId: string,
  from: string,
  to: string,
): Promise<DayEvent[]> {
  const { events = [] } = (await sourceOf(db, ownerId)) ?? {};
  return events.filter(({ day }) => day >= from && day <= to);
}

const rereadMillis = 6 * 60 * 60_000;

export async function keepSource(
  db: Executor,
  ownerId: string,
  { url, events, now }: { url: string; events: DayEvent[]; now: Date },
): Promise<void> {
  const nextAt = new Date(now.getTime() + rereadMillis);
  const change = { url, events, checkedAt: now, failed: false, nextAt };
  await db
    .insert(calendarSources)
    .values({ ownerId, ...change })
    .onConflictDoUpdate({ target: calendarSources.ownerId, set: change });
}

/** Unless the person has changed the address meanwhile. */
export async function updateSource(
  db: Executor,
  { ownerId, url }: SourceRow,
  change: Partial<Pick<SourceRow, 'events' | 'checkedAt' | 'failed'>>,
): Promise<void> {
  await db
    .update(calendarSources)
    .set(change)
    .where(and(eq(calendarSources.ownerId, ownerId), eq(calendarSources.url, url)));
}

export async function dropSource(db: Executor, ownerId: string): Promise<void> {
  await db.delete(calendarSources).where(eq(calendarSources.ownerId, ownerId));
}

const atOnce = 20;

/** Postponed before it is read: one server gets each, and a failure waits. */
export async function claimSources(db: Database, now: Date): Promise<SourceRow[]> {
  const isDue = lte(calendarSources.nextAt, now);
  const due = await db
    .select({ ownerId: calendarSources.ownerId })
    .from(calendarSources)
    .where(isDue)
    .limit(atOnce);
  const nextAt = new Date(now.getTime() + rereadMillis);
  const claimed: SourceRow[] = [];
  for (const { ownerId } of due) {
    claimed.push(
      ...(await db
        .update(calendarSources)
        .set({ nextAt })
        .where(and(eq(calendarSources.ownerId, ownerId), isDue))
        .returning()),
    );
  }
  return claimed;
}
