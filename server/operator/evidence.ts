import { asc, eq, sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { defaultLanguage } from '#contract/languages.ts';
import { vatRates } from '#contract/vat.ts';
import { type InvoiceRow, invoicesOfPayment, numberOf } from '#server/payments/invoices/queries.ts';
import { invoiceFile } from '#server/payments/invoices/routes.ts';
import { nameOf } from '#server/payments/ledger/aftermath.ts';
import type { DisputeRow } from '#server/payments/ledger/disputes.ts';
import { paymentById } from '#server/payments/ledger/queries.ts';
import { contractConfirmed } from '#server/payments/letters/contract-confirmed.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { userById } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import {
  chatMessages,
  garments,
  outbox,
  outfits,
  paidPeriods,
  scans,
  sessions,
  wears,
} from '#server/platform/db/schema/index.ts';
import { inWords } from '#server/platform/madrid.ts';
import { letterheadOf } from '#server/platform/mail/letterhead.ts';
import type { Services } from '#server/services.ts';
import { orderConfirmed } from '#server/shop/orders/letters/order-confirmed.ts';
import { linesOf, orderById } from '#server/shop/orders/queries.ts';

/**
 * Returns a ZIP: facts in JSON, the confirmed contract and the invoices. Use is counted by day, without the
 * person's words or pictures.
 */
export async function evidenceFor(services: Services, dispute: DisputeRow): Promise<Uint8Array> {
  const { db } = services;
  const payment = await paymentById(db, dispute.paymentId);
  if (payment === undefined) throw new Error(`dispute ${dispute.id} is about no payment`);
  const user = await userById(db, payment.ownerId);
  const order = payment.orderId === null ? undefined : await orderById(db, payment.orderId);
  const lines = order === undefined ? [] : await linesOf(db, [order.id]);
  const [period] = await db.select().from(paidPeriods).where(eq(paidPeriods.paymentId, payment.id));
  const invoices = await invoicesOfPayment(db, payment.id);
  const { reference, method, amountCents, currency, createdAt, paidAt, captureId } = payment;
  const { paymentId: _, ownerId: __, ...said } = dispute;
  const facts = {
    dispute: said,
    payment: { reference, method, amountCents, currency, createdAt, paidAt, captureId },
    account: user && {
      username: user.username,
      email: user.email,
      createdAt: user.createdAt,
      emailConfirmedAt: user.emailConfirmedAt,
    },
    premium: period && { startsAt: period.startsAt, endsAt: period.endsAt, revokedAt: period.revokedAt },
    order: order && {
      number: order.number,
      status: order.status,
      placedAt: order.createdAt,
      address: order.address,
      lines: lines.map(({ orderId: ___, ...line }) => line),
    },
    delivery: order && { shippedAt: order.shippedAt, tracking: order.tracking },
    use: await usageOf(db, payment.ownerId),
    signIns: await signInsOf(db, payment.ownerId),
    invoices: invoices.map((invoice) => ({
      number: numberOf(invoice),
      issuedAt: invoice.issuedAt,
      totalCents: invoice.totalCents,
    })),
  };
  const contract = await contractOf(services, payment, invoices);
  const files: Record<string, Uint8Array> = {
    'evidencia.json': strToU8(JSON.stringify(facts, null, 2)),
    'condiciones-aceptadas.txt': strToU8(contract),
  };
  for (const invoice of invoices) {
    const { filename, content } = await invoiceFile(db, invoice);
    files[`facturas/${filename}`] = content;
  }
  return zipSync(files);
}

/** Rebuilt from the same facts once the letter is deleted. */
async function contractOf(
  { db, config }: Services,
  payment: PaymentRow,
  invoices: readonly InvoiceRow[],
): Promise<string> {
  const key = payment.orderId === null ? `paid:${payment.id}` : `order-paid:${payment.orderId}`;
  const [sent] = await db.select().from(outbox).where(eq(outbox.dedupeKey, key));
  if (sent !== undefined) {
    const when = sent.sentAt === null ? 'sin enviar' : `enviada el ${inWords(sent.sentAt)}`;
    return `Confirmación del contrato, ${when} a ${sent.recipient}\n\n${sent.subject}\n\n${sent.body}`;
  }
  const user = await userById(db, payment.ownerId);
  const head = letterheadOf(config, user?.language ?? defaultLanguage);
  const name = user === undefined ? '' : nameOf(user);
  const invoice = invoices.find(({ rectifies }) => rectifies === null);
  const invoiceNumber = invoice === undefined ? '' : numberOf(invoice);
  const order = payment.orderId === null ? undefined : await orderById(db, payment.orderId);
  const [period] = await db.select().from(paidPeriods).where(eq(paidPeriods.paymentId, payment.id));
  const paidAt = payment.paidAt ?? payment.createdAt;
  if (order === undefined && period === undefined) return 'El pago no llegó a confirmar ningún contrato.';
  const { subject, body } =
    order === undefined
      ? contractConfirmed(head, {
          name,
          payment: { ...payment, paidAt },
          period: period ?? { startsAt: paidAt, endsAt: paidAt },
          vat: invoice ?? { vatCountry: 'ES', vatPercent: vatRates.ES.percent },
          invoiceNumber,
        })
      : orderConfirmed(head, {
          name,
          order,
          lines: await linesOf(db, [order.id]),
          payment,
          invoiceNumber,
        });
  return `Confirmación del contrato, compuesta de nuevo con los mismos datos\n\n${subject}\n\n${body}`;
}

async function usageOf(db: Executor, ownerId: string) {
  const { rows } = await db.execute<{ day: string; what: string; count: number }>(sql`
    select to_char(at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day, what, count(*)::int as count from (
      select 'scan' as what, ${scans.createdAt} as at from ${scans} where ${eq(scans.ownerId, ownerId)}
      union all select 'garment', ${garments.createdAt} from ${garments} where ${eq(garments.ownerId, ownerId)}
      union all select 'outfit', ${outfits.createdAt} from ${outfits} where ${eq(outfits.ownerId, ownerId)}
      union all select 'wear', ${wears.wornAt} from ${wears} where ${eq(wears.ownerId, ownerId)}
      union all select 'advisor', ${chatMessages.createdAt} from ${chatMessages}
        where ${eq(chatMessages.ownerId, ownerId)} and ${eq(chatMessages.role, 'user')}) as used
    group by 1, 2 order by 1, 2`);
  return rows;
}

const signInsOf = (db: Executor, userId: string) =>
  db
    .select({ at: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
