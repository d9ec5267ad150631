import { randomBytes } from 'node:crypto';
import type { Books } from '#sandbox/books.ts';
import type { CreateOrder } from './requests.ts';

export interface Money {
  currency_code: string;
  value: string;
}

export interface CaptureRecord {
  id: string;
  status: 'COMPLETED' | 'DECLINED' | 'PENDING' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  reason?: string;
  amount: Money;
  at: string;
}

export interface RefundRecord {
  id: string;
  cents: number;
  at: string;
}

export interface DisputeRecord {
  id: string;
  at: string;
  cents: number;
  stage: 'INQUIRY' | 'CHARGEBACK';
  outcome?: 'RESOLVED_SELLER_FAVOUR' | 'RESOLVED_BUYER_FAVOUR' | 'CANCELED_BY_BUYER';
}

export interface OrderRecord {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'VOIDED' | 'COMPLETED';
  request: CreateOrder;
  payerId?: string;
  capture?: CaptureRecord;
  refunds?: RefundRecord[];
  dispute?: DisputeRecord;
  createdAt: string;
  updatedAt: string;
}

export interface Delivery {
  body: string;
  headers: Record<string, string>;
  attempts: number;
  nextAt: number;
}

export interface PaypalState {
  secret: string;
  orders: Record<string, OrderRecord>;
  requests: Record<string, string>;
  undelivered: Delivery[];
}

export const openState = (books: Books): PaypalState =>
  books.part('paypal', () => ({
    secret: randomBytes(32).toString('hex'),
    orders: {},
    requests: {},
    undelivered: [],
  }));

/** PayPal's `^[A-Z0-9]+$`. */
export const newId = (): string => random('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 17);

/** The id of an account: `^[2-9A-HJ-NP-Z]{13}$`. */
export const newPayerId = (): string => random('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 13);

/** `PP-D-12345`, as PayPal's examples of disputes are. */
export const newDisputeId = (): string => `PP-D-${random('0123456789', 12)}`;

function random(symbols: string, length: number): string {
  return Array.from(randomBytes(length), (byte) => symbols[byte % symbols.length]).join('');
}

export const centsOf = ({ value }: Money): number => Math.round(Number(value) * 100);

export const leftOf = ({ capture, refunds = [] }: OrderRecord): number =>
  (capture === undefined ? 0 : centsOf(capture.amount)) - refunds.reduce((sum, { cents }) => sum + cents, 0);

/** PayPal's times have no fractions. */
export const timeNow = (): string => new Date().toISOString().replace(/\.\d+Z$/, 'Z');

export const orderOfCapture = (state: PaypalState, captureId: string): OrderRecord | undefined =>
  Object.values(state.orders).find((order) => order.capture?.id === captureId);
