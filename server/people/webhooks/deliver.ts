import { setTimeout } from 'node:timers/promises';
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
/** When every receiver is silent, what has become due meanwhile is looked for, too. */
const lookAgainMillis = 1_000;
const timeoutMs = 15_000;
const bytesMax = 64 * 1024;
/** After each attempt, in minutes; the specification's example, over three days. */
const pausesMin = [0.1, 5, 30, 120, 300, 600, 840, 1200, 1440];

/**
 * One message of each webhook at a time, and people take turns: an address that stays silent holds up its own.
 * @returns the number of messages accepted
 */
export async function sendDueNews(services: Needs, log?: Log, stopping?: AbortSignal): Promise<number> {
  const { db, now } = services;
  const underWay = new Map<string, Promise<unknown>>();
  const turns = new Map<string, number>();
  const turnsOf = ({ ownerId }: DeliveryRow) => turns.get(ownerId) ?? 0;
  const faults: unknown[] = [];
  let sent = 0;
  for (;;) {
    const due = stopping?.aborted ? [] : await firstOfEachHook(db, now());
    const waiting = due
      .filter((delivery) => !underWay.has(delivery.webhookId))
      .sort((a, b) => turnsOf(a) - turnsOf(b) || Number(a.sendAt) - Number(b.sendAt));
    for (const first of waiting.slice(0, atOnce - underWay.size)) {
      const delivery = await claim(db, first, now());
      if (delivery === undefined) continue;
      const { ownerId, webhookId } = delivery;
      turns.set(ownerId, turnsOf(delivery) + 1);
      const sending = deliver(services, delivery, log)
        .then((accepted) => {
          if (accepted) sent++;
        })
        .catch((fault: unknown) => faults.push(fault))
        .finally(() => underWay.delete(webhookId));
      underWay.set(webhookId, sending);
    }
    if (underWay.size === 0) {
      if (faults.length > 0) throw faults[0];
      return sent;
    }
    await Promise.race([...underWay.values(), setTimeout(lookAgainMillis, undefined, { ref: false })]);
  }
}

const isDelivery = ({ ownerId, webhookId, id }: DeliveryRow) =>
  and(
    eq(webhookDeliveries.ownerId, ownerId),
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.id, id),
  );

const firstOfEachHook = (db: Database, now: Date): Promise<DeliveryRow[]> =>
  db
    .selectDistinctOn([webhookDeliveries.ownerId, webhookDeliveries.webhookId])
    .from(webhookDeliveries)
    .where(lte(webhookDeliveries.sendAt, now))
    .orderBy(webhookDeliveries.ownerId, webhookDeliveries.webhookId, asc(webhookDeliveries.sendAt));

/** Postpones it before it is sent, as `claimDue` of the outbox does; undefined when another server has it. */
async function claim(db: Database, due: DeliveryRow, now: Date): Promise<DeliveryRow | undefined> {
  const { attempts } = due;
  const sendAt = new Date(now.getTime() + (pausesMin[attempts] ?? 2 * 1440) * 60_000);
  const [claimed] = await db
    .update(webhookDeliveries)
    .set({ attempts: attempts + 1, sendAt })
    .where(and(isDelivery(due), eq(webhookDeliveries.attempts, attempts)))
    .returning();
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
