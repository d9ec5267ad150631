import { and, eq } from 'drizzle-orm';
import { lockTaste, rejectedOfGeneration, saveLearned } from '#server/people/taste/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { outfits } from '#server/platform/db/schema/index.ts';
import { type Fate, type Losses, learnFrom, learnFromChange, type Shown } from '#stylist/learning/learn.ts';
import { difference, together } from '#stylist/learning/personal.ts';
import type { Personal } from '#stylist/rule-weights.ts';
import { type OutfitRow, outfitsOfGeneration } from './queries.ts';

export const fateOf = ({ kept, timesWorn }: Pick<OutfitRow, 'kept' | 'timesWorn'>): Fate =>
  timesWorn > 0 ? 'worn' : kept ? 'kept' : 'ignored';

async function shownBeside(tx: Executor, { ownerId, id, generationId }: OutfitRow): Promise<Shown[]> {
  if (generationId === null) return [];
  const here = await outfitsOfGeneration(tx, ownerId, generationId);
  const gone = await rejectedOfGeneration(tx, ownerId, generationId);
  return [
    ...here.filter((other) => other.id !== id).map((other) => ({ ...other, fate: fateOf(other) })),
    ...gone.map((other) => ({ ...other, fate: 'rejected' as const })),
  ].flatMap(({ losses, fate }) => (losses === null ? [] : [{ losses, fate }]));
}

/** Updates a person's weights; returns the differences. */
async function learn(
  tx: Executor,
  ownerId: string,
  change: (personal: Personal) => Personal,
): Promise<Personal> {
  const { learned, choices } = await lockTaste(tx, ownerId);
  const after = change(learned);
  const taught = difference(after, learned);
  if (Object.keys(taught).length > 0) await saveLearned(tx, ownerId, after, choices + 1);
  return taught;
}

/**
 * Compares an outfit with those proposed beside it.
 * @returns the difference of each weight
 */
export async function learnFromFate(tx: Executor, outfit: OutfitRow, to: Fate): Promise<Personal> {
  const { losses, ownerId } = outfit;
  const from = fateOf(outfit);
  if (losses === null || from === to) return {};
  const others = await shownBeside(tx, outfit);
  return learn(tx, ownerId, (personal) => learnFromChange(personal, losses, { from, to }, others));
}

/** For `unlearn`. */
export async function saveTaught(tx: Executor, outfit: OutfitRow, taught: Personal): Promise<void> {
  if (Object.keys(taught).length === 0) return;
  await tx
    .update(outfits)
    .set({ taught: together(outfit.taught ?? {}, taught) })
    .where(and(eq(outfits.ownerId, outfit.ownerId), eq(outfits.id, outfit.id)));
}

export async function unlearn(tx: Executor, ownerId: string, taught: Personal): Promise<void> {
  if (Object.keys(taught).length === 0) return;
  const { learned, choices } = await lockTaste(tx, ownerId);
  await saveLearned(tx, ownerId, difference(learned, taught), Math.max(0, choices - 1));
}

/** Treats an edit as a rejection of the old pieces and a choice of the new ones. */
export async function learnFromEdit(
  tx: Executor,
  ownerId: string,
  before: Losses,
  after: Losses,
): Promise<void> {
  await learn(tx, ownerId, (personal) =>
    learnFrom(personal, [
      { losses: after, fate: 'kept' },
      { losses: before, fate: 'rejected' },
    ]),
  );
}
