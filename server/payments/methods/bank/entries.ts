import { and, asc, eq } from 'drizzle-orm';
import type { Mode } from '#server/payments/ledger/provider.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { bankEntries } from '#server/platform/db/schema/index.ts';

/** A credit of the bank account, or with a negative amount money that left it again. */
export type BankEntry = typeof bankEntries.$inferSelect;

/** Begins the id of an entry that the operator vouches for: `operator:` and the payment. */
export const operatorPrefix = 'operator:';

/** What the bank has said of a payment, in the order in which it was booked. */
export function bankEntriesOf(db: Executor, reference: string, mode: Mode): Promise<BankEntry[]> {
  return db
    .select()
    .from(bankEntries)
    .where(and(eq(bankEntries.reference, reference), eq(bankEntries.mode, mode)))
    .orderBy(asc(bankEntries.bookedAt), asc(bankEntries.importedAt), asc(bankEntries.id));
}

/** Stores entries; one that is there already stays as it is. Answers the new ones. */
export async function addBankEntries(db: Executor, entries: readonly BankEntry[]): Promise<BankEntry[]> {
  if (entries.length === 0) return [];
  return db
    .insert(bankEntries)
    .values([...entries])
    .onConflictDoNothing()
    .returning();
}
