import { and, asc, eq, lte } from 'drizzle-orm';
import webPush from 'web-push';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { KeyPair } from '#server/platform/db/installation-keys.ts';
import {
  pushDeliveries,
  pushDevices,
  type ReminderText,
  reminders,
} from '#server/platform/db/schema/index.ts';
import { requestPublic } from '#server/platform/http/public-request.ts';
import type { Services } from '#server/services.ts';
import { dropPushDevices, type PushDeviceRow } from '../devices.ts';
import { vapidKeys } from './keys.ts';

type Needs = Pick<Services, 'config' | 'db' | 'now'>;
type Delivery = typeof pushDeliveries.$inferSelect;

interface Log {
  warn(details: object, message: string): void;
}

const atOnce = 50;
const timeoutMs = 10_000;
const bytesMax = 64 * 1024;
const pauseMillis = (attempts: number) => Math.min(2 ** attempts, 60) * 60_000;

/** @returns the number of notifications accepted by push services */
export async function sendDuePushes(services: Needs, log?: Log): Promise<number> {
  const { db, now } = services;
  let sent = 0;
  for (;;) {
    const claimed = await claimDeliveries(db, now());
    if (claimed.length === 0) return sent;
    const keys = await vapidKeys(db);
    // Side by side: a push service that stays silent must not hold up the others.
    const accepted = await Promise.all(claimed.map((delivery) => deliver(services, keys, delivery, log)));
    sent += accepted.filter(Boolean).length;
  }
}

/** Postpones each before it is sent, as `claimDue` of the outbox does, by its own row: no two servers hold it. */
async function claimDeliveries(db: Database, now: Date): Promise<Delivery[]> {
  const due = await db
    .select()
    .from(pushDeliveries)
    .where(lte(pushDeliveries.sendAt, now))
    .orderBy(asc(pushDeliveries.sendAt))
    .limit(atOnce);
  const claimed: Delivery[] = [];
  for (const delivery of due) {
    const { attempts } = delivery;
    const sendAt = new Date(now.getTime() + pauseMillis(attempts));
    claimed.push(
      ...(await db
        .update(pushDeliveries)
        .set({ attempts: attempts + 1, sendAt })
        .where(and(isDelivery(delivery), eq(pushDeliveries.attempts, attempts)))
        .returning()),
    );
  }
  return claimed;
}

const isDelivery = ({ ownerId, deviceId, key }: Delivery) =>
  and(
    eq(pushDeliveries.ownerId, ownerId),
    eq(pushDeliveries.deviceId, deviceId),
    eq(pushDeliveries.key, key),
  );

async function deliver(
  { config, db, now }: Needs,
  keys: KeyPair,
  delivery: Delivery,
  log: Log | undefined,
): Promise<boolean> {
  const { ownerId, deviceId, key, expiresAt } = delivery;
  const [device] = await db
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.ownerId, ownerId), eq(pushDevices.id, deviceId)));
  const [reminder] = await db
    .select({ text: reminders.text })
    .from(reminders)
    .where(and(eq(reminders.ownerId, ownerId), eq(reminders.key, key)));
  const left = expiresAt.getTime() - now().getTime();
  const end = () => db.delete(pushDeliveries).where(isDelivery(delivery));
  if (device === undefined || reminder === undefined || left <= 0) {
    await end();
    return false;
  }
  try {
    const status = await post(config, keys, device, {
      text: reminder.text,
      topic: key.split(':', 1)[0] ?? key,
      ttlSeconds: Math.round(left / 1000),
    });
    // Too many or a fault of the service: tried again.
    if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
    if (status === 404 || status === 410) await dropPushDevices(db, ownerId, [device]);
    else {
      if (status >= 300) log?.warn({ status, device: deviceId }, 'a push service refused a notification');
      await end();
    }
    return status < 300;
  } catch (err) {
    log?.warn({ err, device: deviceId, attempts: delivery.attempts }, 'a notification could not be sent');
    return false;
  }
}

async function post(
  { company, loopbackOrigins }: Pick<Config, 'company' | 'loopbackOrigins'>,
  keys: KeyPair,
  { endpoint, p256dh, auth }: PushDeviceRow,
  { text, topic, ttlSeconds }: { text: ReminderText; topic: string; ttlSeconds: number },
): Promise<number> {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...text, tag: topic }),
    { TTL: ttlSeconds, topic, vapidDetails: { subject: `mailto:${company.email.value}`, ...keys } },
  );
  const { status } = await requestPublic(endpoint, {
    method,
    headers,
    body: body ?? undefined,
    timeoutMs,
    bytesMax,
    exempt: loopbackOrigins,
  });
  return status;
}
