import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { limits } from '#contract/limits.ts';
import * as contract from '#contract/webhooks.ts';
import { webhooks } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { isPublicUrl } from '#server/platform/http/public-request.ts';
import type { Services } from '#server/services.ts';
import { sendNewWebhook } from '../auth/letters.ts';
import { lockPerson } from '../auth/queries.ts';
import { requirePassword } from '../auth/require-password.ts';
import { seal } from '../factors/seal.ts';
import { sendTest } from './deliver.ts';
import * as queries from './queries.ts';
import { secretText } from './sign.ts';

export function webhookRoutes(app: FastifyInstance, services: Services): void {
  const { db, now, config } = services;

  function key(): string {
    if (config.authenticatorSecret === undefined) throw new ApiError('webhooks_unavailable');
    return config.authenticatorSecret;
  }

  route(app, contract.listWebhooks, async ({ person }) => ({
    webhooks: await queries.webhooksOf(db, person.id),
  }));

  route(app, contract.addWebhook, async ({ person, body: { password, url, topics } }) => {
    const user = await requirePassword(db, person, password, 'password');
    if (!isPublicUrl(url, config.loopbackOrigins)) throw ApiError.inField('webhook_address_refused', 'url');
    const id = randomUUID();
    const secret = randomBytes(32);
    const row = {
      ...{ ownerId: person.id, id, url, topics, createdAt: now(), pausedAt: null },
      sealedSecret: seal(key(), id, secret),
    };
    await inTransaction(db, async (tx) => {
      await lockPerson(tx, person.id);
      if ((await queries.rowsOf(tx, person.id)).length >= limits.webhooks.most)
        throw new ApiError('webhook_limit');
      await tx.insert(webhooks).values(row);
      await sendNewWebhook(tx, services, user, row);
    });
    return { webhook: await queries.presentWebhook(db, row), secret: secretText(secret) };
  });

  route(app, contract.removeWebhook, async ({ person, params }) => {
    await queries.webhookOf(db, person.id, params.id);
    await db.delete(webhooks).where(queries.isHook(person.id, params.id));
  });

  route(app, contract.resumeWebhook, async ({ person, params }) => {
    await queries.webhookOf(db, person.id, params.id);
    await db.update(webhooks).set({ pausedAt: null }).where(queries.isHook(person.id, params.id));
  });

  route(app, contract.testWebhook, async ({ person, params, request }) => {
    const hook = await queries.webhookOf(db, person.id, params.id);
    key();
    return {
      delivery: queries.presentDelivery(await sendTest(services, hook, randomUUID(), request.log)),
    };
  });
}
