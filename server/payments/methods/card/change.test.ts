import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cardSubscriptions } from '#server/platform/db/schema/index.ts';
import type { Person } from '#server/platform/http/person.ts';
import { openCardDesk, testCards } from '#tests/factories/card-desk.ts';
import { refusal } from '#tests/factories/server.ts';
import { paymentsOf } from '../../ledger/queries.ts';
import { cancelAtPeriodEnd, resume } from './actions.ts';
import { findRenewals } from './renewals.ts';
import { sweepCardSubscriptions } from './sweep.ts';

const desk = await openCardDesk();
const it = test.extend('person', () => subscriber());

async function subscriber() {
  const person = await desk.person();
  const { body } = await desk.send(person, 'POST /api/stripe/create-subscription');
  await desk.giveCard(body.clientSecret);
  for (const event of desk.takeEvents()) await desk.deliver(event);
  return person;
}

const rowOf = async (person: Person) => {
  const rows = await desk.services.db
    .select()
    .from(cardSubscriptions)
    .where(eq(cardSubscriptions.ownerId, person.id));
  return rows[0];
};
const idIn = (secret: string) => secret.split('_secret_')[0] ?? '';
const amex = '378282246310005';

describe('changing the card', () => {
  it('charges nothing and makes the confirmed card the one that renews', async ({ person }) => {
    const { status, body } = await desk.send(person, 'POST /api/stripe/card');
    expect(status).toBe(200);
    expect(body.clientSecret).toMatch(/^seti_/);
    const confirm = () =>
      desk.send(person, 'POST /api/stripe/card/confirm', { setupIntentId: idIn(body.clientSecret) });
    expect(await confirm()).toMatchObject(refusal(404, 'payment_not_found'));
    expect((await desk.giveCard(body.clientSecret, testCards.declined)).status).toBe(402);
    expect((await confirm()).status).toBe(404);
    await desk.giveCard(body.clientSecret, amex);
    expect(await confirm()).toEqual({ status: 200, body: { success: true } });
    expect((await confirm()).status).toBe(200);
    expect(await rowOf(person)).toMatchObject({ cardBrand: 'amex', cardLast4: '0005' });
    const owned = Object.values(desk.state.invoice).filter(
      ({ customer }) => customer === desk.state.subscription[subscriptionIdOf(person)]?.customer,
    );
    expect(owned).toHaveLength(1);
  });

  it('is finished by Stripe’s word when the browser does not come back', async ({ person }) => {
    const { body } = await desk.send(person, 'POST /api/stripe/card');
    await desk.giveCard(body.clientSecret, amex);
    for (const event of desk.takeEvents()) expect((await desk.deliver(event)).status).toBe(200);
    expect(await rowOf(person)).toMatchObject({ cardLast4: '0005' });
  });

  it('refuses another person’s card, and any card without a subscription', async () => {
    const [person, other] = [await subscriber(), await subscriber()];
    const { body } = await desk.send(person, 'POST /api/stripe/card');
    await desk.giveCard(body.clientSecret, amex);
    expect(
      await desk.send(other, 'POST /api/stripe/card/confirm', { setupIntentId: idIn(body.clientSecret) }),
    ).toMatchObject(refusal(404, 'payment_not_found'));
    expect(await rowOf(other)).toMatchObject({ cardLast4: '4242' });
    const nobody = await desk.person();
    expect(await desk.send(nobody, 'POST /api/stripe/card')).toMatchObject(refusal(409, 'no_subscription'));
    expect(
      (await desk.send(nobody, 'POST /api/stripe/card/confirm', { setupIntentId: 'seti_none' })).status,
    ).toBe(404);
  });
});

const subscriptionIdOf = (person: Person): string =>
  Object.values(desk.state.subscription).find(({ metadata }) => metadata.owner_id === person.id)?.id ?? '';

describe('cancelling and resuming', () => {
  it('ends the renewal, not the month, and can be taken back', async ({ person }) => {
    await cancelAtPeriodEnd(desk.services, person.id);
    expect(await rowOf(person)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    await resume(desk.services, person.id);
    expect(await rowOf(person)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  });

  it('lets it run out: no renewal is charged after a cancellation', async ({ person }) => {
    await cancelAtPeriodEnd(desk.services, person.id);
    await desk.simulate('renewal', subscriptionIdOf(person));
    for (const event of desk.takeEvents()) await desk.deliver(event);
    expect(await rowOf(person)).toMatchObject({ status: 'canceled' });
    await expect(cancelAtPeriodEnd(desk.services, person.id)).rejects.toMatchObject({
      code: 'no_subscription',
    });
  });

  it('reports a subscription that had ended unnoticed', async ({ person }) => {
    Object.assign(desk.state.subscription[subscriptionIdOf(person)] ?? {}, { status: 'canceled' });
    await expect(resume(desk.services, person.id)).rejects.toMatchObject({ code: 'no_subscription' });
  });
});

describe('renewals that no webhook told of', () => {
  const sweep = () => sweepCardSubscriptions(desk.services, (error) => expect.fail(String(error)));

  it('are found at the provider, once', async ({ person }) => {
    await desk.simulate('renewal', subscriptionIdOf(person));
    desk.takeEvents();
    expect(await findRenewals(desk.services, subscriptionIdOf(person))).toMatchObject([{ status: 'paid' }]);
    expect(await findRenewals(desk.services, subscriptionIdOf(person))).toEqual([]);
  });

  it('are looked for every day, as is whether the subscription still runs', async () => {
    const [renewed, ended] = [await subscriber(), await subscriber()];
    await desk.simulate('renewal', subscriptionIdOf(renewed));
    Object.assign(desk.state.subscription[subscriptionIdOf(ended)] ?? {}, { status: 'canceled' });
    desk.takeEvents();
    desk.travel(24 * 60 * 60 * 1000);
    expect(await sweep()).toBeGreaterThan(1);
    const rows = await paymentsOf(desk.services.db, renewed.id);
    expect(rows.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await rowOf(ended)).toMatchObject({ status: 'canceled' });
    expect(await sweep()).toBe(0);
  });
});
