import { defaultLanguage, type Language, prefixOf } from '#contract/languages.ts';
import type { ReminderTopic } from '#contract/reminder-topics.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import { userById } from '#server/people/auth/queries.ts';
import { pushDeliveries, reminders } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { letterheadOf } from '#server/platform/mail/letterhead.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { reachableDevicesOf } from './devices.ts';
import { reminderLetter, unsubscribeUrlOf } from './letter.ts';
import { clockAt, isQuiet, lastMoment } from './moments.ts';
import { claimTurns, endTurn, type ReminderRow } from './settings.ts';
import { awayReminders } from './topics/away.ts';
import { laundryReminder } from './topics/laundry.ts';
import { morningReminder } from './topics/morning.ts';
import { premiumReminder } from './topics/premium.ts';
import { tomorrowReminder } from './topics/tomorrow.ts';
import type { Reminder, Turn } from './topics/topic.ts';
import { wishReminders } from './topics/wishes.ts';

type Needs = Pick<Services, 'config' | 'db' | 'now'>;

interface Log {
  warn(details: object, message: string): void;
}

/** A turn that servers slept through is left out. */
const usefulMillis = 3 * 60 * 60_000;

const morning: readonly ReminderTopic[] = ['morning'];
const evening: readonly ReminderTopic[] = ['tomorrow', 'laundry', 'away', 'wishes', 'premium'];

const topics: Readonly<
  Record<ReminderTopic, (turn: Turn) => Promise<readonly Reminder[] | Reminder | null>>
> = {
  morning: morningReminder,
  tomorrow: tomorrowReminder,
  laundry: laundryReminder,
  away: awayReminders,
  wishes: wishReminders,
  premium: premiumReminder,
};

/** Queues what every due turn has to tell. A turn that fails is tried again while it is useful. */
export async function remind(services: Needs, stylist: Stylist, log?: Log): Promise<void> {
  for (;;) {
    const claimed = await claimTurns(services.db, services.now());
    if (claimed.length === 0) return;
    for (const row of claimed) {
      try {
        await takeTurn(services, stylist, row);
        await endTurn(services.db, row, services.now());
      } catch (err) {
        log?.warn({ err }, 'the reminders of a person could not be composed');
      }
    }
  }
}

async function takeTurn(services: Needs, stylist: Stylist, row: ReminderRow): Promise<void> {
  const now = services.now();
  const { ownerId, settings } = row;
  const isDue = (at: Date | null) => at !== null && at <= now && now.getTime() - at.getTime() < usefulMillis;
  if (isQuiet(clockAt(now, settings), settings)) return;
  const reachable = settings.mail || (await reachableDevicesOf(services.db, ownerId, now)).length > 0;
  if (!reachable) return;
  const language = (await userById(services.db, ownerId))?.language ?? defaultLanguage;
  const due = [...(isDue(row.morningAt) ? morning : []), ...(isDue(row.eveningAt) ? evening : [])].filter(
    (topic) => settings.topics.includes(topic),
  );
  for (const topic of due) {
    const found = await topics[topic]({ services, stylist, ownerId, language, settings, now });
    for (const reminder of [found ?? []].flat()) await tell(services, row, inLanguage(reminder, language));
  }
}

/** Its page is the one in the person's language. */
const inLanguage = (reminder: Reminder, language: Language): Reminder => ({
  ...reminder,
  text: { ...reminder.text, path: `${prefixOf(language)}${reminder.text.path}` },
});

/** Once, by every way that the person has chosen. */
async function tell(
  { db, config, now }: Needs,
  { ownerId, settings, mailToken }: ReminderRow,
  { key, text, look, hasOwnLetter = false }: Reminder,
): Promise<void> {
  const at = now();
  await inTransaction(db, async (tx) => {
    const [fresh] = await tx
      .insert(reminders)
      .values({ ownerId, key, text, look: look ?? null, createdAt: at })
      .onConflictDoNothing()
      .returning({ key: reminders.key });
    const user = await userById(tx, ownerId);
    if (fresh === undefined || user === undefined) return;
    const devices = await reachableDevicesOf(tx, ownerId, at);
    const expiresAt = lastMoment(at, settings, usefulMillis);
    if (devices.length > 0)
      await tx
        .insert(pushDeliveries)
        .values(devices.map(({ id }) => ({ ownerId, deviceId: id, key, sendAt: at, expiresAt })));
    if (!settings.mail || hasOwnLetter || user.emailConfirmedAt === null) return;
    const head = letterheadOf(config, user.language);
    const unsubscribeUrl = unsubscribeUrlOf(head, ownerId, mailToken);
    await queueMail(tx, {
      ...reminderLetter(head, { name: user.firstName ?? user.username, text, unsubscribeUrl }),
      ownerId,
      dedupeKey: `reminder:${ownerId}:${key}`,
      recipient: user.email,
      unsubscribeUrl,
      canBeLeftOut: true,
      at,
    });
  });
}
