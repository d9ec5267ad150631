import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { limits } from '#contract/limits.ts';
import * as contract from '#contract/upkeep.ts';
import type { Upkeep } from '#contract/upkeep-log.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { wears } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { endOfDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { requirePast } from './departures.ts';
import { loadPresentedGarment } from './presented-garment.ts';
import { type GarmentRow, garmentOf, lockGarment, updateGarmentRow } from './queries.ts';
import { incrementRevision } from './state.ts';

export function upkeepRoutes(app: FastifyInstance, { db, now }: Services): void {
  route(app, contract.logUpkeep, async ({ person, params, body: { back, ...fields } }) => {
    requirePast(fields.day, now());
    await inTransaction(db, (tx) =>
      changeLog(tx, person.id, params.id, async (row) => {
        const others = row.upkeep.filter(({ id }) => id !== params.upkeepId);
        if (others.length >= limits.upkeep.most) throw new ApiError('upkeep_limit');
        const atWear = row.timesWorn - (await wearsAfter(tx, person.id, params.id, fields.day));
        const upkeep = newestFirst([
          { ...fields, id: params.upkeepId, atWear: Math.max(0, atWear) },
          ...others,
        ]);
        return { upkeep, ...(back && row.away?.why === 'repair' && { away: null }) };
      }),
    );
    return { item: await loadPresentedGarment(db, person.id, params.id, now()) };
  });

  route(app, contract.deleteUpkeep, async ({ person, params }) => {
    await inTransaction(db, (tx) =>
      changeLog(tx, person.id, params.id, async ({ upkeep }) => ({
        upkeep: upkeep.filter(({ id }) => id !== params.upkeepId),
      })),
    );
    return { item: await loadPresentedGarment(db, person.id, params.id, now()) };
  });
}

type Columns = Pick<GarmentRow, 'upkeep'> & { away?: null };

async function changeLog(
  tx: Executor,
  ownerId: string,
  id: string,
  change: (row: GarmentRow) => Promise<Columns>,
): Promise<void> {
  await lockGarment(tx, ownerId, id);
  await updateGarmentRow(tx, ownerId, id, await change(await garmentOf(tx, ownerId, id)));
  await incrementRevision(tx, ownerId);
}

const wearsAfter = (tx: Executor, ownerId: string, garmentId: string, day: string): Promise<number> =>
  tx.$count(
    wears,
    and(eq(wears.ownerId, ownerId), eq(wears.garmentId, garmentId), gt(wears.wornAt, endOfDay(day))),
  );

const newestFirst = (log: Upkeep[]): Upkeep[] => log.toSorted((a, b) => (a.day < b.day ? 1 : -1));
