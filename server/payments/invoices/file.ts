import type { Executor } from '#server/platform/db/client.ts';
import { drawInvoice } from './draw.ts';
import { numberOf } from './number.ts';
import { type InvoiceRow, invoicesById } from './queries.ts';

export interface InvoiceFile {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** An invoice as a file to keep. The same row always gives the same page. */
export async function invoiceFile(db: Executor, invoice: InvoiceRow): Promise<InvoiceFile> {
  const [rectified] = invoice.rectifies === null ? [] : await invoicesById(db, [invoice.rectifies]);
  return {
    filename: `factura-${numberOf(invoice)}.pdf`,
    content: await drawInvoice(invoice, rectified),
    contentType: 'application/pdf',
  };
}
