import { randomUUID } from 'node:crypto';
import { shownDetail } from '#contract/company.ts';
import { type VatCountry, vatRates } from '#contract/vat.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { takeNumber } from '#server/platform/db/counters.ts';
import { invoices } from '#server/platform/db/schema/index.ts';
import type { InvoiceLine } from '#server/platform/db/schema/payments.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { splitVat } from './amounts.ts';
import { type InvoiceRow, invoicesOfPayment, numberOf, seriesOf } from './queries.ts';
import { register, takePlace } from './records/write.ts';

type Needs = Pick<Services, 'config' | 'now'>;

export interface InvoiceBuyer {
  name: string;
  email: string;
  address?: string;
}

export const erasedBuyer: InvoiceBuyer = { name: 'Cuenta eliminada', email: '' };

/**
 * Issues the invoice once. Must run in the transaction that holds the payment's row, so that no number is
 * lost.
 */
export async function issueInvoice(
  tx: Executor,
  services: Needs,
  {
    payment,
    buyer,
    concept,
    lines = null,
  }: {
    payment: PaymentRow;
    buyer: InvoiceBuyer;
    concept: string;
    lines?: InvoiceLine[] | null;
  },
): Promise<InvoiceRow> {
  const issued = (await invoicesOfPayment(tx, payment.id)).find(({ rectifies }) => rectifies === null);
  if (issued !== undefined) return issued;
  return insert(tx, services, 'V', {
    payment,
    buyer,
    rectifies: undefined,
    totalCents: payment.amountCents,
    concept,
    lines,
  });
}

/**
 * Credits what `refundedCents` exceeds earlier notes; their VAT adds up to the whole. Returns the last note
 * when nothing is left, null without an invoice.
 */
export async function issueCreditNote(
  tx: Executor,
  services: Needs,
  { payment, reason, lines = null }: { payment: PaymentRow; reason: string; lines?: InvoiceLine[] | null },
): Promise<InvoiceRow | null> {
  const issued = await invoicesOfPayment(tx, payment.id);
  const invoice = issued.find(({ rectifies }) => rectifies === null);
  if (invoice === undefined) return null;
  const notes = issued.filter(({ rectifies }) => rectifies === invoice.id);
  const beforeCents = notes.reduce((sum, { totalCents }) => sum - totalCents, 0);
  const upToCents = payment.refundedCents;
  if (upToCents <= beforeCents) return notes.at(-1) ?? null;
  const isWhole = beforeCents === 0 && upToCents >= invoice.totalCents;
  const kind = isWhole ? 'completa' : `parcial, de ${euros(upToCents - beforeCents)},`;
  const left =
    upToCents < invoice.totalCents
      ? ` De los ${euros(invoice.totalCents)} facturados quedan ${euros(invoice.totalCents - upToCents)}.`
      : '';
  return insert(tx, services, 'R', {
    payment,
    buyer: invoice.buyer,
    rectifies: invoice,
    beforeCents,
    totalCents: beforeCents - upToCents,
    lines,
    concept: `Rectificación ${kind} de la factura ${numberOf(invoice)}, del ${inWords(invoice.issuedAt)}. Causa: ${reason}.${left}`,
  });
}

/** Orders are delivered in Spain only. */
function taxOf({ config }: Needs, { purpose, details }: PaymentRow) {
  const abroad = purpose === 'premium' && config.payments.oneStopShop;
  const vatCountry: VatCountry = (abroad && details.country) || 'ES';
  return { vatCountry, vatPercent: vatRates[vatCountry].percent };
}

async function insert(
  tx: Executor,
  services: Needs,
  kind: 'V' | 'R',
  document: {
    payment: PaymentRow;
    buyer: InvoiceBuyer;
    rectifies: InvoiceRow | undefined;
    totalCents: number;
    beforeCents?: number;
    concept: string;
    lines: InvoiceLine[] | null;
  },
): Promise<InvoiceRow> {
  const { config, now } = services;
  const { payment, rectifies, totalCents, beforeCents = 0 } = document;
  const place = await takePlace(tx, services, payment.mode);
  const { vatCountry, vatPercent } = rectifies ?? taxOf(services, payment);
  const before = splitVat(-beforeCents, vatPercent);
  const after = splitVat(totalCents - beforeCents, vatPercent);
  const issuedAt = now();
  const series = seriesOf(kind, payment.mode, issuedAt);
  const { name, taxId, address, email } = config.company;
  const [row] = await tx
    .insert(invoices)
    .values({
      id: randomUUID(),
      series,
      number: await takeNumber(tx, series),
      ownerId: payment.ownerId,
      paymentId: payment.id,
      mode: payment.mode,
      rectifies: rectifies?.id ?? null,
      issuedAt,
      seller: {
        name: shownDetail(name),
        taxId: shownDetail(taxId),
        address: shownDetail(address),
        email: shownDetail(email),
      },
      buyer: document.buyer,
      concept: document.concept,
      lines: document.lines,
      netCents: after.netCents - before.netCents,
      vatCents: after.vatCents - before.vatCents,
      vatCountry,
      vatPercent,
      totalCents,
      currency: payment.currency,
    })
    .returning();
  const invoice = row as InvoiceRow;
  await register(tx, services, place, invoice, rectifies);
  return invoice;
}
