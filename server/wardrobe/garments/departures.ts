import { and, eq, exists, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Departure } from '#contract/departure.ts';
import * as contract from '#contract/wardrobe.ts';
import type { Mode } from '#server/payments/payment.ts';
import { queueSaved } from '#server/people/webhooks/queue.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { garments, outfitGarments, outfits } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { requireRoomAmong } from './allowance.ts';
import { presentGarment } from './present.ts';
import { loadPresentedGarment } from './presented-garment.ts';
import { departedOf, garmentOf, isDeparted, isOwned } from './queries.ts';
import { incrementRevision } from './state.ts';

export function departureRoutes(app: FastifyInstance, { db, now, config }: Services): void {
  route(app, contract.departGarment, async ({ person, params: { id }, body }) => {
    requirePast(body.day, now());
    const departure = body.how === 'sold' ? body : { ...body, received: null };
    const at = { now: now(), mode: config.payments.mode };
    await inTransaction(db, (tx) => setDeparture(tx, person.id, id, departure, at));
    return { item: presentGarment(await garmentOf(db, person.id, id, isDeparted)) };
  });

  route(app, contract.returnGarment, async ({ person, params: { id } }) => {
    const at = { now: now(), mode: config.payments.mode };
    await inTransaction(db, (tx) => setDeparture(tx, person.id, id, null, at));
    return { item: await loadPresentedGarment(db, person.id, id, now()) };
  });

  route(app, contract.listDeparted, async ({ person }) => ({
    items: (await departedOf(db, person.id)).map((row) => presentGarment(row)),
  }));
}

/** @throws ApiError `validation` */
export function requirePast(day: string, now: Date): void {
  if (day <= zonedDay(now)) return;
  throw ApiError.inField('validation', 'day', ({ refusals }) => refusals.wardrobe.departsLater);
}

/** For the limits that hold. */
export interface AtMoment {
  now: Date;
  mode: Mode;
}

/** Null brings it back. @throws ApiError `garment_limit`; `garment_not_found`, also when it is so already */
export async function setDeparture(
  tx: Executor,
  ownerId: string,
  id: string,
  departure: Departure | null,
  { now, mode }: AtMoment,
): Promise<void> {
  await requireRoomAmong(tx, ownerId, departure === null ? 'garments' : 'departed', now, mode);
  const wasHere = departure === null ? isDeparted : isOwned;
  const [changed] = await tx
    .update(garments)
    .set({ departure, ...(departure && { inLaundry: false, away: null }) })
    .where(and(eq(garments.ownerId, ownerId), eq(garments.id, id), wasHere))
    .returning({ id: garments.id });
  if (changed === undefined) throw new ApiError('garment_not_found');
  const one = departure === null ? -1 : 1;
  await tx
    .update(outfits)
    .set({ departed: sql`${outfits.departed} + ${one}::int` })
    .where(
      and(
        eq(outfits.ownerId, ownerId),
        exists(
          tx
            .select({ id: outfitGarments.outfitId })
            .from(outfitGarments)
            .where(
              and(
                eq(outfitGarments.ownerId, ownerId),
                eq(outfitGarments.outfitId, outfits.id),
                eq(outfitGarments.garmentId, id),
              ),
            ),
        ),
      ),
    );
  await incrementRevision(tx, ownerId);
  await queueSaved(tx, ownerId, [id]);
}
