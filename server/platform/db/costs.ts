import { sql } from 'drizzle-orm';
import type { CostResource, TrustLevel } from '#contract/trust.ts';
import type { Executor } from './client.ts';
import { personCosts, sharedCosts } from './schema/index.ts';

export interface SharedBound {
  counter: { scope: string };
  most: number;
}

export interface OwnBound {
  counter: { ownerId: string; level: TrustLevel };
  most: number;
}

interface Row {
  period: string;
  resource: CostResource;
  amount: number;
}

/** Returns the new total, or null when it would exceed the bound. */
export async function addCost(tx: Executor, { counter, most }: OwnBound, row: Row): Promise<number | null> {
  if (row.amount > most) return null;
  const grown = sql`${personCosts.amount} + ${row.amount}`;
  const rows = await tx
    .insert(personCosts)
    .values({ ...counter, ...row })
    .onConflictDoUpdate({
      target: [personCosts.ownerId, personCosts.period, personCosts.resource],
      set: { amount: grown, level: counter.level },
      setWhere: sql`${grown} <= ${most}`,
    })
    .returning({ amount: personCosts.amount });
  return rows[0]?.amount ?? null;
}

/**
 * In one statement, in the order of the bounds: everyone waits for these rows, so they are locked briefly.
 * @returns the new total of the last, or null when one would exceed its bound
 */
export async function addSharedCosts(
  tx: Executor,
  bounds: readonly SharedBound[],
  row: Row,
): Promise<number | null> {
  if (bounds.some(({ most }) => row.amount > most)) return null;
  const grown = sql`${sharedCosts.amount} + ${row.amount}`;
  const most = bounds.map((bound) => sql`when ${bound.counter.scope} then ${bound.most}::bigint`);
  const rows = await tx
    .insert(sharedCosts)
    .values(bounds.map(({ counter }) => ({ ...counter, ...row })))
    .onConflictDoUpdate({
      target: [sharedCosts.scope, sharedCosts.period, sharedCosts.resource],
      set: { amount: grown },
      setWhere: sql`${grown} <= case ${sharedCosts.scope} ${sql.join(most, sql` `)} end`,
    })
    .returning({ scope: sharedCosts.scope, amount: sharedCosts.amount });
  if (rows.length < bounds.length) return null;
  return rows.find(({ scope }) => scope === bounds.at(-1)?.counter.scope)?.amount ?? null;
}
