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

export interface OrderRecord {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'VOIDED' | 'COMPLETED';
  request: CreateOrder;
  payerId?: string;
  capture?: CaptureRecord;
  refund?: { id: string; at: string; amount: Money };
  dispute?: { id: string; at: string };
  createdAt: string;
  updatedAt: string;
}

/** A webhook that the product has not taken yet. */
export interface Delivery {
  /** As it is signed: byte for byte. */
  body: string;
  headers: Record<string, string>;
  attempts: number;
  nextAt: number;
}

/** PayPal's memory. */
export interface PaypalState {
  /** Signs webhooks. */
  secret: string;
  orders: Record<string, OrderRecord>;
  /** What a PayPal-Request-Id was used for: the call and the order. */
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

/** Seventeen capitals and digits, as PayPal's ids are. */
export function newId(length = 17): string {
  const symbols = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return Array.from(randomBytes(length), (byte) => symbols[byte % symbols.length]).join('');
}

/** `2026-11-21T03:28:09Z`: PayPal's times have no fractions. */
export const timeNow = (): string => new Date().toISOString().replace(/\.\d+Z$/, 'Z');

export const orderOfCapture = (state: PaypalState, captureId: string): OrderRecord | undefined =>
  Object.values(state.orders).find((order) => order.capture?.id === captureId);
