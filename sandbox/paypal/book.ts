import type { StandInTools } from '#sandbox/stand-in.ts';
import { Deliveries } from './deliveries.ts';
import { Fault, noSuchResource } from './fault.ts';
import type { CreateOrder } from './requests.ts';
import { captureObject, disputeObject, orderObject, refundObject } from './resources.ts';
import {
  type CaptureRecord,
  type Money,
  newId,
  type OrderRecord,
  openState,
  orderOfCapture,
  type PaypalState,
  timeNow,
} from './state.ts';
import { type Turn, turnNeeds } from './turns.ts';

const declined = (issue: string, description: string) => new Fault(422, { issue, description });

/** PayPal's orders and all that can happen to them. Every change is written down before it is answered. */
export class PaypalBook {
  readonly state: PaypalState;
  readonly deliveries: Deliveries;
  readonly #tools: StandInTools;
  readonly #origin: () => string;

  /** @param origin where the API answers */
  constructor(tools: StandInTools, origin: () => string) {
    this.state = openState(tools.books);
    this.deliveries = new Deliveries(this.state, tools);
    this.#tools = tools;
    this.#origin = origin;
  }

  get #fault() {
    return this.#tools.books.switches.paypal;
  }

  /** @throws Fault where there is no such order */
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
    order.payerId = newId(13);
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

  /** @param part how much goes back, where it is not all */
  refund(captureId: string, requestId: string, part?: Money): { refund: object; first: boolean } {
    const order = orderOfCapture(this.state, captureId);
    if (order?.capture === undefined) throw noSuchResource();
    const first = this.#used(`refund ${requestId}`) !== order;
    if (first) {
      if (order.capture.status === 'REFUNDED') {
        throw declined('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.');
      }
      if (order.capture.status !== 'COMPLETED') {
        throw declined('INVALID_RESOURCE_STATE', 'Only a completed capture can be refunded.');
      }
      this.#use(`refund ${requestId}`, order);
      this.#refunded(order, order.capture, part);
    }
    return { refund: refundObject(order, this.#origin()), first };
  }

  disputesOf(captureId: string): object[] {
    const order = orderOfCapture(this.state, captureId);
    return order?.dispute === undefined ? [] : [disputeObject(order)];
  }

  /** @throws Fault when the order is not where this could happen to it */
  take(turn: Turn, order: OrderRecord): void {
    const { capture } = order;
    const may = capture?.status === turnNeeds[turn] && (turn !== 'void' || order.status !== 'VOIDED');
    if (!may && turn !== 'forget') throw declined('INVALID_RESOURCE_STATE', `A ${turn} cannot happen now.`);
    if (turn === 'forget') this.#forget(order);
    else if (turn === 'void') this.#void(order);
    else if (turn === 'dispute') this.#dispute(order);
    else if (capture !== undefined && turn === 'refund') this.#refunded(order, capture);
    else if (capture !== undefined) this.#reviewed(order, capture, turn === 'complete');
  }

  #forget(order: OrderRecord): void {
    delete this.state.orders[order.id];
    this.#tools.books.save();
  }

  #void(order: OrderRecord): void {
    order.status = 'VOIDED';
    this.#changed(order);
  }

  #dispute(order: OrderRecord): void {
    order.dispute = { id: `PP-D-${newId(6)}`, at: timeNow() };
    this.#changed(order);
    this.deliveries.add('CUSTOMER.DISPUTE.CREATED', disputeObject(order), this.#origin());
  }

  #reviewed(order: OrderRecord, capture: CaptureRecord, approved: boolean): void {
    capture.status = approved ? 'COMPLETED' : 'DECLINED';
    delete capture.reason;
    this.#announceCapture(order, approved ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED');
  }

  #refunded(order: OrderRecord, capture: CaptureRecord, amount: Money = capture.amount): void {
    if (Number(amount.value) > Number(capture.amount.value)) {
      throw declined(
        'REFUND_AMOUNT_EXCEEDED',
        'The refund amount must be less than or equal to the capture.',
      );
    }
    const whole = amount.value === capture.amount.value;
    capture.status = whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    order.refund = { id: newId(), at: timeNow(), amount };
    this.#changed(order);
    this.deliveries.add('PAYMENT.CAPTURE.REFUNDED', refundObject(order, this.#origin()), this.#origin());
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
