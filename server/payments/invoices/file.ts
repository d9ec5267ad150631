import type { Executor } from '#server/platform/db/client.ts';
import { drawInvoice } from './draw.ts';
import { numberOf } from './number.ts';
import { type InvoiceRow, invoicesById } from './queries.ts';
import { recordsOfInvoice } from './records/queries.ts';

export interface InvoiceFile {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** Returns the same PDF for the same rows. */
export async function invoiceFile(db: Executor, invoice: InvoiceRow): Promise<InvoiceFile> {
  const [rectified] = invoice.rectifies === null ? [] : await invoicesById(db, [invoice.rectifies]);
  const records = await recordsOfInvoice(db, invoice.id);
  return {
    filename: `factura-${numberOf(invoice)}.pdf`,
    content: await drawInvoice({ invoice, rectified, records }),
    contentType: 'application/pdf',
  };
}
