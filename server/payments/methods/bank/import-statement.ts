import { and, eq, inArray } from 'drizzle-orm';
import { electronicFormatIBAN } from 'ibantools';
import { referenceIn } from '#server/payments/ledger/reference.ts';
import { settle } from '#server/payments/ledger/settle.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { bankEntries, payments } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { readCamt053, type StatementFault } from './camt053.ts';
import { addBankEntries, type BankEntry } from './entries.ts';

export interface StatementImport {
  added: BankEntry[];
  known: number;
  unmatched: BankEntry[];
  payments: PaymentRow[];
  faults: StatementFault[];
}

/**
 * Statements may repeat and overlap: every entry counts once, and an interrupted import is completed.
 * @throws an error when no account is configured
 */
export async function importStatement(services: Services, xml: string): Promise<StatementImport> {
  const { db, config, now } = services;
  const { methods, mode } = config.payments;
  const bank = methods.bank_transfer;
  if (bank === undefined) throw new Error('bank transfers are not configured');
  const { statements, faults } = readCamt053(xml);
  const ownIban = electronicFormatIBAN(bank.iban);
  const entries: BankEntry[] = [];
  for (const [at, { iban, transactions }] of statements.entries()) {
    if (iban !== null && iban !== ownIban) {
      faults.push({ at: `extracto ${at + 1}`, fault: `es de la cuenta ${iban}, y la nuestra es ${ownIban}` });
      continue;
    }
    for (const { id, amountCents, currency, bookedAt, text } of transactions) {
      const reference = referenceIn(text);
      // Debits only matter when they refund a payer.
      if (amountCents < 0 && reference === null) continue;
      entries.push({ id, mode, reference, amountCents, currency, bookedAt, importedAt: now() });
    }
  }
  const added = await inTransaction(db, async (tx) => {
    const stored: BankEntry[] = [];
    for (let from = 0; from < entries.length; from += 1000) {
      stored.push(...(await addBankEntries(tx, entries.slice(from, from + 1000))));
    }
    return stored;
  });
  faults.push(...(await contradictions(services, entries, added)));

  const named = await paymentsNamedBy(services, entries);
  const settled: PaymentRow[] = [];
  for (const { id } of named) settled.push(await settle(services, id));
  const references = new Set(named.map(({ reference }) => reference));
  const unmatched = entries.filter(
    ({ amountCents, reference }) => amountCents > 0 && (reference === null || !references.has(reference)),
  );
  return { added, known: entries.length - added.length, unmatched, payments: settled, faults };
}

async function paymentsNamedBy(
  { db, config }: Services,
  entries: readonly BankEntry[],
): Promise<PaymentRow[]> {
  const references = [...new Set(entries.flatMap(({ reference }) => reference ?? []))];
  if (references.length === 0) return [];
  return db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.reference, references),
        eq(payments.method, 'bank_transfer'),
        eq(payments.mode, config.payments.mode),
      ),
    );
}

/** Known entries with another amount: the first one stands until the operator decides. */
async function contradictions(
  { db }: Services,
  entries: readonly BankEntry[],
  added: readonly BankEntry[],
): Promise<StatementFault[]> {
  const isNew = new Set(added.map(({ id }) => id));
  const repeated = entries.filter(({ id }) => !isNew.has(id));
  if (repeated.length === 0) return [];
  const ids = repeated.map(({ id }) => id);
  const stored = await db.select().from(bankEntries).where(inArray(bankEntries.id, ids));
  const before = new Map(stored.map((entry) => [entry.id, entry]));
  return repeated
    .filter(({ id, amountCents, currency }) => {
      const entry = before.get(id);
      return entry?.amountCents !== amountCents || entry.currency !== currency;
    })
    .map(({ id }) => ({ at: `apunte ${id}`, fault: 'ya estaba apuntado con otro importe' }));
}
