import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { atOnce } from '#contract/begin-now.ts';
import { beginNowWords } from '#contract/begin-now-words.ts';
import { signatureOf } from '#sandbox/stripe/deliveries.ts';
import { entitlementOf } from '#server/payments/subscription/entitlement.ts';
import { cardSubscriptions, paidPeriods, payments, webhookEvents } from '#server/platform/db/schema/index.ts';
import type { Person } from '#server/platform/http/person.ts';
import { openCardDesk } from '#tests/factories/card-desk.ts';
import { refusal } from '#tests/factories/server.ts';
import { paymentsOf } from '../../ledger/queries.ts';

const desk = await openCardDesk();

const db = () => desk.services.db;
const newest = async (person: Person) => (await paymentsOf(db(), person.id))[0];
const isPremium = async (person: Person) =>
  (await entitlementOf(db(), person.id, desk.services.now(), desk.services.config.payments.mode)).premium;

/** No webhook has arrived yet. */
async function payer() {
  const person = await desk.person();
  const { body } = await desk.send(person, 'POST /api/stripe/create-subscription');
  await desk.send(person, 'POST /api/stripe/begin-now', atOnce);
  desk.takeEvents();
  await desk.giveCard(body.clientSecret);
  const events = desk.takeEvents();
  const paid = events.find(({ type }) => type === 'invoice.paid') as Stripe.Event;
  const subscription = Object.values(desk.state.subscription).find(
    ({ metadata }) => metadata.owner_id === person.id,
  );
  return { person, events, paid, subscriptionId: subscription?.id ?? '' };
}

const rejected = refusal(400, 'webhook_rejected');

describe('a webhook of Stripe', () => {
  it('opens Premium by itself when the browser never comes back', async () => {
    const { person, paid } = await payer();
    expect(await desk.deliver(paid)).toEqual({ status: 200, body: { received: true } });
    expect(await newest(person)).toMatchObject({ status: 'paid' });
    expect(await isPremium(person)).toBe(true);
  });

  it.each([
    ['unsigned', () => null],
    ['signed with another secret', (body: string) => signatureOf(body, 'whsec_forged')],
    ['signed for another body', () => signatureOf('{}')],
    [
      'more than 300 s old',
      (body: string) => signatureOf(body, 'whsec_sandbox', Math.floor(Date.now() / 1000) - 301),
    ],
    ['with nonsense for a signature', () => 't=now,v1=trust-me'],
  ])('is refused when it is %s', async (_, sign) => {
    const { person, paid } = await payer();
    expect(await desk.deliver(paid, sign(JSON.stringify(paid)))).toMatchObject(rejected);
    expect(await isPremium(person)).toBe(false);
  });

  it('is refused when it speaks of the other mode, however well it is signed', async () => {
    const { person, paid } = await payer();
    expect(await desk.deliver({ ...paid, livemode: true })).toMatchObject(rejected);
    expect(await isPremium(person)).toBe(false);
  });

  it('of a test is refused by a server of the real thing, also with the right secret', async () => {
    const live = await openCardDesk({ mode: 'live' });
    const { paid } = await payer();
    expect(await live.deliver(paid)).toMatchObject(rejected);
  });

  it('counts once: repeated ten times in any order with the others, it grants one month', async () => {
    const { person, events } = await payer();
    const often = [...events, ...events, ...events, ...events, ...events].reverse();
    const replies = await Promise.all(often.map((event) => desk.deliver(event)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await db().select().from(paidPeriods).where(eq(paidPeriods.ownerId, person.id))).toHaveLength(1);
    for (const { id } of events) {
      expect(await db().select().from(webhookEvents).where(eq(webhookEvents.eventId, id))).toHaveLength(1);
    }
  });

  it('is not trusted for amounts, currencies or owners: the invoice is fetched', async () => {
    const { person } = await payer();
    const thief = await desk.person();
    const { body } = await desk.send(thief, 'POST /api/stripe/create-subscription');
    const unpaid = await newest(thief);
    const claim = {
      id: 'evt_claim',
      object: 'event',
      type: 'invoice.paid',
      livemode: false,
      data: {
        object: {
          id: unpaid?.providerId,
          object: 'invoice',
          status: 'paid',
          amount_paid: 1995,
          currency: 'eur',
        },
      },
    };
    expect((await desk.deliver(claim)).status).toBe(200);
    expect(await newest(thief)).toMatchObject({ status: 'pending' });
    expect(await isPremium(thief)).toBe(false);
    expect(await isPremium(person)).toBe(false);
    expect(body.clientSecret).toBeDefined();
  });

  it('that pays in another currency grants nothing', async () => {
    const { person, paid } = await payer();
    const intent = Object.values(desk.state.payment_intent).at(-1);
    Object.assign(desk.state.charge[String(intent?.latest_charge)] ?? {}, { currency: 'huf' });
    await desk.deliver(paid);
    expect(await newest(person)).toMatchObject({
      status: 'rejected',
      details: { failure: 'it was paid in HUF' },
    });
    expect(await isPremium(person)).toBe(false);
  });

  it('that pays too little grants nothing', async () => {
    const { person, paid } = await payer();
    const intent = Object.values(desk.state.payment_intent).at(-1);
    Object.assign(desk.state.charge[String(intent?.latest_charge)] ?? {}, { amount_captured: 1 });
    await desk.deliver(paid);
    expect(await newest(person)).toMatchObject({ status: 'rejected' });
    expect(await isPremium(person)).toBe(false);
  });

  it('that names another owner grants neither of them anything', async () => {
    const { person, paid, subscriptionId } = await payer();
    const other = await desk.person();
    Object.assign(desk.state.subscription[subscriptionId]?.metadata ?? {}, { owner_id: other.id });
    await desk.deliver(paid);
    expect(await newest(person)).toMatchObject({ status: 'rejected' });
    expect(await isPremium(person)).toBe(false);
    expect(await isPremium(other)).toBe(false);
  });

  it('finds the payment although our own row was not complete yet', async () => {
    const { person, paid } = await payer();
    await db()
      .update(payments)
      .set({ status: 'created', providerId: null, details: {} })
      .where(eq(payments.ownerId, person.id));
    expect(await desk.deliver(paid)).toEqual({ status: 200, body: { received: true } });
    expect(await newest(person)).toMatchObject({ status: 'paid' });
  });

  it('is asked for again while its payment is not in the books, and counts when it is', async () => {
    const { person, paid } = await payer();
    const row = await newest(person);
    await db().delete(payments).where(eq(payments.ownerId, person.id));
    await db().delete(cardSubscriptions).where(eq(cardSubscriptions.ownerId, person.id));
    expect((await desk.deliver(paid)).status).toBe(503);
    await db()
      .insert(payments)
      .values(row as never);
    expect((await desk.deliver(paid)).status).toBe(200);
    expect(await isPremium(person)).toBe(true);
  });

  it('is asked for again while Stripe cannot be asked', async () => {
    const { person, paid } = await payer();
    desk.books.switches.stripe = 'error';
    expect((await desk.deliver(paid)).status).toBe(503);
    desk.books.switches.stripe = 'none';
    expect((await desk.deliver(paid)).status).toBe(200);
    expect(await isPremium(person)).toBe(true);
  });

  it('about what is not ours, or of a kind that we do not follow, is taken and left', async () => {
    const stranger = {
      id: 'evt_x',
      object: 'event',
      livemode: false,
      type: 'price.updated',
      data: { object: { id: 'price_x' } },
    };
    expect((await desk.deliver(stranger)).status).toBe(200);
  });
});

describe('a renewal', () => {
  async function renewed(action = 'renewal') {
    const one = await payer();
    for (const event of one.events) await desk.deliver(event);
    await desk.simulate(action, one.subscriptionId);
    return { ...one, events: desk.takeEvents() };
  }

  it('is a payment of its own, which adds the month that is billed', async () => {
    const { person, events, subscriptionId } = await renewed();
    for (const event of [...events, ...events]) expect((await desk.deliver(event)).status).toBe(200);
    const rows = await paymentsOf(db(), person.id);
    expect(rows.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(2);
    const periods = await db()
      .select()
      .from(paidPeriods)
      .where(eq(paidPeriods.ownerId, person.id))
      .orderBy(paidPeriods.startsAt);
    expect(periods).toHaveLength(2);
    expect(periods[1]?.startsAt).toEqual(periods[0]?.endsAt);
    const end = desk.state.subscription[subscriptionId]?.items.data[0]?.current_period_end ?? 0;
    expect(periods[1]?.endsAt.getTime()).toBeGreaterThanOrEqual(end * 1000);
  });

  it('keeps the request to begin at once of the first payment', async () => {
    const { person, events } = await renewed();
    for (const event of events) await desk.deliver(event);
    const asked = (await paymentsOf(db(), person.id)).map(({ details }) => details.beginNow);
    expect(asked).toHaveLength(2);
    expect(asked[0]?.words).toBe(beginNowWords[atOnce.beginNow]);
    expect(asked[1]).toEqual(asked[0]);
  });

  it('that the bank refuses leaves the subscription past due and grants nothing', async () => {
    const { person, events, subscriptionId } = await renewed('declined_renewal');
    for (const event of events) await desk.deliver(event);
    expect((await paymentsOf(db(), person.id)).map(({ status }) => status)).toEqual(['pending', 'paid']);
    const [row] = await db().select().from(cardSubscriptions).where(eq(cardSubscriptions.id, subscriptionId));
    expect(row?.status).toBe('past_due');
    expect(await db().select().from(paidPeriods).where(eq(paidPeriods.ownerId, person.id))).toHaveLength(1);
  });

  it('of a subscription that names a stranger of ours waits instead of granting', async () => {
    const { person, events, subscriptionId } = await renewed();
    const owner = randomUUID();
    Object.assign(desk.state.subscription[subscriptionId]?.metadata ?? {}, { owner_id: owner });
    const paid = events.find(({ type }) => type === 'invoice.paid');
    expect((await desk.deliver(paid ?? {})).status).toBe(503);
    expect(await paymentsOf(db(), owner)).toHaveLength(0);
    expect(await paymentsOf(db(), person.id)).toHaveLength(1);
  });

  it('is granted also while a first try of another checkout hangs open', async () => {
    const { person, events } = await renewed();
    const first = await newest(person);
    await db()
      .insert(payments)
      .values({
        ...(first as NonNullable<typeof first>),
        id: randomUUID(),
        reference: `VS-${randomUUID().slice(0, 8)}`,
        status: 'pending',
        providerId: null,
        captureId: null,
        paidAt: null,
      });
    for (const event of events) expect((await desk.deliver(event)).status).toBe(200);
    const statuses = (await paymentsOf(db(), person.id)).map(({ status }) => status).sort();
    expect(statuses).toEqual(['failed', 'paid', 'paid']);
  });
});

describe('money that goes back', () => {
  it.each([
    ['refund', 'refunded'],
    ['dispute', 'disputed'],
  ])('by a %s ends the access at once', async (action, status) => {
    const { person, paid, subscriptionId } = await payer();
    await desk.deliver(paid);
    await desk.simulate(action, subscriptionId);
    const events = desk.takeEvents();
    for (const event of [...events, ...events]) expect((await desk.deliver(event)).status).toBe(200);
    expect(await newest(person)).toMatchObject({ status });
    expect(await isPremium(person)).toBe(false);
    if (action === 'dispute') expect(desk.state.subscription[subscriptionId]?.status).toBe('canceled');
  });

  it('by a dispute comes back when the seller wins, and an inquiry takes nothing', async () => {
    const { person, paid, subscriptionId } = await payer();
    await desk.deliver(paid);
    for (const [action, types, status, premium] of [
      ['inquiry', ['charge.dispute.created'], 'paid', true],
      ['escalate', ['charge.dispute.updated', 'charge.dispute.funds_withdrawn'], 'disputed', false],
      ['win', ['charge.dispute.funds_reinstated', 'charge.dispute.closed'], 'paid', true],
    ] as const) {
      await desk.simulate(action, subscriptionId);
      const events = desk.takeEvents().filter(({ type }) => type.startsWith('charge.'));
      expect(events.map(({ type }) => type)).toEqual(types);
      for (const event of events.toReversed()) {
        expect((await desk.deliver(event)).status).toBe(200);
        expect(await newest(person)).toMatchObject({ status });
      }
      expect(await isPremium(person)).toBe(premium);
      // Only a dispute ends the subscription, not an inquiry.
      expect(desk.state.subscription[subscriptionId]?.status).toBe(
        action === 'inquiry' ? 'active' : 'canceled',
      );
    }
    expect(await db().select().from(paidPeriods).where(eq(paidPeriods.ownerId, person.id))).toHaveLength(1);
  });

  it('before we knew of the payment grants nothing', async () => {
    const { person, paid, subscriptionId } = await payer();
    await desk.simulate('refund', subscriptionId);
    const [refunded] = desk.takeEvents('charge.refunded');
    expect((await desk.deliver(refunded ?? {})).status).toBe(200);
    expect((await desk.deliver(paid)).status).toBe(200);
    expect(await newest(person)).toMatchObject({ status: 'refunded' });
    expect(await isPremium(person)).toBe(false);
  });

  it('is sent back once, however often it is asked for, and ends the subscription', async () => {
    const { person, paid, subscriptionId } = await payer();
    await desk.deliver(paid);
    const row = (await newest(person)) as NonNullable<Awaited<ReturnType<typeof newest>>>;
    expect(await desk.provider.refund(row)).toBe('sent');
    expect(await desk.provider.refund(row)).toBe('sent');
    const intentId = row.captureId ?? '';
    expect(
      Object.values(desk.state.refund).filter(({ payment_intent }) => payment_intent === intentId),
    ).toHaveLength(1);
    expect(desk.state.subscription[subscriptionId]?.status).toBe('canceled');
  });

  it('that never came is not sent', async () => {
    const person = await desk.person();
    await desk.send(person, 'POST /api/stripe/create-subscription');
    const row = (await newest(person)) as NonNullable<Awaited<ReturnType<typeof newest>>>;
    expect(await desk.provider.refund(row)).toBe('nothing_to_refund');
  });
});
