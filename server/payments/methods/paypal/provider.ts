import type { Payment, PaymentPurpose } from '#contract/payments.ts';
import type { BuyerWords } from '#server/payments/buyer-languages.ts';
import { notices, purposes } from '#server/payments/buyer-words.ts';
import type { PaypalConfig } from '#server/payments/config.ts';
import { afterTakings, lostCentsOf } from '#server/payments/ledger/disputes.ts';
import {
  type Buyer,
  type Dispute,
  neverRefused,
  type Opened,
  type PartRefund,
  type Provider,
  ProviderUnreachable,
  type Reading,
  type Refund,
} from '#server/payments/ledger/provider.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import type { ProviderTools } from '../method.ts';
import { type PaypalApi, paypalApi } from './api.ts';
import { PaypalRefusal } from './client.ts';
import { disputeOf } from './disputes.ts';
import type { Order } from './shapes.ts';
import { approvalUrlOf, captureOf, moneyOf, orderRequestOf, readingOf } from './transform.ts';

type PaypalTools = Omit<ProviderTools, 'db'>;

const liveOrigin = 'https://api-m.paypal.com';
const hourMillis = 60 * 60 * 1000;
/**
 * PayPal keeps an unapproved order for three hours (`offer`) and one opened in time for three more
 * (`lastApproval`). The shop reserves for half an hour: a later approval is not captured.
 */
const patience: Readonly<Record<PaymentPurpose, { offerMillis: number; lastApprovalMillis: number }>> = {
  premium: { offerMillis: 3 * hourMillis, lastApprovalMillis: 6 * hourMillis },
  order: { offerMillis: hourMillis / 2, lastApprovalMillis: hourMillis / 2 },
};

export function paypalProvider(config: PaypalConfig, given: PaypalTools): Provider {
  const api = paypalApi(config, given);
  // Only PayPal's own origin yields live money, whatever the configuration says.
  const tools = { ...given, mode: config.apiOrigin === liveOrigin ? given.mode : ('test' as const) };
  return {
    open: (payment, buyer) => openOrder(api, tools, payment, buyer),
    check: (payment) => neverRefused(() => checkOrder(api, tools, payment)),
    present: (payment, say) => presentPaypal(payment, config, say),
    isOnItsWay: ({ details }) => details.paypal?.payerId !== undefined,
    refund: (payment, part) => refundCapture(api, payment, part),
  };
}

async function openOrder(
  api: PaypalApi,
  tools: PaypalTools,
  payment: PaymentRow,
  { language }: Buyer,
): Promise<Opened> {
  const order = await api.createOrder(orderRequestOf(payment, tools.publicOrigin, language), payment.id);
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
  // A given-up order is only read: its buyer was told that it is over, and may have paid anew.
  if (order?.status === 'APPROVED' && payment.status === 'pending') {
    refusal = await capture(api, payment.providerId, payment.id);
    // The order shows the outcome, also without a response.
    order = await api.readOrder(payment.providerId);
  }
  if (order === null) return unknownOrder(tools, payment);
  if (refusal !== undefined && captureOf(order) === undefined) {
    return { state: 'failed', reason: refusal, details: { notice: notices.declined } };
  }
  const reading = understood(order, tools, payment);
  return withDisputes(reading, await disputesOf(api, payment, order), payment);
}

/** The order cannot be captured now: nothing was declined. */
const notDeclined: ReadonlySet<string> = new Set([
  'ORDER_ALREADY_CAPTURED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
  'INVALID_RESOURCE_ID',
]);

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

/** Asked only for money we hold; orders do not show disputes. Null: this app may not read them. */
async function disputesOf(api: PaypalApi, payment: PaymentRow, order: Order): Promise<Dispute[] | null> {
  const captureId = payment.captureId ?? captureOf(order)?.id;
  if ((payment.status !== 'paid' && payment.status !== 'disputed') || captureId === undefined) return [];
  try {
    return (await api.disputesOf(captureId)).map((dispute) => disputeOf(dispute, payment.amountCents));
  } catch (error) {
    // The refund of the capture will show a lost dispute.
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
  // A lost dispute later appears among the refunds too.
  return afterTakings(reading, Math.max(reading.refundedCents ?? 0, lostCents), disputes);
}

async function refundCapture(api: PaypalApi, payment: PaymentRow, part?: PartRefund): Promise<Refund> {
  // Rejected money has no capture in our books, and is refunded nevertheless.
  const captureId = payment.captureId ?? (await neverRefused(() => takenCaptureOf(api, payment)));
  if (captureId === undefined) return 'nothing_to_refund';
  try {
    const request = {
      note_to_payer: purposes[payment.purpose].refundNote,
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

function presentPaypal(
  payment: PaymentRow,
  { email }: PaypalConfig,
  say: BuyerWords['instructions'],
): Partial<Payment> {
  if (payment.status !== 'pending') return {};
  return {
    instructions: [
      say.openPaypal,
      say.acceptAmount(payment.amountCents),
      say.backFromPaypal(payment.purpose),
      say.paypalClosed,
    ],
    paymentConcept: payment.reference,
    ...(email !== undefined && { paypalEmail: email }),
  };
}
