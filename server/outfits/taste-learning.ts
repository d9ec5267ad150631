import { and, eq } from 'drizzle-orm';
import { lockTaste, rejectedOfGeneration, saveLearned } from '#server/people/taste/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { outfits } from '#server/platform/db/schema/index.ts';
import {
  type Losses,
  learnFrom,
  learnFromChange,
  type Outcome,
  type Shown,
} from '#stylist/learning/learn.ts';
import { difference, together } from '#stylist/learning/personal.ts';
import type { Personal } from '#stylist/rule-weights.ts';
import { type OutfitRow, outfitsOfGeneration } from './queries.ts';

export const outcomeOf = ({ kept, timesWorn }: Pick<OutfitRow, 'kept' | 'timesWorn'>): Outcome =>
  timesWorn > 0 ? 'worn' : kept ? 'kept' : 'ignored';

async function shownBeside(tx: Executor, { ownerId, id, generationId }: OutfitRow): Promise<Shown[]> {
  if (generationId === null) return [];
  const here = await outfitsOfGeneration(tx, ownerId, generationId);
  const gone = await rejectedOfGeneration(tx, ownerId, generationId);
  return [
    ...here.filter((other) => other.id !== id).map((other) => ({ ...other, outcome: outcomeOf(other) })),
    ...gone.map((other) => ({ ...other, outcome: 'rejected' as const })),
  ].flatMap(({ losses, outcome }) => (losses === null ? [] : [{ losses, outcome }]));
}

/** Updates a person's weights; returns the differences. */
async function learn(
  tx: Executor,
  ownerId: string,
  change: (personal: Personal) => Personal,
): Promise<Personal> {
  const { learned, choices } = await lockTaste(tx, ownerId);
  const after = change(learned);
  const tasteChange = difference(after, learned);
  if (Object.keys(tasteChange).length > 0) await saveLearned(tx, ownerId, after, choices + 1);
  return tasteChange;
}

/**
 * Compares an outfit with those proposed beside it.
 * @returns the difference of each weight
 */
export async function learnFromOutcome(tx: Executor, outfit: OutfitRow, to: Outcome): Promise<Personal> {
  const { losses, ownerId } = outfit;
  const from = outcomeOf(outfit);
  if (losses === null || from === to) return {};
  const others = await shownBeside(tx, outfit);
  return learn(tx, ownerId, (personal) => learnFromChange(personal, losses, { from, to }, others));
}

export async function saveTasteChange(tx: Executor, outfit: OutfitRow, tasteChange: Personal): Promise<void> {
  if (Object.keys(tasteChange).length === 0) return;
  await tx
    .update(outfits)
    .set({ taught: together(outfit.taught ?? {}, tasteChange) })
    .where(and(eq(outfits.ownerId, outfit.ownerId), eq(outfits.id, outfit.id)));
}

export async function unlearn(tx: Executor, ownerId: string, tasteChange: Personal): Promise<void> {
  if (Object.keys(tasteChange).length === 0) return;
  const { learned, choices } = await lockTaste(tx, ownerId);
  await saveLearned(tx, ownerId, difference(learned, tasteChange), Math.max(0, choices - 1));
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
      { losses: after, outcome: 'kept' },
      { losses: before, outcome: 'rejected' },
    ]),
  );
}
