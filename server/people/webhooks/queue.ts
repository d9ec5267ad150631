import { randomUUID } from 'node:crypto';
import { and, arrayContains, eq, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type { WebhookTopic } from '#contract/webhook-topics.ts';
import type { webhookData } from '#contract/webhooks.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { webhookDeliveries, webhooks } from '#server/platform/db/schema/index.ts';

type Data<T extends WebhookTopic> = z.output<(typeof webhookData)[T]>;

/** In the transaction that causes it. */
export async function queueNews<T extends WebhookTopic>(
  tx: Executor,
  ownerId: string,
  topic: T,
  data: Data<T>,
): Promise<void> {
  const hooks = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.ownerId, ownerId),
        isNull(webhooks.pausedAt),
        arrayContains(webhooks.topics, [topic as WebhookTopic]),
      ),
    );
  for (const { id: webhookId } of hooks) {
    const waiting = await tx.$count(
      webhookDeliveries,
      and(
        eq(webhookDeliveries.ownerId, ownerId),
        eq(webhookDeliveries.webhookId, webhookId),
        isNotNull(webhookDeliveries.sendAt),
      ),
    );
    if (waiting < limits.webhooks.waiting)
      await tx.insert(webhookDeliveries).values({ ownerId, webhookId, id: randomUUID(), topic, data });
  }
}

export async function queueSaved(tx: Executor, ownerId: string, ids: readonly string[]): Promise<void> {
  const { idsPerMessage } = limits.webhooks;
  for (let at = 0; at < ids.length; at += idsPerMessage)
    await queueNews(tx, ownerId, 'garment.saved', { garmentIds: ids.slice(at, at + idsPerMessage) });
}
