import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { unlike } from '#server/outfits/like.ts';
import {
  deletePlan,
  insertPlan,
  lockCalendar,
  type PlanRow,
  planRowsByIds,
  plansOfOutfit,
  requireWithinLimit,
  updatePlan,
} from '#server/outfits/plans/queries.ts';
import { outfitsByIds, updateOutfitRow } from '#server/outfits/queries.ts';
import { unlearn } from '#server/outfits/taste-learning.ts';
import { takeBackOutfitWear } from '#server/outfits/wear.ts';
import { takeRejected } from '#server/people/taste/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { chatMessages, type PlanAsText, type UndoStep } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { removePiece } from '#server/shop/cart/change.ts';
import { dropFavorite, keepFavorite } from '#server/shop/catalogue/favorites.ts';
import { setDeparture } from '#server/wardrobe/garments/departures.ts';
import { deleteOutfits, departedOf, updateGarmentRow } from '#server/wardrobe/garments/queries.ts';
import { incrementRevision } from '#server/wardrobe/garments/state.ts';
import { takeBackWearsAt } from '#server/wardrobe/garments/wears.ts';
import type { MessageRow } from '../conversations.ts';

export const planAsText = ({ id, day, outfitId, wornAt, createdAt }: PlanRow): PlanAsText => ({
  id,
  day,
  outfitId,
  wornAt: wornAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

type Reversals = {
  [U in UndoStep['undo']]: (
    tx: Executor,
    ownerId: string,
    step: Extract<UndoStep, { undo: U }>,
  ) => Promise<unknown>;
};

const exists = async (tx: Executor, ownerId: string, outfitId: string) =>
  (await outfitsByIds(tx, ownerId, [outfitId])).length > 0;

/** Each leaves alone what the person has deleted since. */
const reversals: Reversals = {
  'outfit-made': async (tx, ownerId, { outfitId }) => {
    const [outfit] = await outfitsByIds(tx, ownerId, [outfitId]);
    // An outfit that has been used since stays.
    if (outfit === undefined || outfit.kept || outfit.timesWorn > 0) return;
    if ((await plansOfOutfit(tx, ownerId, outfitId)).length > 0) return;
    await deleteOutfits(tx, ownerId, [outfitId]);
  },
  'outfit-liked': async (tx, ownerId, { outfitId }) => {
    if (await exists(tx, ownerId, outfitId)) await unlike(tx, ownerId, outfitId);
  },
  'outfit-named': async (tx, ownerId, { outfitId, name, worded }) => {
    if (await exists(tx, ownerId, outfitId)) await updateOutfitRow(tx, ownerId, outfitId, { name, worded });
  },
  'plan-made': (tx, ownerId, { planId }) => deletePlan(tx, ownerId, planId),
  'plan-moved': (tx, ownerId, { planId, day }) => updatePlan(tx, ownerId, planId, { day }),
  'plan-swapped': async (tx, ownerId, { planId, outfitId }) => {
    if (!(await exists(tx, ownerId, outfitId))) throw new ApiError('outfit_not_found');
    await updatePlan(tx, ownerId, planId, { outfitId });
  },
  'plan-deleted': async (tx, ownerId, { plan }) => {
    if ((await planRowsByIds(tx, ownerId, [plan.id])).length > 0) return;
    if (!(await exists(tx, ownerId, plan.outfitId))) throw new ApiError('outfit_not_found');
    const moments = {
      wornAt: plan.wornAt === null ? null : new Date(plan.wornAt),
      createdAt: new Date(plan.createdAt),
    };
    await insertPlan(tx, { ...plan, ownerId, ...moments });
  },
  'outfit-worn': async (tx, ownerId, { outfitId, wornAt, taught, planId }) => {
    if (planId !== null) await updatePlan(tx, ownerId, planId, { wornAt: null });
    if (await exists(tx, ownerId, outfitId))
      await takeBackOutfitWear(tx, ownerId, outfitId, new Date(wornAt), taught);
  },
  'garments-worn': (tx, ownerId, { garmentIds, wornAt }) =>
    takeBackWearsAt(tx, ownerId, garmentIds, new Date(wornAt)),
  'garments-marked': async (tx, ownerId, { before }) => {
    for (const { id, ...flags } of before) await updateGarmentRow(tx, ownerId, id, flags);
    await incrementRevision(tx, ownerId);
  },
  'garments-departed': async (tx, ownerId, { garmentIds }) => {
    const gone = await departedOf(tx, ownerId);
    for (const id of garmentIds)
      if (gone.some((row) => row.id === id)) await setDeparture(tx, ownerId, id, null);
  },
  'garments-away': async (tx, ownerId, { before }) => {
    for (const { id, away } of before) await updateGarmentRow(tx, ownerId, id, { away });
    await incrementRevision(tx, ownerId);
  },
  wished: (tx, ownerId, { productId }) => dropFavorite(tx, ownerId, productId),
  unwished: (tx, ownerId, { productId, createdAt }) =>
    keepFavorite(tx, ownerId, productId, new Date(createdAt)),
  carted: (tx, ownerId, { undo: _, ...variant }) => removePiece(tx, ownerId, variant),
  refused: async (tx, ownerId, { outfitId }) => {
    const rejected = await takeRejected(tx, ownerId, outfitId);
    if (rejected !== null) await unlearn(tx, ownerId, rejected.taught);
  },
};

function reverse<U extends UndoStep['undo']>(
  tx: Executor,
  ownerId: string,
  step: Extract<UndoStep, { undo: U }>,
): Promise<unknown> {
  return reversals[step.undo as U](tx, ownerId, step);
}

const daysOf = (steps: readonly UndoStep[]): Set<string> =>
  new Set(
    steps.flatMap((step) =>
      step.undo === 'plan-moved' ? [step.day] : step.undo === 'plan-deleted' ? [step.plan.day] : [],
    ),
  );

/** @throws ApiError when a step is impossible */
export async function reverseSteps(tx: Executor, ownerId: string, steps: readonly UndoStep[]): Promise<void> {
  await lockCalendar(tx, ownerId);
  for (const step of steps.toReversed()) await reverse(tx, ownerId, step);
  for (const day of daysOf(steps)) await requireWithinLimit(tx, ownerId, day);
}

/** Reverses the changes of an answer, once. @throws ApiError `change_not_found` or when a step is impossible */
export async function undoChanges(
  tx: Executor,
  ownerId: string,
  messageId: string,
  now: Date,
): Promise<void> {
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.id, messageId)))
    .for('update');
  const changes = row?.shown?.changes;
  if (row === undefined || !row.shown || changes === undefined) throw new ApiError('change_not_found');
  if (changes.undoneAt !== null) return;
  await reverseSteps(tx, ownerId, changes.steps);
  await tx
    .update(chatMessages)
    .set({ shown: { ...row.shown, changes: { ...changes, undoneAt: now.toISOString() } } })
    .where(and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.id, messageId)));
}

/** The last answer of a conversation that changed something and has not been undone. */
export async function lastChanged(
  db: Executor,
  ownerId: string,
  conversationId: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.ownerId, ownerId),
        eq(chatMessages.conversationId, conversationId),
        isNotNull(sql`${chatMessages.shown} -> 'changes'`),
        sql`${chatMessages.shown} -> 'changes' ->> 'undoneAt' is null`,
      ),
    )
    .orderBy(desc(chatMessages.position))
    .limit(1);
  return row;
}
