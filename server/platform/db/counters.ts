import { sql } from 'drizzle-orm';
import type { Executor } from './client.ts';
import { counters } from './schema/index.ts';

/** Gapless from 1: the row stays locked until the transaction ends, and a rollback gives the number back. */
export async function takeNumber(tx: Executor, name: string): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { last: sql`${counters.last} + 1` } })
    .returning({ last: counters.last });
  return (row as { last: number }).last;
}
