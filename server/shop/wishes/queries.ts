import { and, desc, eq, ne } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { budgets, wishes } from '#server/platform/db/schema/index.ts';

export type WishRow = typeof wishes.$inferSelect;

/** Newest first. */
export const wishesOf = (db: Executor, ownerId: string): Promise<WishRow[]> =>
  db.select().from(wishes).where(eq(wishes.ownerId, ownerId)).orderBy(desc(wishes.createdAt), wishes.id);

export const countOtherWishes = (db: Executor, ownerId: string, id: string): Promise<number> =>
  db.$count(wishes, and(eq(wishes.ownerId, ownerId), ne(wishes.id, id)));

/** Noted once, however often it is sent. */
export async function insertWish(db: Executor, wish: WishRow): Promise<void> {
  const { ownerId: _owner, id: _id, createdAt: _since, ...fields } = wish;
  await db
    .insert(wishes)
    .values(wish)
    .onConflictDoUpdate({ target: [wishes.ownerId, wishes.id], set: fields });
}

/** @returns whether there was one */
export async function deleteWishRow(db: Executor, ownerId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(wishes)
    .where(and(eq(wishes.ownerId, ownerId), eq(wishes.id, id)))
    .returning({ id: wishes.id });
  return gone.length > 0;
}

type BudgetRow = Omit<typeof budgets.$inferSelect, 'ownerId'>;

export async function budgetOf(db: Executor, ownerId: string): Promise<BudgetRow> {
  const [row] = await db
    .select({ monthCents: budgets.monthCents, yearCents: budgets.yearCents })
    .from(budgets)
    .where(eq(budgets.ownerId, ownerId));
  return row ?? { monthCents: null, yearCents: null };
}

export async function keepBudget(db: Executor, ownerId: string, budget: BudgetRow): Promise<void> {
  await db
    .insert(budgets)
    .values({ ownerId, ...budget })
    .onConflictDoUpdate({ target: budgets.ownerId, set: budget });
}

export async function exportedWishes(db: Executor, ownerId: string) {
  const [rows, budget] = await Promise.all([wishesOf(db, ownerId), budgetOf(db, ownerId)]);
  return { wishes: rows.map(({ ownerId: _, ...wish }) => wish), budget };
}
