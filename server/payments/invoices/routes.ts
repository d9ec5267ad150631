import type { FastifyInstance } from 'fastify';
import { invoicePdf } from '#contract/subscription.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { invoiceFile } from './file.ts';
import { ownInvoice } from './queries.ts';

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
