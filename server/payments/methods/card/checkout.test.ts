import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { entitlementOf } from '#server/payments/subscription/entitlement.ts';
import { cardSubscriptions, paidPeriods } from '#server/platform/db/schema/index.ts';
import type { Person } from '#server/platform/http/person.ts';
import { openCardDesk, testCards } from '#tests/factories/card-desk.ts';
import { refusal } from '#tests/factories/server.ts';
import { paymentsOf } from '../../ledger/queries.ts';
import { settle } from '../../ledger/settle.ts';
import { endNow } from './actions.ts';

const desk = await openCardDesk();
const it = test.extend('person', () => desk.person());

const subscribe = (person: Person) => desk.send(person, 'POST /api/stripe/create-subscription');
const newest = async (person: Person) => (await paymentsOf(desk.services.db, person.id))[0];
const isPremium = async (person: Person) => {
  const { db, now, config } = desk.services;
  return (await entitlementOf(db, person.id, now(), config.payments.mode)).premium;
};
const subscriptionsOf = (person: Person) =>
  Object.values(desk.state.subscription).filter(({ metadata }) => metadata.owner_id === person.id);

async function secretOf(person: Person): Promise<string> {
  const { status, body } = await subscribe(person);
  expect(status).toBe(200);
  return body.clientSecret;
}

describe('the card checkout', () => {
  it('returns the secret, the publishable key and the script’s address for the form', async () => {
    const { status, body } = await subscribe(await desk.person());
    expect(status).toBe(200);
    expect(body).toEqual({
      clientSecret: expect.stringMatching(/^pi_.+_secret_/),
      publishableKey: 'pk_test_sandbox',
      scriptUrl: '/sandbox/stripe/stripe.js',
    });
  });

  it('makes one subscription, however often and from however many windows it is asked for', async ({
    person,
  }) => {
    const answers = await Promise.all([subscribe(person), subscribe(person), subscribe(person)]);
    answers.push(
      await subscribe(person),
      await desk.send(person, 'POST /api/payment/stripe', { amount: 19.95, currency: 'EUR' }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.slice(0, 4).map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(subscriptionsOf(person)).toHaveLength(1);
    expect(await paymentsOf(desk.services.db, person.id)).toHaveLength(1);
  });

  it('returns the same secret after a reload, also hours later', async ({ person }) => {
    const before = await secretOf(person);
    desk.travel(3 * 60 * 60 * 1000);
    expect(await secretOf(person)).toBe(before);
    expect(subscriptionsOf(person)).toHaveLength(1);
  });

  it('redirects to the checkout when the card is chosen', async () => {
    const reply = await desk.send(await desk.person(), 'POST /api/payment/stripe', {
      amount: 19.95,
      currency: 'EUR',
    });
    expect(reply.body).toMatchObject({
      payment: { method: 'stripe_card', status: 'pending', amount: 19.95, paymentUrl: '/stripe-checkout' },
      premiumActivated: false,
    });
  });

  it.each([[{ amount: 0.01, currency: 'EUR' }], [{ amount: 19.95, currency: 'USD' }]])(
    'refuses the amount %j without calling Stripe',
    async (body) => {
      const person = await desk.person();
      expect(await desk.send(person, 'POST /api/payment/stripe', body)).toMatchObject(
        refusal(422, 'amount_mismatch'),
      );
      expect(subscriptionsOf(person)).toHaveLength(0);
    },
  );

  it('refuses visitors and demonstrations', async () => {
    expect(await desk.send(null, 'POST /api/stripe/create-subscription')).toMatchObject({ status: 401 });
    expect(await subscribe(await desk.person(true))).toMatchObject(refusal(403, 'demo_forbidden'));
  });

  it('opens Premium when the card is charged, once, for the month that is billed', async ({ person }) => {
    const secret = await secretOf(person);
    expect(await isPremium(person)).toBe(false);
    expect((await desk.giveCard(secret)).status).toBe(200);
    const payment = await newest(person);
    for (const _ of [1, 2, 3]) expect((await settle(desk.services, payment?.id ?? '')).status).toBe('paid');
    expect(await isPremium(person)).toBe(true);
    const periods = await desk.services.db
      .select()
      .from(paidPeriods)
      .where(eq(paidPeriods.ownerId, person.id));
    expect(periods).toHaveLength(1);
    const [row] = await desk.services.db
      .select()
      .from(cardSubscriptions)
      .where(eq(cardSubscriptions.ownerId, person.id));
    expect(row).toMatchObject({
      status: 'active',
      cardBrand: 'visa',
      cardLast4: '4242',
      cancelAtPeriodEnd: false,
    });
  });

  it('refuses a second subscription beside one that runs, and takes a new one after it has ended', async ({
    person,
  }) => {
    await desk.giveCard(await secretOf(person));
    await settle(desk.services, (await newest(person))?.id ?? '');
    expect(await subscribe(person)).toMatchObject(refusal(409, 'already_subscribed'));
    // It ends at the provider without a webhook.
    for (const one of subscriptionsOf(person)) one.status = 'canceled';
    expect((await subscribe(person)).status).toBe(200);
    expect(subscriptionsOf(person)).toHaveLength(2);
  });

  it('notices a payment that arrived unseen instead of asking for another card', async ({ person }) => {
    await desk.giveCard(await secretOf(person));
    desk.travel(60_000);
    expect(await subscribe(person)).toMatchObject(refusal(409, 'already_subscribed'));
    expect(await isPremium(person)).toBe(true);
  });

  it('begins anew when the first invoice has run out', async ({ person }) => {
    const secret = await secretOf(person);
    await desk.simulate('expire', subscriptionsOf(person)[0]?.id ?? '');
    desk.travel(60_000);
    const again = await secretOf(person);
    expect(again).not.toBe(secret);
    expect((await paymentsOf(desk.services.db, person.id)).map(({ status }) => status)).toEqual([
      'pending',
      'expired',
    ]);
  });

  it('lets the buyer try another card after a refusal, and grants nothing for the refused ones', async ({
    person,
  }) => {
    const secret = await secretOf(person);
    for (const [card, code] of [
      [testCards.declined, 'generic_decline'],
      [testCards.withoutFunds, 'insufficient_funds'],
    ] as const) {
      const refused = await desk.giveCard(secret, card);
      expect(refused).toMatchObject({
        status: 402,
        body: { error: { type: 'card_error', decline_code: code } },
      });
      expect((await settle(desk.services, (await newest(person))?.id ?? '')).status).toBe('pending');
    }
    await desk.giveCard(secret);
    expect((await settle(desk.services, (await newest(person))?.id ?? '')).status).toBe('paid');
  });

  it('waits for 3-D Secure, and grants only what the bank has let through', async ({ person }) => {
    const secret = await secretOf(person);
    const id = (await newest(person))?.id ?? '';
    await desk.giveCard(secret, testCards.authenticated);
    expect((await settle(desk.services, id)).status).toBe('pending');
    expect((await desk.authenticate(secret, false)).status).toBe(402);
    expect((await settle(desk.services, id)).status).toBe('pending');
    await desk.giveCard(secret, testCards.authenticated);
    await desk.authenticate(secret, true);
    expect((await settle(desk.services, id)).status).toBe('paid');
  });
});

describe('the provider’s faults', () => {
  const withFault = async (fault: (typeof desk.books.switches)['stripe'], act: () => Promise<void>) => {
    desk.books.switches.stripe = fault;
    try {
      await act();
    } finally {
      desk.books.switches.stripe = 'none';
    }
  };

  it.each(['error', 'exception', 'empty', 'hang'] as const)(
    '“%s” loses nothing: the next try goes on',
    async (fault) => {
      const person = await desk.person();
      await withFault(fault, async () => {
        expect(await subscribe(person)).toMatchObject(refusal(503, 'provider_unreachable'));
      });
      expect((await subscribe(person)).status).toBe(200);
      expect(subscriptionsOf(person)).toHaveLength(1);
      expect(await paymentsOf(desk.services.db, person.id)).toHaveLength(1);
    },
  );

  it('a wrong amount is refused before a card is asked for, and its subscription is ended', async ({
    person,
  }) => {
    await withFault('wrong_amount', async () => {
      expect(await subscribe(person)).toMatchObject(refusal(502, 'provider_refused'));
    });
    expect(subscriptionsOf(person).map(({ status }) => status)).toEqual(['canceled']);
    expect(await newest(person)).toMatchObject({ status: 'failed' });
    expect((await subscribe(person)).status).toBe(200);
  });

  it('a wrong amount that is charged grants nothing', async ({ person }) => {
    const secret = await secretOf(person);
    await withFault('wrong_amount', async () => {
      await desk.giveCard(secret);
    });
    expect(await settle(desk.services, (await newest(person))?.id ?? '')).toMatchObject({
      status: 'rejected',
      details: { failure: '995 cents were paid' },
    });
    expect(await isPremium(person)).toBe(false);
  });

  it('“pending” stays pending until it is through', async ({ person }) => {
    const secret = await secretOf(person);
    const id = (await newest(person))?.id ?? '';
    await withFault('pending', async () => {
      expect(await desk.giveCard(secret)).toMatchObject({ body: { status: 'processing' } });
      expect((await settle(desk.services, id)).status).toBe('pending');
    });
    expect((await settle(desk.services, id)).status).toBe('paid');
  });

  it('“cancelled” ends the payment without a grant', async ({ person }) => {
    const secret = await secretOf(person);
    await withFault('cancelled', async () => {
      expect((await desk.giveCard(secret)).status).toBe(400);
    });
    expect((await settle(desk.services, (await newest(person))?.id ?? '')).status).toBe('cancelled');
  });
});

it('the check after coming back says yes for a paid payment by any of its names, and only to its owner', async () => {
  const [person, other] = [await desk.person(), await desk.person()];
  const secret = await secretOf(person);
  const verify = (who: Person, id: string) =>
    desk.send(who, `GET /api/verify-payment?session_id=${encodeURIComponent(id)}`);
  const payment = await newest(person);
  const names = [
    payment?.id ?? '',
    payment?.providerId ?? '',
    payment?.details.stripe?.subscriptionId ?? '',
    secret.split('_secret_')[0] ?? '',
  ];
  for (const name of names) expect((await verify(person, name)).status).toBe(404);
  await desk.giveCard(secret);
  for (const name of names) {
    expect(await verify(person, name)).toMatchObject({ status: 200, body: { verified: true } });
    expect(await verify(other, name)).toMatchObject(refusal(404, 'payment_not_found'));
  }
  expect((await verify(person, 'cs_test_nobody')).status).toBe(404);
});

it('an account that is erased is not charged again, nor can an open checkout of it be paid', async () => {
  const [paying, waiting] = [await desk.person(), await desk.person()];
  await desk.giveCard(await secretOf(paying));
  const open = await secretOf(waiting);
  await endNow(desk.services, paying.id);
  await endNow(desk.services, waiting.id);
  await endNow(desk.services, (await desk.person()).id);
  for (const person of [paying, waiting])
    expect(subscriptionsOf(person).map(({ status }) => status)).toEqual(['canceled']);
  expect((await desk.giveCard(open)).status).toBe(400);
});
