import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Absence } from '#contract/absence.ts';
import type { Departure } from '#contract/departure.ts';
import { unlike } from '#server/outfits/like.ts';
import {
  deletePlan,
  insertPlan,
  lockCalendar,
  type PlanRow,
  planOn,
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
import { chatMessages, garments, type PlanAsText, type UndoStep } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { removePiece } from '#server/shop/cart/change.ts';
import { dropFavorite, keepFavorite } from '#server/shop/catalogue/favorites.ts';
import { type AtMoment, setDeparture } from '#server/wardrobe/garments/departures.ts';
import { deleteOutfits, departedOf, isOwned, updateGarmentRow } from '#server/wardrobe/garments/queries.ts';
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

const isSameDeparture = (one: Departure, other: Departure) =>
  one.how === other.how && one.day === other.day && one.received === other.received;

type Reversals = {
  [U in UndoStep['undo']]: (
    tx: Executor,
    ownerId: string,
    step: Extract<UndoStep, { undo: U }>,
    at: AtMoment,
  ) => Promise<unknown>;
};

const exists = async (tx: Executor, ownerId: string, outfitId: string) =>
  (await outfitsByIds(tx, ownerId, [outfitId])).length > 0;

async function otherPlanLikeIt(tx: Executor, { ownerId, id, day, outfitId }: PlanRow): Promise<boolean> {
  const there = await planOn(tx, ownerId, day, outfitId);
  return there !== undefined && there.id !== id;
}

/** A plan that the person has made in its place since takes over. */
async function putPlanBack(
  tx: Executor,
  ownerId: string,
  planId: string,
  before: Partial<Pick<PlanRow, 'day' | 'outfitId'>>,
): Promise<void> {
  const [plan] = await planRowsByIds(tx, ownerId, [planId]);
  if (plan === undefined) return;
  if (!(await otherPlanLikeIt(tx, { ...plan, ...before }))) await updatePlan(tx, ownerId, planId, before);
  else if (plan.wornAt === null) await deletePlan(tx, ownerId, planId);
}

const isStillAway = (noted: Absence | null | undefined) =>
  noted === undefined
    ? undefined
    : noted === null
      ? isNull(garments.away)
      : sql`${garments.away} = ${JSON.stringify(noted)}::jsonb`;

/** Each leaves alone what the person has deleted or changed since. */
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
  'plan-moved': (tx, ownerId, { planId, day }) => putPlanBack(tx, ownerId, planId, { day }),
  'plan-swapped': async (tx, ownerId, { planId, outfitId }) => {
    if (!(await exists(tx, ownerId, outfitId))) throw new ApiError('outfit_not_found');
    await putPlanBack(tx, ownerId, planId, { outfitId });
  },
  'plan-deleted': async (tx, ownerId, { plan }) => {
    if ((await planRowsByIds(tx, ownerId, [plan.id])).length > 0) return;
    if (await planOn(tx, ownerId, plan.day, plan.outfitId)) return;
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
    for (const { id, favorite, inLaundry, washedAtWear, washedTo } of before) {
      if (favorite !== undefined) await updateGarmentRow(tx, ownerId, id, { favorite }, isOwned);
      const isAsWashed = washedTo === undefined ? undefined : eq(garments.washedAtWear, washedTo);
      const laundry = {
        ...(inLaundry !== undefined && { inLaundry }),
        ...(washedAtWear !== undefined && { washedAtWear }),
      };
      await updateGarmentRow(tx, ownerId, id, laundry, and(isOwned, isAsWashed));
    }
    await incrementRevision(tx, ownerId);
  },
  'garments-departed': async (tx, ownerId, { garmentIds, left = [] }, at) => {
    const gone = new Map((await departedOf(tx, ownerId)).map((row) => [row.id, row.departure]));
    const noted = new Map(left.map((one) => [one.id, one]));
    for (const id of garmentIds) {
      const departure = gone.get(id);
      const before = noted.get(id);
      if (departure == null || (before && !isSameDeparture(departure, before.departure))) continue;
      await setDeparture(tx, ownerId, id, null, at);
      if (before) await updateGarmentRow(tx, ownerId, id, { inLaundry: before.inLaundry, away: before.away });
    }
  },
  'garments-away': async (tx, ownerId, { before, noted }) => {
    for (const { id, away } of before)
      await updateGarmentRow(tx, ownerId, id, { away }, and(isOwned, isStillAway(noted)));
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
  at: AtMoment,
): Promise<unknown> {
  return reversals[step.undo as U](tx, ownerId, step, at);
}

const daysOf = (steps: readonly UndoStep[]): Set<string> =>
  new Set(
    steps.flatMap((step) =>
      step.undo === 'plan-moved' ? [step.day] : step.undo === 'plan-deleted' ? [step.plan.day] : [],
    ),
  );

/** @throws ApiError when a step is impossible */
export async function reverseSteps(
  tx: Executor,
  ownerId: string,
  steps: readonly UndoStep[],
  at: AtMoment,
): Promise<void> {
  await lockCalendar(tx, ownerId);
  for (const step of steps.toReversed()) await reverse(tx, ownerId, step, at);
  for (const day of daysOf(steps)) await requireWithinLimit(tx, ownerId, day);
}

/** Reverses the changes of an answer, once. @throws ApiError `change_not_found` or when a step is impossible */
export async function undoChanges(
  tx: Executor,
  ownerId: string,
  messageId: string,
  at: AtMoment,
): Promise<void> {
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.id, messageId)))
    .for('update');
  const changes = row?.shown?.changes;
  if (row === undefined || !row.shown || changes === undefined) throw new ApiError('change_not_found');
  if (changes.undoneAt !== null) return;
  await reverseSteps(tx, ownerId, changes.steps, at);
  await tx
    .update(chatMessages)
    .set({ shown: { ...row.shown, changes: { ...changes, undoneAt: at.now.toISOString() } } })
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
