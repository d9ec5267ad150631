import { centsOf, leftOf, type OrderRecord, type RefundRecord } from './state.ts';

/** `origin`: PayPal's API. */

const unitOf = ({ request }: OrderRecord) => {
  const [unit] = request.purchase_units;
  if (unit === undefined) throw new Error('an order without a purchase unit');
  return unit;
};

export function approvalUrlOf({ id, request }: OrderRecord): string {
  const { return_url } = request.payment_source.paypal.experience_context;
  return `${new URL(return_url).origin}/sandbox/paypal/approve?token=${id}`;
}

export function orderObject(order: OrderRecord, origin: string) {
  const { capture, refunds = [], payerId } = order;
  const self = `${origin}/v2/checkout/orders/${order.id}`;
  const payments = {
    ...(capture && { captures: [captureObject(order, origin)] }),
    ...(refunds.length > 0 && { refunds: refunds.map((refund) => refundObject(order, refund, origin)) }),
  };
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    payment_source: { paypal: payerId === undefined ? {} : { account_id: payerId, ...payer } },
    purchase_units: [{ ...unitOf(order), payee, ...(capture && { payments }) }],
    ...(payerId !== undefined && { payer: { payer_id: payerId, ...payer, address: { country_code: 'ES' } } }),
    create_time: order.createdAt,
    update_time: order.updatedAt,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      ...(order.status === 'PAYER_ACTION_REQUIRED'
        ? [{ href: approvalUrlOf(order), rel: 'payer-action', method: 'GET' }]
        : []),
      ...(order.status === 'APPROVED' ? [{ href: `${self}/capture`, rel: 'capture', method: 'POST' }] : []),
    ],
  };
}

const payee = { email_address: 'pagos@vestidor.example', merchant_id: 'SANDB2XSH2P22' };
const payer = {
  email_address: 'comprador@paypal.example',
  name: { given_name: 'Comprador', surname: 'De Pruebas' },
};

export function captureObject(order: OrderRecord, origin: string) {
  const { capture } = order;
  if (capture === undefined) throw new Error('an order without a capture');
  const { custom_id, invoice_id } = unitOf(order);
  const self = `${origin}/v2/payments/captures/${capture.id}`;
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.reason !== undefined && { status_details: { reason: capture.reason } }),
    amount: capture.amount,
    final_capture: true,
    seller_protection: { status: 'NOT_ELIGIBLE' },
    ...((capture.status === 'COMPLETED' || capture.status === 'PARTIALLY_REFUNDED') && {
      seller_receivable_breakdown: {
        gross_amount: capture.amount,
        paypal_fee: { currency_code: capture.amount.currency_code, value: '0.93' },
        net_amount: {
          currency_code: capture.amount.currency_code,
          value: (Number(capture.amount.value) - 0.93).toFixed(2),
        },
      },
    }),
    custom_id,
    invoice_id,
    supplementary_data: { related_ids: { order_id: order.id } },
    create_time: capture.at,
    update_time: order.updatedAt,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      { href: `${origin}/v2/checkout/orders/${order.id}`, rel: 'up', method: 'GET' },
    ],
  };
}

export function refundObject(order: OrderRecord, refund: RefundRecord, origin: string) {
  const { capture } = order;
  if (capture === undefined) throw new Error('an order without a capture');
  const { custom_id, invoice_id } = unitOf(order);
  const money = (cents: number) => ({
    currency_code: capture.amount.currency_code,
    value: (cents / 100).toFixed(2),
  });
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: money(refund.cents),
    custom_id,
    invoice_id,
    seller_payable_breakdown: {
      gross_amount: money(refund.cents),
      total_refunded_amount: money(centsOf(capture.amount) - leftOf(order)),
    },
    create_time: refund.at,
    update_time: refund.at,
    links: [
      { href: `${origin}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
      { href: `${origin}/v2/payments/captures/${capture.id}`, rel: 'up', method: 'GET' },
    ],
  };
}

const respondWithinMillis = 10 * 24 * 60 * 60 * 1000;

export function disputeObject(order: OrderRecord) {
  const { dispute, capture } = order;
  if (dispute === undefined || capture === undefined) throw new Error('an order without a dispute');
  const { custom_id, invoice_id } = unitOf(order);
  const { outcome } = dispute;
  const respondBy = new Date(Date.parse(dispute.at) + respondWithinMillis);
  return {
    dispute_id: dispute.id,
    create_time: dispute.at,
    update_time: order.updatedAt,
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: outcome === undefined ? 'WAITING_FOR_SELLER_RESPONSE' : 'RESOLVED',
    dispute_state: outcome === undefined ? 'REQUIRED_ACTION' : 'RESOLVED',
    dispute_amount: {
      currency_code: capture.amount.currency_code,
      value: (dispute.cents / 100).toFixed(2),
    },
    dispute_life_cycle_stage: dispute.stage,
    dispute_channel: 'INTERNAL',
    ...(outcome === undefined
      ? { seller_response_due_date: respondBy.toISOString() }
      : { dispute_outcome: { outcome_code: outcome } }),
    disputed_transactions: [
      { seller_transaction_id: capture.id, custom: custom_id, invoice_number: invoice_id },
    ],
  };
}

export function disputeSummary(order: OrderRecord) {
  const { dispute_id, create_time, update_time, reason, status, dispute_state, dispute_amount } =
    disputeObject(order);
  return { dispute_id, create_time, update_time, reason, status, dispute_state, dispute_amount };
}
