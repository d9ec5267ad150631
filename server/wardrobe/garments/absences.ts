import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Absence } from '#contract/absence.ts';
import * as contract from '#contract/wardrobe.ts';
import { queueSaved } from '#server/people/webhooks/queue.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { garments } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { isOwned } from './queries.ts';
import { incrementRevision } from './state.ts';

export function absenceRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  route(app, contract.changeAbsences, async ({ person, body: { moves } }) => {
    await inTransaction(db, async (tx) => {
      for (const { away, garmentIds } of moves) await setAbsence(tx, person.id, garmentIds, away);
      await incrementRevision(tx, person.id);
      await queueSaved(
        tx,
        person.id,
        moves.flatMap(({ garmentIds }) => garmentIds),
      );
    });
  });
}

/** @throws ApiError `garment_not_found` if one is missing or has left */
async function setAbsence(tx: Executor, ownerId: string, ids: string[], away: Absence | null): Promise<void> {
  const changed = await tx
    .update(garments)
    .set({ away })
    .where(and(eq(garments.ownerId, ownerId), inArray(garments.id, ids), isOwned))
    .returning({ id: garments.id });
  if (changed.length !== ids.length) throw new ApiError('garment_not_found');
}
