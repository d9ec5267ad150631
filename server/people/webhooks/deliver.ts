import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { userById } from '#server/people/auth/queries.ts';
import type { Database } from '#server/platform/db/client.ts';
import { webhookDeliveries, webhooks } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { requestPublic } from '#server/platform/http/public-request.ts';
import type { Services } from '#server/services.ts';
import { sendWebhookPaused } from '../auth/letters.ts';
import { unseal } from '../factors/seal.ts';
import { type DeliveryRow, isHook, pauseWebhook, type WebhookRow } from './queries.ts';
import { signedHeaders } from './sign.ts';

type Needs = Pick<Services, 'config' | 'db' | 'now'>;

interface Log {
  warn(details: object, message: string): void;
}

const atOnce = 50;
const timeoutMs = 15_000;
/** Of the response, which is not read. */
const bytesMax = 64 * 1024;
/** After each attempt, in minutes; the specification's example, over three days. */
const pausesMin = [0.1, 5, 30, 120, 300, 600, 840, 1200, 1440];

/** @returns the number of messages accepted */
export async function sendDueNews(services: Needs, log?: Log): Promise<number> {
  let sent = 0;
  for (;;) {
    const claimed = await claimDue(services.db, services.now());
    if (claimed.length === 0) return sent;
    // Side by side: one that stays silent must not hold up the others.
    const accepted = await Promise.all(claimed.map((delivery) => deliver(services, delivery, log)));
    sent += accepted.filter(Boolean).length;
  }
}

const isDelivery = ({ ownerId, webhookId, id }: DeliveryRow) =>
  and(
    eq(webhookDeliveries.ownerId, ownerId),
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.id, id),
  );

/** Postpones each before it is sent, as `claimDue` of the outbox does, by its own row. */
async function claimDue(db: Database, now: Date): Promise<DeliveryRow[]> {
  const due = await db
    .select()
    .from(webhookDeliveries)
    .where(lte(webhookDeliveries.sendAt, now))
    .orderBy(asc(webhookDeliveries.sendAt))
    .limit(atOnce);
  const claimed: DeliveryRow[] = [];
  for (const delivery of due) {
    const { attempts } = delivery;
    const sendAt = new Date(now.getTime() + (pausesMin[attempts] ?? 2 * 1440) * 60_000);
    claimed.push(
      ...(await db
        .update(webhookDeliveries)
        .set({ attempts: attempts + 1, sendAt })
        .where(and(isDelivery(delivery), eq(webhookDeliveries.attempts, attempts)))
        .returning()),
    );
  }
  return claimed;
}

async function deliver(services: Needs, delivery: DeliveryRow, log: Log | undefined): Promise<boolean> {
  const { db, now } = services;
  const { ownerId, webhookId, attempts } = delivery;
  const [hook] = await db
    .select()
    .from(webhooks)
    .where(and(isHook(ownerId, webhookId), isNull(webhooks.pausedAt)));
  if (hook === undefined) {
    await db.update(webhookDeliveries).set({ sendAt: null }).where(isDelivery(delivery));
    return false;
  }
  const status = await post(services, hook, delivery, log);
  const accepted = status !== null && status >= 200 && status < 300;
  const given = accepted || attempts > pausesMin.length || status === 410;
  await db
    .update(webhookDeliveries)
    .set({ status, ...(given && { sendAt: null }), ...(accepted && { deliveredAt: now() }) })
    .where(isDelivery(delivery));
  if (given && !accepted)
    await inTransaction(db, async (tx) => {
      await pauseWebhook(tx, ownerId, webhookId, now());
      const user = await userById(tx, ownerId);
      if (user !== undefined) await sendWebhookPaused(tx, services, user, hook);
    });
  return accepted;
}

/** Returns the status of the response, or null without one. */
async function post(
  { config, now }: Needs,
  { id: hook, url, sealedSecret }: WebhookRow,
  { id, topic, data, createdAt }: Pick<DeliveryRow, 'id' | 'topic' | 'data' | 'createdAt'>,
  log: Log | undefined,
): Promise<number | null> {
  if (config.authenticatorSecret === undefined) return null;
  try {
    const secret = unseal(config.authenticatorSecret, hook, sealedSecret);
    const body = JSON.stringify({ type: topic, timestamp: createdAt.toISOString(), data });
    const { status } = await requestPublic(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Vestidor/1.0',
        ...signedHeaders(secret, `msg_${id}`, now(), body),
      },
      body: Buffer.from(body),
      timeoutMs,
      bytesMax,
      exempt: config.loopbackOrigins,
    });
    return status;
  } catch (err) {
    log?.warn({ err, webhook: hook }, 'a webhook could not be reached');
    return null;
  }
}

/** Never tried again. */
export async function sendTest(
  services: Needs,
  hook: WebhookRow,
  id: string,
  log: Log,
): Promise<DeliveryRow> {
  const { db, now } = services;
  const { ownerId, id: webhookId } = hook;
  const createdAt = now();
  const status = await post(services, hook, { id, topic: 'test', data: {}, createdAt }, log);
  const accepted = status !== null && status >= 200 && status < 300;
  const [kept] = await db
    .insert(webhookDeliveries)
    .values({
      ...{ ownerId, webhookId, id, topic: 'test', data: {}, createdAt, status },
      ...{ attempts: 1, sendAt: null, deliveredAt: accepted ? now() : null },
    })
    .returning();
  if (kept === undefined) throw new Error('a test was not kept');
  return kept;
}
