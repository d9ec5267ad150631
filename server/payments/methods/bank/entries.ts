import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Mode } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { bankEntries, payments } from '#server/platform/db/schema/index.ts';

/** Debits have a negative amount. */
export type BankEntry = typeof bankEntries.$inferSelect;

/** Entries confirmed by the operator: the payment follows. */
export const operatorPrefix = 'operator:';

export function bankEntriesOf(db: Executor, reference: string, mode: Mode): Promise<BankEntry[]> {
  return db
    .select()
    .from(bankEntries)
    .where(and(eq(bankEntries.reference, reference), eq(bankEntries.mode, mode)))
    .orderBy(asc(bankEntries.bookedAt), asc(bankEntries.importedAt), asc(bankEntries.id));
}

export async function addBankEntries(db: Executor, entries: readonly BankEntry[]): Promise<BankEntry[]> {
  if (entries.length === 0) return [];
  return db
    .insert(bankEntries)
    .values([...entries])
    .onConflictDoNothing()
    .returning();
}

/** Credits whose reference no payment has. */
export function unclaimedEntries(db: Executor, entriesMode: Mode, since: Date) {
  const { id, amountCents, currency, bookedAt, mode, reference } = bankEntries;
  return db
    .select({ id, amountCents, currency, bookedAt })
    .from(bankEntries)
    .where(
      and(
        eq(mode, entriesMode),
        gte(bookedAt, since),
        gte(amountCents, 1),
        sql`not exists (select 1 from ${payments} where ${payments.reference} = ${reference} and ${payments.method} = 'bank_transfer')`,
      ),
    )
    .orderBy(asc(bookedAt));
}
