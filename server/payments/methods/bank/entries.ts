import { and, asc, eq } from 'drizzle-orm';
import type { Mode } from '#server/payments/ledger/provider.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { bankEntries } from '#server/platform/db/schema/index.ts';

/** A credit, or a debit with a negative amount. */
export type BankEntry = typeof bankEntries.$inferSelect;

/** Prefix of entries confirmed by the operator: `operator:` and the payment. */
export const operatorPrefix = 'operator:';

export function bankEntriesOf(db: Executor, reference: string, mode: Mode): Promise<BankEntry[]> {
  return db
    .select()
    .from(bankEntries)
    .where(and(eq(bankEntries.reference, reference), eq(bankEntries.mode, mode)))
    .orderBy(asc(bankEntries.bookedAt), asc(bankEntries.importedAt), asc(bankEntries.id));
}

/** Inserts entries that are new, and returns them. */
export async function addBankEntries(db: Executor, entries: readonly BankEntry[]): Promise<BankEntry[]> {
  if (entries.length === 0) return [];
  return db
    .insert(bankEntries)
    .values([...entries])
    .onConflictDoNothing()
    .returning();
}
