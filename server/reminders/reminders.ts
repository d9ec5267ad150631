import { and, desc, eq, lt } from 'drizzle-orm';
import type { Look } from '#contract/looks.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { reminders } from '#server/platform/db/schema/index.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { pushDevicesOf } from './devices.ts';
import { reminderSettingsOf } from './settings.ts';

export async function remindedLookOf(db: Executor, ownerId: string, now: Date): Promise<Look | null> {
  const [row] = await db
    .select({ look: reminders.look })
    .from(reminders)
    .where(and(eq(reminders.ownerId, ownerId), eq(reminders.key, `morning:${zonedDay(now)}`)));
  return row?.look ?? null;
}

const keptDays = 365;

/** A year, so that the same news is not told again. */
export async function deleteOldReminders({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - keptDays * 24 * 60 * 60 * 1000);
  await db.delete(reminders).where(lt(reminders.createdAt, before));
}

/** Without the addresses and keys of browsers, which let others write to them. */
export async function exportedReminders(db: Executor, ownerId: string) {
  const [settings, devices, told] = await Promise.all([
    reminderSettingsOf(db, ownerId),
    pushDevicesOf(db, ownerId),
    db
      .select({ key: reminders.key, text: reminders.text, createdAt: reminders.createdAt })
      .from(reminders)
      .where(eq(reminders.ownerId, ownerId))
      .orderBy(desc(reminders.createdAt)),
  ]);
  return {
    settings,
    devices: devices.map(({ name, createdAt }) => ({ name, since: createdAt })),
    told: told.map(({ text, createdAt }) => ({ ...text, createdAt })),
  };
}
