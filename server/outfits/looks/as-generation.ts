import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { countGeneration, generationsUsed, requireGeneration } from '#server/wardrobe/garments/allowance.ts';

/**
 * Counts work that stores no outfits; a refusal is not counted.
 * @param work receives the number of the generation of the day
 */
export async function asGeneration<T>(
  { db, now, config }: Services,
  ownerId: string,
  work: (turn: number) => Promise<T>,
): Promise<T> {
  const moment = now();
  const { mode } = config.payments;
  const used = await generationsUsed(db, ownerId, moment);
  await requireGeneration(db, ownerId, used, moment, mode);
  const answer = await work(used + 1);
  await inTransaction(db, (tx) => countGeneration(tx, { config }, ownerId, moment));
  return answer;
}
