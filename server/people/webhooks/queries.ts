import { and, desc, eq, lt } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Delivery, Webhook } from '#contract/webhooks.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { webhookDeliveries, webhooks } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export const isHook = (ownerId: string, id: string) =>
  and(eq(webhooks.ownerId, ownerId), eq(webhooks.id, id));
const isOfHook = (ownerId: string, id: string) =>
  and(eq(webhookDeliveries.ownerId, ownerId), eq(webhookDeliveries.webhookId, id));

export const rowsOf = (db: Executor, ownerId: string): Promise<WebhookRow[]> =>
  db.select().from(webhooks).where(eq(webhooks.ownerId, ownerId)).orderBy(desc(webhooks.createdAt));

/** @throws ApiError `webhook_not_found`, also for another person's */
export async function webhookOf(db: Executor, ownerId: string, id: string): Promise<WebhookRow> {
  const [row] = await db.select().from(webhooks).where(isHook(ownerId, id));
  if (row === undefined) throw new ApiError('webhook_not_found');
  return row;
}

export const presentDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  topic: row.topic,
  createdAt: row.createdAt.toISOString(),
  attempts: row.attempts,
  nextAt: row.sendAt?.toISOString() ?? null,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  status: row.status,
});

export async function presentWebhook(db: Executor, row: WebhookRow): Promise<Webhook> {
  const deliveries = await db
    .select()
    .from(webhookDeliveries)
    .where(isOfHook(row.ownerId, row.id))
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(limits.webhooks.shown);
  return {
    id: row.id,
    url: row.url,
    topics: row.topics,
    createdAt: row.createdAt.toISOString(),
    pausedAt: row.pausedAt?.toISOString() ?? null,
    deliveries: deliveries.map(presentDelivery),
  };
}

export const webhooksOf = async (db: Executor, ownerId: string): Promise<Webhook[]> =>
  Promise.all((await rowsOf(db, ownerId)).map((row) => presentWebhook(db, row)));

export async function pauseWebhook(tx: Executor, ownerId: string, id: string, at: Date): Promise<void> {
  await tx.update(webhooks).set({ pausedAt: at }).where(isHook(ownerId, id));
  await tx.update(webhookDeliveries).set({ sendAt: null }).where(isOfHook(ownerId, id));
}

const keptDays = 7;

export async function deleteOldDeliveries({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - keptDays * 24 * 60 * 60 * 1000);
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}
