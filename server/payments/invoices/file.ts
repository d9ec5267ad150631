import type { Executor } from '#server/platform/db/client.ts';
import { drawInvoice } from './draw.ts';
import { numberOf } from './number.ts';
import { type InvoiceRow, invoicesById } from './queries.ts';

export interface InvoiceFile {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** Returns the same PDF for the same row. */
export async function invoiceFile(db: Executor, invoice: InvoiceRow): Promise<InvoiceFile> {
  const [rectified] = invoice.rectifies === null ? [] : await invoicesById(db, [invoice.rectifies]);
  return {
    filename: `factura-${numberOf(invoice)}.pdf`,
    content: await drawInvoice(invoice, rectified),
    contentType: 'application/pdf',
  };
}
