import type { FastifyInstance } from 'fastify';
import { acceptForms, plainStyle } from '#sandbox/plain-page.ts';
import type { Sandbox } from '#sandbox/start.ts';
import { failAsSwitched } from '#sandbox/switches.ts';
import { bankPage } from './page.ts';
import type { Product } from './product.ts';
import { actOutTransfer } from './transfer.ts';

type Form = { Body: Partial<Record<string, string>> | undefined };
const hangMs = 30_000;
const currencies = ['EUR', 'USD'];

/** Registered only where there is a sandbox. */
export async function sandboxBank(
  app: FastifyInstance,
  product: Product,
  { switches }: Pick<Sandbox, 'switches'>,
): Promise<void> {
  await app.register(async (pages) => {
    acceptForms(pages);
    failAsSwitched(pages, () => switches.bank, {
      hangMs,
      isApi: (url) => url.startsWith('/sandbox/bank/transfer'),
    });
    failAsSwitched(pages, () => switches.codes, {
      hangMs,
      isApi: (url) => url.startsWith('/sandbox/bank/code'),
    });

    const paymentOf = async (reference: unknown) =>
      typeof reference === 'string' ? product.paymentOf(reference) : undefined;

    pages.get<{ Querystring: Record<string, unknown> }>('/sandbox/bank', hidden, async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(bankPage({ payment: await paymentOf(request.query.reference) })),
    );
    pages.get('/sandbox/bank/style.css', hidden, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(plainStyle),
    );

    pages.post<Form>('/sandbox/bank/transfer', hidden, async (request, reply) => {
      const payment = await paymentOf(request.body?.reference);
      const amountCents = Number(request.body?.cents);
      const currency = request.body?.currency ?? 'EUR';
      const makesSense = Number.isInteger(amountCents) && amountCents > 0 && amountCents <= 100_000_000;
      if (payment === undefined || !makesSense || !currencies.includes(currency)) {
        return reply
          .status(400)
          .type('text/html; charset=utf-8')
          .send(bankPage({ payment, message: 'Falta un pago por transferencia o un importe válido.' }));
      }
      await actOutTransfer(product, { reference: payment.reference, amountCents, currency }, switches.bank);
      return reply.redirect(`/sandbox/bank?${new URLSearchParams({ reference: payment.reference })}`, 303);
    });

    pages.post<Form>('/sandbox/bank/code', hidden, async (request, reply) => {
      const fault = switches.codes;
      // A code has no amount: it is expired instead.
      const days = fault === 'wrong_amount' ? -1 : 30;
      const { code, revoke } = await product.makeCode(days);
      if (fault === 'cancelled' || fault === 'pending') await revoke();
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(bankPage({ payment: await paymentOf(request.body?.reference), code }));
    });
  });
}

const hidden = { schema: { hide: true } };
