import { actionButton, type Html, html, plainPage } from '#sandbox/plain-page.ts';
import type { OrderRecord } from './state.ts';
import type { Turn } from './turns.ts';

const style = '/sandbox/paypal/style.css';

function amountOf({ request }: OrderRecord): string {
  const amount = request.purchase_units[0]?.amount;
  return new Intl.NumberFormat('es-ES', {
    style: 'currency',
    currency: amount?.currency_code ?? 'EUR',
  }).format(Number(amount?.value));
}

export function approvalPage(order: OrderRecord): string {
  const [unit] = order.request.purchase_units;
  const { brand_name } = order.request.payment_source.paypal.experience_context;
  const body = html`
<p>Esta página hace las veces de PayPal. No hay cuenta, no hay tarjeta y no se cobra nada.</p>
<section>
<dl>
<dt>Vendedor</dt><dd>${brand_name}</dd>
<dt>Concepto</dt><dd>${unit?.description}</dd>
<dt>Referencia</dt><dd>${unit?.invoice_id}</dd>
</dl>
<p class="total">${amountOf(order)}</p>
<form method="post" action="/sandbox/paypal/approve">
<input type="hidden" name="token" value="${order.id}">
<button class="primary" name="answer" value="pay">Pagar ${amountOf(order)}</button>
<button class="plain" name="answer" value="cancel">Cancelar y volver</button>
</form>
</section>`;
  return plainPage({ title: 'Modo de pruebas: aquí estaría PayPal', style, body });
}

const noLonger = {
  COMPLETED: 'Este pago ya está hecho. No hace falta que hagas nada más aquí.',
  VOIDED: 'Este pago se anuló. No se ha cobrado nada: empieza otro desde Vestidor.',
} as const;

export function closedPage(status: keyof typeof noLonger): string {
  const body = html`<p class="notice">${noLonger[status]}</p>`;
  return plainPage({ title: 'Modo de pruebas: aquí estaría PayPal', style, body });
}

export function unknownPage(): string {
  const body = html`<p class="notice">PayPal no conoce este pago o ya lo ha olvidado. Empieza otro desde Vestidor.</p>`;
  return plainPage({ title: 'Modo de pruebas: aquí estaría PayPal', style, body });
}

const turnLabels: Readonly<Record<Turn, string>> = {
  complete: 'Aprobar la revisión',
  deny: 'Rechazar la revisión',
  refund: 'Devolver lo que queda',
  partial_refund: 'Devolver una parte',
  inquiry: 'Abrir una consulta',
  close_inquiry: 'Cerrar la consulta',
  dispute: 'Abrir una disputa',
  escalate: 'Convertirla en disputa',
  win: 'Resolver a favor del vendedor',
  lose: 'Resolver a favor del cliente',
  void: 'Anular la orden',
  forget: 'Olvidar la orden',
};

const orderWords: Readonly<Record<OrderRecord['status'], string>> = {
  PAYER_ACTION_REQUIRED: 'espera a quien paga',
  APPROVED: 'aceptada, sin cobrar',
  VOIDED: 'anulada',
  COMPLETED: 'cobrada',
};

function wordOf({ status, capture, dispute }: OrderRecord): string {
  if (dispute !== undefined && dispute.outcome === undefined)
    return dispute.stage === 'INQUIRY' ? 'en consulta' : 'en disputa';
  if (capture?.status === 'PENDING') return 'en revisión';
  if (capture?.status === 'DECLINED') return 'rechazada';
  if (capture?.status === 'PARTIALLY_REFUNDED') return 'devuelta en parte';
  return capture?.status === 'REFUNDED' ? 'devuelta' : orderWords[status];
}

function turnsOf({ capture, status, dispute }: OrderRecord): Turn[] {
  if (capture?.status === 'PENDING') return ['complete', 'deny'];
  if (capture?.status === 'COMPLETED' || capture?.status === 'PARTIALLY_REFUNDED') {
    if (dispute === undefined || dispute.outcome !== undefined)
      return ['refund', 'partial_refund', 'inquiry', 'dispute'];
    return dispute.stage === 'INQUIRY' ? ['close_inquiry', 'escalate'] : ['win', 'lose'];
  }
  return capture === undefined && status !== 'VOIDED' ? ['void', 'forget'] : [];
}

export function ordersPage(orders: OrderRecord[]): string {
  const latest = orders.slice(-20).reverse();
  const body: Html = html`
<p>Lo que puede pasar con un pago en PayPal después de hecho. Vestidor se entera por una notificación.</p>
${latest.length === 0 ? html`<p class="quiet">Todavía no hay ningún pago.</p>` : latest.map(orderSection)}`;
  return plainPage({ title: 'PayPal', style, body });
}

const orderSection = (order: OrderRecord): Html => html`<section>
<h2>${order.request.purchase_units[0]?.invoice_id}</h2>
<dl><dt>Orden</dt><dd>${order.id}</dd><dt>Importe</dt><dd>${amountOf(order)}</dd><dt>Estado</dt><dd>${wordOf(order)}</dd></dl>
<div class="buttons">${turnsOf(order).map((turn) =>
  actionButton('/sandbox/paypal/simulate', turnLabels[turn], { order: order.id, turn }),
)}</div>
</section>
`;
