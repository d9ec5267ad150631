import { and, asc, desc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Mode } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { invoiceRecords, invoices } from '#server/platform/db/schema/index.ts';

export type RecordRow = typeof invoiceRecords.$inferSelect;

/** One per seller and mode. */
export interface Chain {
  issuer: string;
  mode: Mode;
}

export const ofChain = ({ issuer, mode }: Chain) =>
  and(eq(invoiceRecords.issuer, issuer), eq(invoiceRecords.mode, mode));

export async function recordAt(db: Executor, chain: Chain, position: number) {
  const [row] = await db
    .select({ record: getTableColumns(invoiceRecords), invoice: getTableColumns(invoices) })
    .from(invoiceRecords)
    .innerJoin(invoices, eq(invoices.id, invoiceRecords.invoiceId))
    .where(and(ofChain(chain), eq(invoiceRecords.position, position)));
  return row;
}

export async function recordsAfter(db: Executor, chain: Chain, position: number, limit: number) {
  return db
    .select()
    .from(invoiceRecords)
    .where(and(ofChain(chain), gt(invoiceRecords.position, position)))
    .orderBy(asc(invoiceRecords.position))
    .limit(limit);
}

export async function recordsOfInvoice(db: Executor, invoiceId: string): Promise<RecordRow[]> {
  return db
    .select()
    .from(invoiceRecords)
    .where(eq(invoiceRecords.invoiceId, invoiceId))
    .orderBy(desc(invoiceRecords.kind));
}

export async function chainsOf(db: Executor, mode: Mode): Promise<Chain[]> {
  return db
    .selectDistinct({ issuer: invoiceRecords.issuer, mode: invoiceRecords.mode })
    .from(invoiceRecords)
    .where(eq(invoiceRecords.mode, mode))
    .orderBy(asc(invoiceRecords.issuer));
}
