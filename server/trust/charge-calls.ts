import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { limitOf } from '#contract/trust.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { requireLeft, spend } from '#server/trust/ledger.ts';
import { spenderOf } from '#server/trust/level.ts';

export function chargeCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;
  app.addHook('onRoute', (route) => {
    const spends = route.config?.endpoint?.spends;
    if (spends === undefined) return;
    const charge: preHandlerAsyncHookHandler = async (request) => {
      const spender = await spenderOf(services, request);
      for (const resource of spends.filter((one) => limitOf(one).measured))
        await requireLeft(db, services, spender, resource);
      await inTransaction(db, async (tx) => {
        for (const resource of spends.filter((one) => !limitOf(one).measured))
          await spend(tx, services, spender, resource, 1);
      });
    };
    route.preHandler = [route.preHandler ?? [], charge].flat();
  });
}
