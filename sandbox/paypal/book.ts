import type { StandInTools } from '#sandbox/stand-in.ts';
import { Deliveries } from './deliveries.ts';
import { Fault, noSuchResource } from './fault.ts';
import type { CreateOrder } from './requests.ts';
import { captureObject, disputeObject, disputeSummary, orderObject, refundObject } from './resources.ts';
import {
  type CaptureRecord,
  type DisputeRecord,
  leftOf,
  newDisputeId,
  newId,
  newPayerId,
  type OrderRecord,
  openState,
  orderOfCapture,
  type PaypalState,
  type RefundRecord,
  timeNow,
} from './state.ts';
import { type Turn, turnNeeds } from './turns.ts';

const declined = (issue: string, description: string) => new Fault(422, { issue, description });

/** Every change is stored before the response. */
export class PaypalBook {
  readonly state: PaypalState;
  readonly deliveries: Deliveries;
  readonly #tools: StandInTools;
  readonly #origin: () => string;

  constructor(tools: StandInTools, origin: () => string) {
    this.state = openState(tools.books);
    this.deliveries = new Deliveries(this.state, tools);
    this.#tools = tools;
    this.#origin = origin;
  }

  get #fault() {
    return this.#tools.books.switches.paypal;
  }

  /** @throws Fault for an unknown order */
  order(id: string): OrderRecord {
    const order = this.state.orders[id];
    if (order === undefined) throw noSuchResource();
    return order;
  }

  shown(order: OrderRecord) {
    return orderObject(order, this.#origin());
  }

  create(request: CreateOrder, requestId: string): { order: OrderRecord; first: boolean } {
    const known = this.#used(`create ${requestId}`);
    if (known !== undefined) {
      if (JSON.stringify(known.request) !== JSON.stringify(request)) {
        throw declined(
          'DUPLICATE_REQUEST_ID',
          'The value of PayPal-Request-Id header has already been used.',
        );
      }
      return { order: known, first: false };
    }
    const at = timeNow();
    const order: OrderRecord = {
      id: newId(),
      status: 'PAYER_ACTION_REQUIRED',
      request,
      createdAt: at,
      updatedAt: at,
    };
    this.state.orders[order.id] = order;
    this.#use(`create ${requestId}`, order);
    return { order, first: true };
  }

  approve(order: OrderRecord): void {
    if (order.status !== 'PAYER_ACTION_REQUIRED') return;
    order.status = 'APPROVED';
    order.payerId = newPayerId();
    this.#changed(order);
    this.deliveries.add('CHECKOUT.ORDER.APPROVED', this.shown(order), this.#origin());
  }

  capture(order: OrderRecord, requestId: string): { first: boolean } {
    if (this.#used(`capture ${requestId}`) === order) return { first: false };
    if (order.status === 'COMPLETED') {
      throw declined(
        'ORDER_ALREADY_CAPTURED',
        'Order already captured. If intent is CAPTURE only one capture per order is allowed.',
      );
    }
    if (order.status !== 'APPROVED') {
      throw declined('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
    }
    if (this.#fault === 'cancelled') {
      throw declined(
        'INSTRUMENT_DECLINED',
        'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
      );
    }
    const pending = this.#fault === 'pending';
    order.capture = {
      id: newId(),
      status: pending ? 'PENDING' : 'COMPLETED',
      ...(pending && { reason: 'PENDING_REVIEW' }),
      amount: this.#amountOf(order),
      at: timeNow(),
    };
    order.status = 'COMPLETED';
    this.#use(`capture ${requestId}`, order);
    this.#announceCapture(order, pending ? 'PAYMENT.CAPTURE.PENDING' : 'PAYMENT.CAPTURE.COMPLETED');
    return { first: true };
  }

  /** @param cents the rest by default */
  refund(captureId: string, requestId: string, cents?: number): { refund: object; first: boolean } {
    const order = orderOfCapture(this.state, captureId);
    if (order?.capture === undefined) throw noSuchResource();
    const first = this.#used(`refund ${requestId}`) !== order;
    if (first) {
      if (order.capture.status === 'REFUNDED') {
        throw declined('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.');
      }
      if (order.capture.status !== 'COMPLETED' && order.capture.status !== 'PARTIALLY_REFUNDED') {
        throw declined('INVALID_RESOURCE_STATE', 'Only a completed capture can be refunded.');
      }
      if (cents !== undefined && cents > leftOf(order)) {
        throw declined(
          'REFUND_AMOUNT_EXCEEDED',
          'The refund amount must be less than or equal to the capture amount.',
        );
      }
      this.#use(`refund ${requestId}`, order);
      this.#refunded(order, order.capture, cents ?? leftOf(order));
    }
    const made = order.refunds?.at(-1);
    if (made === undefined) throw noSuchResource();
    return { refund: refundObject(order, made, this.#origin()), first };
  }

  disputesOf(captureId: string): object[] {
    const order = orderOfCapture(this.state, captureId);
    return order?.dispute === undefined ? [] : [disputeSummary(order)];
  }

  /** @throws Fault for an unknown dispute */
  dispute(id: string): object {
    const order = Object.values(this.state.orders).find(({ dispute }) => dispute?.id === id);
    if (order === undefined) throw noSuchResource();
    return disputeObject(order);
  }

  /** @throws Fault when the order's state does not allow it */
  take(turn: Turn, order: OrderRecord): void {
    const { capture } = order;
    const needs = turnNeeds[turn];
    const isThere = capture === undefined ? needs.length === 0 : needs.includes(capture.status);
    const may = isThere && (turn !== 'void' || order.status !== 'VOIDED');
    if (!may && turn !== 'forget') throw declined('INVALID_RESOURCE_STATE', `A ${turn} cannot happen now.`);
    if (turn === 'forget') this.#forget(order);
    else if (turn === 'void') this.#void(order);
    else if (capture !== undefined) this.#moneyTurn(turn, order, capture);
  }

  #moneyTurn(turn: Exclude<Turn, 'forget' | 'void'>, order: OrderRecord, capture: CaptureRecord): void {
    switch (turn) {
      case 'complete':
      case 'deny':
        this.#reviewed(order, capture, turn === 'complete');
        return;
      case 'refund':
        this.#refunded(order, capture, leftOf(order));
        return;
      case 'partial_refund':
        this.#refunded(order, capture, Math.ceil(leftOf(order) * partRefunded));
        return;
      case 'inquiry':
      case 'dispute':
        this.#dispute(order, turn === 'inquiry' ? 'INQUIRY' : 'CHARGEBACK');
        return;
      case 'escalate':
        openDisputeOf(order).stage = 'CHARGEBACK';
        this.#announceDispute(order, 'CUSTOMER.DISPUTE.UPDATED');
        return;
      case 'close_inquiry':
      case 'win':
      case 'lose':
        openDisputeOf(order).outcome = outcomes[turn];
        // A lost dispute is shown as a refund too.
        if (turn === 'lose') this.#refunded(order, capture, leftOf(order), 'PAYMENT.CAPTURE.REVERSED');
        this.#announceDispute(order, 'CUSTOMER.DISPUTE.RESOLVED');
        return;
    }
  }

  #forget(order: OrderRecord): void {
    delete this.state.orders[order.id];
    this.#tools.books.save();
  }

  #void(order: OrderRecord): void {
    order.status = 'VOIDED';
    this.#changed(order);
  }

  #dispute(order: OrderRecord, stage: DisputeRecord['stage']): void {
    order.dispute = { id: newDisputeId(), at: timeNow(), cents: leftOf(order), stage };
    this.#announceDispute(order, 'CUSTOMER.DISPUTE.CREATED');
  }

  #announceDispute(
    order: OrderRecord,
    type: 'CUSTOMER.DISPUTE.CREATED' | 'CUSTOMER.DISPUTE.UPDATED' | 'CUSTOMER.DISPUTE.RESOLVED',
  ): void {
    this.#changed(order);
    this.deliveries.add(type, disputeObject(order), this.#origin());
  }

  #reviewed(order: OrderRecord, capture: CaptureRecord, approved: boolean): void {
    capture.status = approved ? 'COMPLETED' : 'DECLINED';
    delete capture.reason;
    this.#announceCapture(order, approved ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED');
  }

  #refunded(
    order: OrderRecord,
    capture: CaptureRecord,
    cents: number,
    type: 'PAYMENT.CAPTURE.REFUNDED' | 'PAYMENT.CAPTURE.REVERSED' = 'PAYMENT.CAPTURE.REFUNDED',
  ): void {
    const refund: RefundRecord = { id: newId(), cents, at: timeNow() };
    order.refunds = [...(order.refunds ?? []), refund];
    capture.status = leftOf(order) > 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
    this.#changed(order);
    this.deliveries.add(type, refundObject(order, refund, this.#origin()), this.#origin());
  }

  #announceCapture(
    order: OrderRecord,
    type: 'PAYMENT.CAPTURE.COMPLETED' | 'PAYMENT.CAPTURE.PENDING' | 'PAYMENT.CAPTURE.DENIED',
  ): void {
    this.#changed(order);
    this.deliveries.add(type, captureObject(order, this.#origin()), this.#origin());
  }

  #amountOf({ request }: OrderRecord) {
    const amount = request.purchase_units[0]?.amount ?? { currency_code: 'EUR', value: '0.00' };
    return this.#fault === 'wrong_amount' ? { ...amount, value: '9.95' } : amount;
  }

  #used(key: string): OrderRecord | undefined {
    const id = this.state.requests[key];
    return id === undefined ? undefined : this.state.orders[id];
  }

  #use(key: string, order: OrderRecord): void {
    this.state.requests[key] = order.id;
    this.#tools.books.save();
  }

  #changed(order: OrderRecord): void {
    order.updatedAt = timeNow();
    this.#tools.books.save();
  }
}

const partRefunded = 0.25;

const outcomes = {
  close_inquiry: 'CANCELED_BY_BUYER',
  win: 'RESOLVED_SELLER_FAVOUR',
  lose: 'RESOLVED_BUYER_FAVOUR',
} as const;

/** @throws Fault where there is none */
function openDisputeOf({ dispute }: OrderRecord): DisputeRecord {
  if (dispute === undefined || dispute.outcome !== undefined)
    throw declined('INVALID_RESOURCE_STATE', 'There is no open dispute.');
  return dispute;
}
