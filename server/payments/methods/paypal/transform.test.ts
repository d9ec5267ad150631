import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentRow } from '#server/payments/payment.ts';
import { Order } from './shapes.ts';
import { centsOf, customIdOf, decimalTextOf, idsOfCustomId, orderRequestOf, readingOf } from './transform.ts';

const payment = {
  id: '6a0f2d0e-3c1f-4b7e-9c59-6a7a2f1d0b11',
  ownerId: '0d2e3f40-5a6b-4c7d-8e9f-a0b1c2d3e4f5',
  reference: 'VS-2345-6789-A',
  amountCents: 1995,
  currency: 'EUR',
  purpose: 'premium',
  orderId: null,
} as PaymentRow;

const order = (capture: object | null, more: object = {}) =>
  Order.parse({
    id: 'ORDER1',
    status: 'COMPLETED',
    purchase_units: [
      { custom_id: customIdOf(payment), payments: { captures: capture === null ? [] : [capture] } },
    ],
    ...more,
  });

const captured = (more: object = {}) => ({
  id: 'CAPTURE1',
  status: 'COMPLETED',
  amount: { currency_code: 'EUR', value: '19.95' },
  ...more,
});

describe('an amount', () => {
  it('is read to the cent, and never through a binary fraction', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        (cents) => centsOf(decimalTextOf(cents)) === cents,
      ),
    );
    expect([centsOf('19.95'), centsOf('19.9'), centsOf('19'), centsOf('19.950')]).toEqual([
      1995, 1990, 1900, 1995,
    ]);
  });

  it.each(['', '19,95', '-19.95', '19.951', '1e3', ' 19.95', '.95', 'NaN'])('is not read from %j', (text) => {
    expect(centsOf(text)).toBeNull();
  });
});

describe('the custom id of an order', () => {
  it('says who pays and for what, in characters that PayPal allows everywhere', () => {
    const text = customIdOf(payment);
    expect(text).toMatch(/^[A-Za-z0-9\-_.,]{1,127}$/);
    expect(idsOfCustomId(text)).toEqual({ ownerId: payment.ownerId, paymentId: payment.id });
  });

  it.each(['', 'order 12', `${payment.id}`, `${payment.id}.`, `${payment.id}.${payment.id}.x`])(
    'is not found in %j',
    (text) => {
      expect(idsOfCustomId(text)).toBeNull();
    },
  );
});

it('asks for one unit of what the payment is for, and for the way back', () => {
  expect(orderRequestOf(payment, 'https://vestidor.example', 'es')).toMatchObject({
    intent: 'CAPTURE',
    purchase_units: [{ amount: { currency_code: 'EUR', value: '19.95' }, invoice_id: 'VS-2345-6789-A' }],
    payment_source: {
      paypal: {
        experience_context: {
          locale: 'es-ES',
          user_action: 'PAY_NOW',
          return_url: 'https://vestidor.example/payment-return',
          cancel_url: 'https://vestidor.example/payment/cancel',
        },
      },
    },
  });
});

it.each([
  ['en', 'en-GB', 'Vestidor Premium, one month'],
  ['pt', 'pt-PT', 'Vestidor Premium, um mês'],
] as const)('speaks the language of a buyer who reads %s', (language, locale, description) => {
  expect(orderRequestOf(payment, 'https://vestidor.example', language)).toMatchObject({
    purchase_units: [{ description }],
    payment_source: { paypal: { experience_context: { locale } } },
  });
});

describe('an order reads as', () => {
  it('paid, with what PayPal says was taken and from whom it was asked', () => {
    const amount = { currency_code: 'USD', value: '9.95' };
    expect(readingOf(order(captured({ amount })), payment, 'test')).toMatchObject({
      state: 'paid',
      captureId: 'CAPTURE1',
      amountCents: 995,
      currency: 'USD',
      mode: 'test',
      ownerId: payment.ownerId,
    });
  });

  it('foreign when it was made for another payment of the same person', () => {
    const other = { ...payment, id: '11111111-2222-4333-8444-555555555555' };
    expect(readingOf(order(captured()), other, 'test')).toMatchObject({ state: 'paid', ownerId: '' });
  });

  it('nothing when its amount cannot be understood', () => {
    const amount = { currency_code: 'EUR', value: '19,95' };
    expect(readingOf(order(captured({ amount })), payment, 'test')).toBeNull();
  });

  it.each([
    ['pending', captured({ status: 'PENDING', status_details: { reason: 'ECHECK' } }), {}],
    ['failed', captured({ status: 'DECLINED' }), {}],
    ['failed', captured({ status: 'FAILED' }), {}],
    ['refunded', captured({ status: 'REFUNDED' }), {}],
    ['paid', captured({ status: 'PARTIALLY_REFUNDED' }), {}],
    ['cancelled', null, { status: 'VOIDED' }],
    ['pending', null, { status: 'APPROVED' }],
    ['pending', null, { status: 'PAYER_ACTION_REQUIRED' }],
    ['pending', null, { status: 'CREATED' }],
  ])('%s: %j %j', (state, capture, more) => {
    expect(readingOf(order(capture, more), payment, 'test')).toMatchObject({ state });
  });

  it('paid when an earlier try was declined', () => {
    const two = order(null);
    const captures = [captured({ id: 'FIRST', status: 'DECLINED' }), captured({ id: 'SECOND' })];
    Object.assign(two.purchase_units?.[0] ?? {}, { payments: { captures } });
    expect(readingOf(two, payment, 'test')).toMatchObject({ state: 'paid', captureId: 'SECOND' });
  });
});
