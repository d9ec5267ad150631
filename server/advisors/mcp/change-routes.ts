import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/access.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { latestChanges, undoChange } from './changes.ts';

export function assistantChangeRoutes(app: FastifyInstance, { db, now, config }: Services): void {
  route(app, contract.listAssistantChanges, async ({ person }) => ({
    changes: (await latestChanges(db, person.id)).map(({ id, assistant, tool, createdAt, undoneAt }) => ({
      id,
      assistant,
      tool,
      madeAt: createdAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    })),
  }));

  route(app, contract.undoAssistantChange, async ({ person, params }) => {
    const at = { now: now(), mode: config.payments.mode };
    await undoChange(db, { ownerId: person.id }, params.id, at);
  });
}
