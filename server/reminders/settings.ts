import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { defaultReminders, type ReminderSettings } from '#contract/reminders.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { pushDeliveries, reminderSettings } from '#server/platform/db/schema/index.ts';
import { nextTurn } from './moments.ts';

export type ReminderRow = typeof reminderSettings.$inferSelect;

export async function reminderSettingsOf(db: Executor, ownerId: string): Promise<ReminderSettings> {
  const [row] = await db
    .select({ settings: reminderSettings.settings })
    .from(reminderSettings)
    .where(eq(reminderSettings.ownerId, ownerId));
  return row?.settings ?? defaultReminders;
}

function turnsAfter(settings: ReminderSettings, now: Date): Pick<ReminderRow, 'morningAt' | 'eveningAt'> {
  const { enabled, topics, morningAt, eveningAt } = settings;
  const wants = (turn: boolean) => enabled && turn;
  return {
    morningAt: wants(topics.includes('morning')) ? nextTurn(morningAt, now, settings) : null,
    eveningAt: wants(topics.some((topic) => topic !== 'morning')) ? nextTurn(eveningAt, now, settings) : null,
  };
}

export async function keepReminderSettings(
  db: Executor,
  ownerId: string,
  settings: ReminderSettings,
  now: Date,
): Promise<void> {
  const change = { settings, ...turnsAfter(settings, now), claimedUntil: null };
  await db
    .insert(reminderSettings)
    .values({ ownerId, mailToken: randomBytes(24).toString('base64url'), ...change })
    .onConflictDoUpdate({ target: reminderSettings.ownerId, set: change });
  if (!settings.enabled) await db.delete(pushDeliveries).where(eq(pushDeliveries.ownerId, ownerId));
}

/** Returns false for a link that is not the person's. */
export async function stopMails(db: Executor, ownerId: string, token: string): Promise<boolean> {
  const [row] = await db.select().from(reminderSettings).where(eq(reminderSettings.ownerId, ownerId));
  const [known, given] = [Buffer.from(row?.mailToken ?? ''), Buffer.from(token)];
  if (row === undefined || known.length !== given.length || !timingSafeEqual(known, given)) return false;
  const settings = { ...row.settings, mail: false };
  await db.update(reminderSettings).set({ settings }).where(eq(reminderSettings.ownerId, ownerId));
  return true;
}

/** For a server to compose and tell, so that another one takes over after a crash. */
const claimMillis = 10 * 60_000;
const atOnce = 50;

/** Each turn goes to one server: the update of a second finds it claimed. */
export async function claimTurns(db: Database, now: Date): Promise<ReminderRow[]> {
  const due = and(
    or(lte(reminderSettings.morningAt, now), lte(reminderSettings.eveningAt, now)),
    or(isNull(reminderSettings.claimedUntil), lte(reminderSettings.claimedUntil, now)),
  );
  const found = await db
    .select({ ownerId: reminderSettings.ownerId })
    .from(reminderSettings)
    .where(due)
    .limit(atOnce);
  const claimed: ReminderRow[] = [];
  for (const { ownerId } of found) {
    const claimedUntil = new Date(now.getTime() + claimMillis);
    claimed.push(
      ...(await db
        .update(reminderSettings)
        .set({ claimedUntil })
        .where(and(eq(reminderSettings.ownerId, ownerId), due))
        .returning()),
    );
  }
  return claimed;
}

/** Nothing if the person has changed the settings meanwhile. */
export async function endTurn(db: Executor, row: ReminderRow, now: Date): Promise<void> {
  if (row.claimedUntil === null) return;
  await db
    .update(reminderSettings)
    .set({ ...turnsAfter(row.settings, now), claimedUntil: null })
    .where(
      and(eq(reminderSettings.ownerId, row.ownerId), eq(reminderSettings.claimedUntil, row.claimedUntil)),
    );
}
