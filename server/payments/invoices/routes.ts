import type { FastifyInstance } from 'fastify';
import { invoicePdf } from '#contract/subscription.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { type InvoiceRow, invoicesById, numberOf, ownInvoice } from './queries.ts';
import { recordsOfInvoice } from './records/queries.ts';

interface InvoiceFile {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** Returns the same PDF for the same rows. */
export async function invoiceFile(db: Executor, invoice: InvoiceRow): Promise<InvoiceFile> {
  const [rectified] = invoice.rectifies === null ? [] : await invoicesById(db, [invoice.rectifies]);
  const records = await recordsOfInvoice(db, invoice.id);
  const { drawInvoice } = await import('./draw.ts');
  return {
    filename: `factura-${numberOf(invoice)}.pdf`,
    content: await drawInvoice({ invoice, rectified, records }),
    contentType: 'application/pdf',
  };
}

export function invoiceRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, invoicePdf, async ({ person, params, reply }) => {
    const invoice = await ownInvoice(db, person.id, params.id);
    if (invoice === undefined) throw new ApiError('invoice_not_found');
    const { filename, content, contentType } = await invoiceFile(db, invoice);
    return reply
      .type(contentType)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${filename}"`)
      .send(content);
  });
}
