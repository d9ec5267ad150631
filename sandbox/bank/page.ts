import type { PaymentStatus } from '#contract/payments.ts';
import { actionButton, type Html, html, plainPage } from '#sandbox/plain-page.ts';
import type { ShownPayment } from './product.ts';

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

export function bankPage({
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
