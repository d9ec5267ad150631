import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Mode } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { invoices } from '#server/platform/db/schema/index.ts';
import { zonedYear } from '#server/platform/madrid.ts';

/** `V2026-000001` */
export const numberOf = ({ series, number }: { series: string; number: number }): string =>
  `${series}-${String(number).padStart(6, '0')}`;

/** `V` invoices, `R` credit notes (Real Decreto 1619/2012, art. 6.1.a), prefixed with `P` in test mode. */
export function seriesOf(kind: 'V' | 'R', mode: Mode, at: Date): string {
  return `${mode === 'test' ? 'P' : ''}${kind}${zonedYear(at)}`;
}

export type InvoiceRow = typeof invoices.$inferSelect;

export async function invoicesById(db: Executor, ids: readonly string[]): Promise<InvoiceRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(invoices)
    .where(inArray(invoices.id, [...ids]))
    .orderBy(asc(invoices.issuedAt));
}

export async function ownInvoice(db: Executor, ownerId: string, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.ownerId, ownerId)));
  return row;
}

export async function invoicesOf(db: Executor, ownerId: string): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(eq(invoices.ownerId, ownerId)).orderBy(asc(invoices.issuedAt));
}

export async function invoicesOfPayment(db: Executor, paymentId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.paymentId, paymentId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
}
