import type Stripe from 'stripe';
import { actionButton, type Html, html, plainPage } from '#sandbox/plain-page.ts';
import type { State } from './state.ts';
import type { MoneyTurn } from './turns.ts';

const style = '/sandbox/stripe/style.css';

const labels: Readonly<Record<MoneyTurn, string>> = {
  refund: 'Devolver lo que queda',
  partial_refund: 'Devolver una parte',
  inquiry: 'Abrir una consulta',
  close_inquiry: 'Cerrar la consulta',
  dispute: 'Abrir una disputa',
  escalate: 'Convertirla en disputa',
  win: 'Resolver a favor del vendedor',
  lose: 'Resolver a favor del cliente',
};

const disputeWords: Readonly<Record<string, string>> = {
  needs_response: 'en disputa',
  warning_needs_response: 'en consulta',
  warning_closed: 'consulta cerrada',
  won: 'disputa ganada',
  lost: 'disputa perdida',
};

function turnsOf(charge: Stripe.Charge, dispute: Stripe.Dispute | undefined): MoneyTurn[] {
  if (dispute?.status === 'needs_response') return ['win', 'lose'];
  if (dispute?.status === 'warning_needs_response') return ['close_inquiry', 'escalate'];
  return charge.refunded || dispute?.status === 'lost'
    ? []
    : ['refund', 'partial_refund', 'inquiry', 'dispute'];
}

const euros = (cents: number): string =>
  new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' }).format(cents / 100);

export function chargesPage({ charge, dispute }: State): string {
  const paid = Object.values(charge).filter((one) => one.paid);
  const latest = paid.slice(-20).reverse();
  const disputeOf = ({ id }: Stripe.Charge) => Object.values(dispute).findLast((one) => one.charge === id);
  const body = html`
<p>Lo que puede pasar con un cobro después de hecho. Vestidor se entera por una notificación.</p>
${latest.length === 0 ? html`<p class="quiet">Todavía no hay ningún cobro.</p>` : latest.map((one) => chargeSection(one, disputeOf(one)))}`;
  return plainPage({ title: 'Stripe', style, body });
}

function chargeSection(charge: Stripe.Charge, dispute: Stripe.Dispute | undefined): Html {
  const id = String(charge.payment_intent);
  const state = dispute === undefined ? undefined : disputeWords[dispute.status];
  return html`<section>
<h2>${charge.description ?? id}</h2>
<dl><dt>Cobro</dt><dd>${id}</dd><dt>Importe</dt><dd>${euros(charge.amount_captured)}</dd><dt>Devuelto</dt><dd>${euros(charge.amount_refunded)}</dd><dt>Estado</dt><dd>${state ?? 'cobrado'}</dd></dl>
<div class="buttons">${turnsOf(charge, dispute).map((action) => actionButton('/sandbox/stripe/turn', labels[action], { action, id }))}</div>
</section>
`;
}

export function impossiblePage(): string {
  const body = html`<p class="notice">Eso ya no puede pasar con este cobro.</p>`;
  return plainPage({ title: 'Stripe', style, body });
}
