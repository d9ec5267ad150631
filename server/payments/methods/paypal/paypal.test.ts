import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { paidPeriods } from '#server/platform/db/schema/index.ts';
import { activate, capturePaypal, paypalBuyer, startPaypal } from '#tests/factories/paypal-buyer.ts';
import { refusal, startPaidTestServer } from '#tests/factories/server.ts';
import { followUp, sendRefund } from '../../ledger/follow-up.ts';
import { paymentByProviderId, updatePayment } from '../../ledger/queries.ts';
import { settle } from '../../ledger/settle.ts';

const server = await startPaidTestServer();
const it = test.extend('person', () => server.person());
// No webhook arrives in these tests.
server.sandbox.sendWebhooksTo('http://127.0.0.1:9');
const buyer = paypalBuyer(server);
afterEach(() => {
  server.sandbox.switches.paypal = 'none';
});

const price = { amount: 19.95, currency: 'EUR' };
const rowOf = async (token: string) => {
  const row = await paymentByProviderId(server.services.db, 'paypal_redirect', token);
  if (row === undefined) throw new Error('no such payment');
  return row;
};
const periodsOf = async (token: string) =>
  server.services.db
    .select()
    .from(paidPeriods)
    .where(eq(paidPeriods.paymentId, (await rowOf(token)).id));

async function approved() {
  const person = await server.person();
  const token = await startPaypal(person);
  await buyer.answer(token, 'pay');
  return { person, token };
}

async function paid() {
  const given = await approved();
  expect((await capturePaypal(given.person, given.token)).body.status).toBe('COMPLETED');
  return given;
}

describe('an order', () => {
  it('leads to PayPal and, approved and captured, opens Premium', async ({ person }) => {
    const order = await person.send('POST /api/paypal/order', { ...price, intent: 'CAPTURE' });
    expect(order.status).toBe(200);
    const [link] = order.body.links;
    expect(link).toMatchObject({ rel: 'approve' });
    expect(new URL(link.href).pathname).toBe('/sandbox/paypal/approve');
    expect(new URL(link.href).searchParams.get('token')).toBe(order.body.id);

    const back = await buyer.answer(order.body.id, 'pay');
    expect(back.pathname).toBe('/payment-return');
    const captured = await person.send(`POST /api/paypal/order/${back.searchParams.get('token')}/capture`, {
      PayerID: back.searchParams.get('PayerID'),
    });
    expect(captured.body).toEqual({ status: 'COMPLETED', id: order.body.id });
    expect((await activate(person, captured.body.id)).body).toEqual({ success: true });
    const status = await person.send('GET /api/subscription/status');
    expect(status.body).toMatchObject({ hasActiveSubscription: true, source: 'paid_period' });
  });

  it('is the same one while it is open, from two windows at once too', async ({ person }) => {
    const tokens = await Promise.all([startPaypal(person), startPaypal(person)]);
    expect(new Set([...tokens, await startPaypal(person)]).size).toBe(1);
  });

  it('can be asked for from the page of methods, with what to do and a concept', async ({ person }) => {
    const { body } = await person.send('POST /api/payment/paypal', price);
    expect(body).toMatchObject({
      premiumActivated: false,
      payment: {
        method: 'paypal_redirect',
        status: 'pending',
        paypalEmail: 'pagos@vestidor.example',
        paymentConcept: body.payment.reference,
        paymentUrl: expect.stringContaining('/sandbox/paypal/approve?token='),
      },
    });
    expect(body.payment.instructions.length).toBeGreaterThan(2);
  });

  it.each([{ amount: 9.95 }, { amount: 19.950001 }, { currency: 'USD' }])(
    'of %j is refused',
    async (change) => {
      const person = await server.person();
      const order = { ...price, intent: 'CAPTURE', ...change };
      expect(await person.send('POST /api/paypal/order', order)).toMatchObject(
        refusal(422, 'amount_mismatch'),
      );
      expect((await person.send('POST /api/payment/paypal', { ...price, ...change })).status).toBe(422);
    },
  );

  it('is refused for demonstrations and visitors', async () => {
    const demo = server.visitor();
    expect((await demo.send('GET /api/demo-login')).status).toBe(302);
    const order = { ...price, intent: 'CAPTURE' };
    expect((await demo.send('POST /api/paypal/order', order)).body.code).toBe('demo_forbidden');
    expect((await server.visitor().send('POST /api/paypal/order', order)).status).toBe(401);
  });

  it('that its buyer cancels stays open and takes nothing', async ({ person }) => {
    const token = await startPaypal(person);
    expect((await buyer.answer(token, 'cancel')).pathname).toBe('/payment/cancel');
    expect((await capturePaypal(person, token)).body).toEqual({ status: 'PENDING', id: token });
    expect((await activate(person, token)).body).toEqual({ success: false });
    expect(await startPaypal(person)).toBe(token);
  });
});

describe('coming back', () => {
  it('twice, or from many places at once, gives the same answer and one month', async () => {
    const { person, token } = await approved();
    const answers = await Promise.all([
      capturePaypal(person, token),
      activate(person, token),
      capturePaypal(person, token),
      activate(person, token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await capturePaypal(person, token)).body).toEqual({ status: 'COMPLETED', id: token });
    expect((await activate(person, (await rowOf(token)).id)).body).toEqual({ success: true });
    expect(await periodsOf(token)).toHaveLength(1);
  });

  it('is not needed: an approved order is found and captured by itself', async () => {
    const { token } = await approved();
    server.travel(20_000);
    await followUp(server.services, (error) => {
      throw error;
    });
    expect((await rowOf(token)).status).toBe('paid');
  });

  it('still says paid when PayPal is gone', async () => {
    const { person, token } = await paid();
    server.sandbox.switches.paypal = 'error';
    expect((await capturePaypal(person, token)).body.status).toBe('COMPLETED');
    expect((await activate(person, token)).body).toEqual({ success: true });
  });
});

describe('when PayPal', () => {
  it.each(['error', 'exception', 'empty', 'hang'] as const)(
    'fails by %s, nothing is lost: the same order is captured once it answers',
    async (fault) => {
      const { person, token } = await approved();
      server.sandbox.switches.paypal = fault;
      const failed = await capturePaypal(person, token);
      expect(failed).toMatchObject(refusal(503, 'provider_unreachable'));
      expect((await rowOf(token)).status).toBe('pending');
      server.sandbox.switches.paypal = 'none';
      expect((await capturePaypal(person, token)).body.status).toBe('COMPLETED');
      expect(await periodsOf(token)).toHaveLength(1);
    },
  );

  it.each(['error', 'exception', 'empty', 'hang'] as const)(
    'fails by %s while it is asked for an order, the next try asks for the same payment',
    async (fault) => {
      const person = await server.person();
      server.sandbox.switches.paypal = fault;
      const order = { ...price, intent: 'CAPTURE' };
      expect((await person.send('POST /api/paypal/order', order)).status).toBe(503);
      server.sandbox.switches.paypal = 'none';
      const token = await startPaypal(person);
      const { body } = await person.send('POST /api/payment/paypal', price);
      expect((await rowOf(token)).id).toBe(body.payment.id);
    },
  );

  it('declines, the payment has failed with a reason and the next one is a new order', async () => {
    const { person, token } = await approved();
    server.sandbox.switches.paypal = 'cancelled';
    expect((await capturePaypal(person, token)).body).toEqual({ status: 'DECLINED', id: token });
    expect(await rowOf(token)).toMatchObject({
      status: 'failed',
      details: { failure: 'INSTRUMENT_DECLINED', notice: expect.stringContaining('No se ha cobrado nada') },
    });
    server.sandbox.switches.paypal = 'none';
    // The buyer was told that it is over.
    expect((await capturePaypal(person, token)).body.status).toBe('DECLINED');
    expect(await startPaypal(person)).not.toBe(token);
  });

  it('has to look at the money first, the payment waits with a notice and is paid when that is done', async () => {
    const { person, token } = await approved();
    server.sandbox.switches.paypal = 'pending';
    expect((await capturePaypal(person, token)).body.status).toBe('PENDING');
    expect((await activate(person, token)).body).toEqual({ success: false });
    expect((await rowOf(token)).details.notice).toContain('revisando');
    server.sandbox.switches.paypal = 'none';
    expect((await capturePaypal(person, token)).body.status).toBe('PENDING');
    await buyer.turn(token, 'complete');
    expect((await capturePaypal(person, token)).body.status).toBe('COMPLETED');
    expect((await rowOf(token)).details.notice).toBeUndefined();
  });

  it('reviews the money for longer than the offer is valid, the payer is not asked again', async () => {
    const { person, token } = await approved();
    server.sandbox.switches.paypal = 'pending';
    await capturePaypal(person, token);
    await updatePayment(server.services.db, (await rowOf(token)).id, { expiresAt: new Date(0) }, new Date());
    expect(await startPaypal(person)).toBe(token);
  });

  it('says no after looking, the payment has failed', async () => {
    const { person, token } = await approved();
    server.sandbox.switches.paypal = 'pending';
    await capturePaypal(person, token);
    await buyer.turn(token, 'deny');
    expect((await capturePaypal(person, token)).body.status).toBe('DECLINED');
  });

  it('took another amount, nothing is opened and it can be sent back', async () => {
    const { person, token } = await approved();
    server.sandbox.switches.paypal = 'wrong_amount';
    expect((await capturePaypal(person, token)).body.status).toBe('REJECTED');
    expect((await activate(person, token)).body).toEqual({ success: false });
    expect(await periodsOf(token)).toEqual([]);
    const rejected = await rowOf(token);
    expect(await server.services.providers.get('paypal_redirect')?.refund(rejected)).toBe('sent');
    expect((await settle(server.services, rejected.id)).status).toBe('rejected');
  });

  it.each(['void', 'forget'] as const)('has no use for the order any more (%s), it ends', async (turn) => {
    const person = await server.person();
    const token = await startPaypal(person);
    expect(await buyer.turn(token, turn)).toBe(303);
    await updatePayment(server.services.db, (await rowOf(token)).id, { expiresAt: new Date(0) }, new Date());
    const { body } = await capturePaypal(person, token);
    expect(body.status).toBe(turn === 'void' ? 'VOIDED' : 'EXPIRED');
  });
});

describe('money that goes back', () => {
  it('is sent once, however often it is asked for, and closes what it opened', async () => {
    const { person, token } = await paid();
    const row = await rowOf(token);
    const provider = server.services.providers.get('paypal_redirect');
    expect([await provider?.refund(row), await provider?.refund(row)]).toEqual(['sent', 'sent']);
    await settle(server.services, row.id);
    expect((await rowOf(token)).status).toBe('refunded');
    const { body } = await person.send('GET /api/subscription/status');
    expect(body.hasActiveSubscription).toBe(false);
  });

  it('and was sent back at PayPal already counts as sent', async () => {
    const { token } = await paid();
    await buyer.turn(token, 'refund');
    const { db, now } = server.services;
    const refunding = await updatePayment(db, (await rowOf(token)).id, { status: 'refunding' }, now());
    await sendRefund(server.services, refunding);
    expect((await rowOf(token)).status).toBe('refunded');
  });

  it('is disputed at PayPal, which closes what it opened', async () => {
    const { person, token } = await paid();
    expect(await buyer.turn(token, 'dispute')).toBe(303);
    await settle(server.services, (await rowOf(token)).id);
    const row = await rowOf(token);
    expect(row.status).toBe('disputed');
    const provider = server.services.providers.get('paypal_redirect');
    expect(await provider?.check(row)).toMatchObject({ state: 'disputed' });
    expect((await activate(person, token)).body).toEqual({ success: false });
  });

  it('was never taken: there is nothing to send', async ({ person }) => {
    const row = await rowOf(await startPaypal(person));
    expect(await server.services.providers.get('paypal_redirect')?.refund(row)).toBe('nothing_to_refund');
  });
});
