import type { FastifyInstance } from 'fastify';
import type { PaymentStatus } from '#contract/payments.ts';
import { acceptForms, actionButton, type Html, html, plainPage, plainStyle } from '#sandbox/plain-page.ts';
import type { Sandbox } from '#sandbox/start.ts';
import { failAsSwitched } from '#sandbox/switches.ts';
import type { Product, ShownPayment } from './product.ts';
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

const style = '/sandbox/bank/style.css';

const states: Readonly<Record<PaymentStatus, string>> = {
  created: 'creado',
  pending: 'pendiente',
  paid: 'pagado',
  failed: 'fallido',
  cancelled: 'cancelado',
  expired: 'caducado',
  rejected: 'rechazado',
  refunding: 'devolviéndose',
  refunded: 'devuelto',
  disputed: 'en disputa',
};

function bankPage({
  payment,
  message,
  code,
}: {
  payment?: ShownPayment | undefined;
  message?: string | undefined;
  code?: string | undefined;
}): string {
  const body = html`
${message === undefined ? undefined : html`<p class="notice" role="status">${message}</p>`}
${payment === undefined ? html`<p>Abre esta página desde un pago por transferencia para simularlo.</p>` : transferSection(payment)}
<section>
<h2>Códigos de verificación</h2>
${code === undefined ? html`<p>Un código abre un mes de Premium, una sola vez. Escríbelo en «Código de verificación» al pagar.</p>` : html`<p>Cópialo ahora: no se vuelve a mostrar.</p><p class="code">${code}</p>`}
<div class="buttons">${actionButton('/sandbox/bank/code', 'Crear un código de prueba', payment === undefined ? {} : { reference: payment.reference })}</div>
</section>`;
  return plainPage({ title: 'Banco', style, body });
}

function transferSection({ reference, price, missingCents, status, notice }: ShownPayment): Html {
  const send = (label: string, cents: number, kind: 'primary' | 'plain' = 'plain', currency = 'EUR') =>
    actionButton('/sandbox/bank/transfer', label, { reference, cents, currency }, kind);
  return html`<section>
<h2>Transferencia</h2>
<dl>
<dt>Concepto</dt><dd>${reference}</dd>
<dt>Importe</dt><dd>${price}</dd>
<dt>Pago</dt><dd>${states[status]}${notice === undefined ? '' : `. ${notice}`}</dd>
</dl>
<div class="buttons">
${send('Simular la transferencia', missingCents, 'primary')}
${send('Transferir de menos', Math.ceil(missingCents / 2))}
${send('Transferir de más', missingCents + 500)}
${send('Transferir dólares', missingCents, 'plain', 'USD')}
</div>
</section>`;
}
