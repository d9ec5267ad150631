import type { PaymentPurpose } from '#contract/payments.ts';
import type { PaypalConfig } from '#server/payments/config.ts';
import { afterTakings, type Dispute, lostCentsOf } from '#server/payments/ledger/disputes.ts';
import type { PaymentRow } from '#server/payments/ledger/payment.ts';
import {
  type Mode,
  type Opened,
  type PartRefund,
  type Provider,
  ProviderUnreachable,
  type Reading,
  type Refund,
} from '#server/payments/ledger/provider.ts';
import { purposeWords } from '#server/payments/ledger/purpose-words.ts';
import { type PaypalApi, paypalApi } from './api.ts';
import { PaypalRefusal } from './client.ts';
import { disputeOf } from './disputes.ts';
import type { Order } from './shapes.ts';
import { approvalUrlOf, captureOf, declinedNotice, moneyOf, orderRequestOf, readingOf } from './transform.ts';

interface PaypalTools {
  timeoutMs: number;
  mode: Mode;
  publicOrigin: string;
  now(): Date;
}

const liveOrigin = 'https://api-m.paypal.com';
const hourMillis = 60 * 60 * 1000;
/**
 * PayPal keeps an order that nobody has approved for three hours (`offer`), and one that its buyer has opened in
 * time for three more (`lastApproval`). Pieces of the shop are kept for half an hour: an approval that comes
 * later is not captured, and so takes no money.
 */
const patience: Readonly<Record<PaymentPurpose, { offerMillis: number; lastApprovalMillis: number }>> = {
  premium: { offerMillis: 3 * hourMillis, lastApprovalMillis: 6 * hourMillis },
  order: { offerMillis: hourMillis / 2, lastApprovalMillis: hourMillis / 2 },
};

/** PayPal, by redirect: an order that the buyer approves there and that is captured here. */
export function paypalProvider(config: PaypalConfig, given: PaypalTools): Provider {
  const api = paypalApi(config, given);
  // What another origin than PayPal's own says is no live money, whatever the configuration believes.
  const tools = { ...given, mode: config.apiOrigin === liveOrigin ? given.mode : ('test' as const) };
  return {
    method: 'paypal_redirect',
    card: {
      id: 'paypal_redirect',
      name: 'PayPal',
      description:
        'Pagas en PayPal con tu cuenta o con tarjeta y vuelves aquí. Un mes, sin renovación automática.',
      fees: 'Sin comisiones',
      icon: '💳',
      instant: true,
    },
    open: (payment) => openOrder(api, tools, payment),
    check: (payment) => neverRefused(() => checkOrder(api, tools, payment)),
    refund: (payment, part) => refundCapture(api, payment, part),
  };
}

/** A no to a question is not an answer about the money: where it stands is not known. */
async function neverRefused<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaypalRefusal) throw new ProviderUnreachable(error.message, { cause: error });
    throw error;
  }
}

async function openOrder(api: PaypalApi, tools: PaypalTools, payment: PaymentRow): Promise<Opened> {
  const order = await api.createOrder(orderRequestOf(payment, tools.publicOrigin), payment.id);
  const paymentUrl = approvalUrlOf(order);
  if (paymentUrl === undefined) throw new ProviderUnreachable('PayPal’s order says nowhere to approve it');
  return {
    providerId: order.id,
    details: { paymentUrl },
    expiresAt: new Date(tools.now().getTime() + patience[payment.purpose].offerMillis),
  };
}

async function checkOrder(api: PaypalApi, tools: PaypalTools, payment: PaymentRow): Promise<Reading> {
  if (payment.providerId === null) return { state: 'pending' };
  let order = await api.readOrder(payment.providerId);
  let refusal: string | undefined;
  // One that was given up is only asked after: its buyer was told that it is over, and may have paid anew.
  if (order?.status === 'APPROVED' && payment.status === 'pending') {
    refusal = await capture(api, payment.providerId, payment.id);
    // Whatever was answered, and if nothing was: the order itself says what became of its money.
    order = await api.readOrder(payment.providerId);
  }
  if (order === null) return unknownOrder(tools, payment);
  if (refusal !== undefined && captureOf(order) === undefined) {
    return { state: 'failed', reason: refusal, details: { notice: declinedNotice } };
  }
  const reading = understood(order, tools, payment);
  return withDisputes(reading, await disputesOf(api, payment, order), payment);
}

/** These say that the order is not at the point of being captured: nothing has been declined. */
const notDeclined: ReadonlySet<string> = new Set([
  'ORDER_ALREADY_CAPTURED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
  'INVALID_RESOURCE_ID',
]);

/** Takes the money of an approved order. Answers why it was declined, if it was. */
async function capture(api: PaypalApi, orderId: string, paymentId: string): Promise<string | undefined> {
  try {
    await api.captureOrder(orderId, `${paymentId}-capture`);
  } catch (error) {
    if (error instanceof PaypalRefusal) return notDeclined.has(error.issue) ? undefined : error.issue;
    if (!(error instanceof ProviderUnreachable)) throw error;
  }
  return undefined;
}

function unknownOrder({ now }: PaypalTools, payment: PaymentRow): Reading {
  return payment.expiresAt !== null && payment.expiresAt > now()
    ? { state: 'pending' }
    : { state: 'expired', reason: 'PayPal no longer knows the order' };
}

function understood(order: Order, tools: PaypalTools, payment: PaymentRow): Reading {
  const reading = readingOf(order, payment, tools.mode);
  if (reading === null) throw new ProviderUnreachable('PayPal’s order holds an amount that cannot be read');
  const age = tools.now().getTime() - payment.createdAt.getTime();
  const untouched =
    reading.state === 'pending' && captureOf(order) === undefined && order.status !== 'APPROVED';
  return untouched && age > patience[payment.purpose].lastApprovalMillis
    ? { state: 'expired', reason: 'nobody approved the order' }
    : reading;
}

/** Orders do not speak of disputes: they are asked for money that we hold. Null: this app may not know. */
async function disputesOf(api: PaypalApi, payment: PaymentRow, order: Order): Promise<Dispute[] | null> {
  const captureId = payment.captureId ?? captureOf(order)?.id;
  if ((payment.status !== 'paid' && payment.status !== 'disputed') || captureId === undefined) return [];
  try {
    return (await api.disputesOf(captureId)).map((dispute) => disputeOf(dispute, payment.amountCents));
  } catch (error) {
    // An app that may not read disputes learns of a lost one when the capture is refunded.
    if (error instanceof PaypalRefusal) return null;
    throw error;
  }
}

function withDisputes(reading: Reading, disputes: Dispute[] | null, { status }: PaymentRow): Reading {
  if (disputes === null)
    return status === 'disputed' && reading.state === 'paid' ? { state: 'disputed' } : reading;
  const lostCents = lostCentsOf(disputes);
  if (reading.state === 'refunded') return { ...reading, disputes, lost: lostCents > 0 };
  if (reading.state !== 'paid') return reading;
  // Money that a lost dispute took is shown among the refunds as well, a little later.
  return afterTakings(reading, Math.max(reading.refundedCents ?? 0, lostCents), disputes);
}

async function refundCapture(api: PaypalApi, payment: PaymentRow, part?: PartRefund): Promise<Refund> {
  // Money that came but was not as agreed has no capture in our books: it goes back all the same.
  const captureId = payment.captureId ?? (await neverRefused(() => takenCaptureOf(api, payment)));
  if (captureId === undefined) return 'nothing_to_refund';
  try {
    const request = {
      note_to_payer: purposeWords[payment.purpose].refundNote,
      ...(part && { amount: moneyOf(part.cents, payment.currency) }),
    };
    const { status } = await api.refundCapture(captureId, request, `${part?.id ?? payment.id}-refund`);
    return status === 'COMPLETED' || status === 'PENDING' ? 'sent' : 'by_hand';
  } catch (error) {
    if (!(error instanceof PaypalRefusal)) throw error;
    return error.issue === 'CAPTURE_FULLY_REFUNDED' ? 'sent' : 'by_hand';
  }
}

async function takenCaptureOf(api: PaypalApi, { providerId }: PaymentRow): Promise<string | undefined> {
  const order = providerId === null ? null : await api.readOrder(providerId);
  const taken = order === null ? undefined : captureOf(order);
  return taken?.status === 'COMPLETED' || taken?.status === 'PARTIALLY_REFUNDED' ? taken.id : undefined;
}
