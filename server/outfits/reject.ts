import type { RejectionReason } from '#contract/composing.ts';
import { hasRoomOn, insertPlan, lockCalendar, plansOfOutfit } from '#server/outfits/plans/queries.ts';
import { insertRejected, lockRejected, saveReason, takeRejected } from '#server/people/taste/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import type { RejectedOutfit } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { deleteOutfits, garmentsByIds } from '#server/wardrobe/garments/queries.ts';
import { insertOutfit, outfitOf } from './queries.ts';
import { shareAgain, sharesOfOutfit } from './shares/queries.ts';
import { learnFromOutcome, unlearn } from './taste-learning.ts';

export async function reject(tx: Executor, ownerId: string, id: string, rejectedAt: Date): Promise<void> {
  const row = await outfitOf(tx, ownerId, id);
  const tasteChange = await learnFromOutcome(tx, row, 'rejected');
  const { pieces, createdAt, lastWornAt, ...outfit } = row;
  const plans = await plansOfOutfit(tx, ownerId, id);
  const shares = await sharesOfOutfit(tx, ownerId, id);
  await deleteOutfits(tx, ownerId, [id]);
  await insertRejected(tx, {
    ownerId,
    id,
    generationId: row.generationId,
    garmentIds: pieces.map((piece) => piece.id),
    losses: row.losses,
    outfit: { ...outfit, plans: plans.map(asText), shares },
    createdAt,
    lastWornAt,
    taught: tasteChange,
    rejectedAt,
    reason: null,
  });
}

/**
 * All the credit goes to the reason, so what the rejection taught about the rules is taken back.
 * @throws ApiError `outfit_not_found` or `piece_not_in_outfit`
 */
export async function explainRejection(
  tx: Executor,
  ownerId: string,
  id: string,
  reason: RejectionReason,
): Promise<void> {
  const rejected = await lockRejected(tx, ownerId, id);
  if (rejected === null) throw new ApiError('outfit_not_found');
  if (reason.about === 'piece' && !rejected.garmentIds.includes(reason.garmentId)) {
    throw new ApiError('piece_not_in_outfit');
  }
  await unlearn(tx, ownerId, rejected.taught);
  await saveReason(tx, rejected, reason);
}

/** @throws ApiError `outfit_not_found`, or `garment_not_found` when a piece was deleted */
export async function restoreRejected(tx: Executor, ownerId: string, id: string): Promise<void> {
  const rejected = await takeRejected(tx, ownerId, id);
  if (rejected === null) throw new ApiError('outfit_not_found');
  const { garmentIds, createdAt, lastWornAt, taught } = rejected;
  const { plans, shares = [], ...outfit } = rejected.outfit;
  await garmentsByIds(tx, ownerId, garmentIds);
  await insertOutfit(tx, { ...outfit, createdAt, lastWornAt }, garmentIds);
  await replan(tx, ownerId, id, plans);
  await shareAgain(tx, ownerId, id, shares);
  await unlearn(tx, ownerId, taught);
}

type KeptPlan = RejectedOutfit['plans'][number];

const asText = ({
  id,
  day,
  wornAt,
  createdAt,
}: Awaited<ReturnType<typeof plansOfOutfit>>[number]): KeptPlan => ({
  id,
  day,
  wornAt: wornAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

async function replan(
  tx: Executor,
  ownerId: string,
  outfitId: string,
  plans: readonly KeptPlan[],
): Promise<void> {
  if (plans.length > 0) await lockCalendar(tx, ownerId);
  for (const { id, day, wornAt, createdAt } of plans) {
    if (!(await hasRoomOn(tx, ownerId, day))) continue;
    const moments = { wornAt: wornAt === null ? null : new Date(wornAt), createdAt: new Date(createdAt) };
    await insertPlan(tx, { ownerId, id, outfitId, day, ...moments });
  }
}
