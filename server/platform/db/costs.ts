import { sql } from 'drizzle-orm';
import type { CostResource, TrustLevel } from '#contract/trust.ts';
import type { Executor } from './client.ts';
import { personCosts, sharedCosts } from './schema/index.ts';

export interface Bound {
  counter: { ownerId: string; level: TrustLevel } | { scope: string };
  most: number;
}

/** Returns the new total, or null when it would exceed the bound. */
export async function addCost(
  tx: Executor,
  { counter, most }: Bound,
  row: { period: string; resource: CostResource; amount: number },
): Promise<number | null> {
  if (row.amount > most) return null;
  if ('ownerId' in counter) {
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
  const grown = sql`${sharedCosts.amount} + ${row.amount}`;
  const rows = await tx
    .insert(sharedCosts)
    .values({ ...counter, ...row })
    .onConflictDoUpdate({
      target: [sharedCosts.scope, sharedCosts.period, sharedCosts.resource],
      set: { amount: grown },
      setWhere: sql`${grown} <= ${most}`,
    })
    .returning({ amount: sharedCosts.amount });
  return rows[0]?.amount ?? null;
}
