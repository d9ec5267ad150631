import type { Database, Executor } from '#server/platform/db/client.ts';
import { changeState } from '#server/wardrobe/garments/state.ts';

/** For rows that tests write past the product's functions. */
export async function byHand<T>(
  db: Database,
  ownerId: string,
  write: (tx: Executor) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const written = await write(tx);
    await changeState(tx, ownerId);
    return written;
  });
}
