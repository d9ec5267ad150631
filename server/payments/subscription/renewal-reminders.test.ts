import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { insertUser } from '#server/people/auth/queries.ts';
import { cardSubscriptions, outbox, paidPeriods, payments } from '#server/platform/db/schema/index.ts';
import { openTestDatabase } from '#tests/factories/database.ts';
import { queueRenewalReminders } from './renewal-reminders.ts';

const database = await openTestDatabase();

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-11-21T09:00:00Z');
let at = start;
const services = () => ({ config: readConfig({}), db: database.db, now: () => at });
const inDays = (days: number) => new Date(start.getTime() + days * day);

async function person() {
  const username = `ana-${randomUUID().slice(0, 6)}`;
  return insertUser(database.db, { username, email: `${username}@e.es`, passwordHash: 'x', createdAt: at });
}

async function cardOf(
  ownerId: string,
  endsAt: Date,
  change: Partial<typeof cardSubscriptions.$inferInsert> = {},
) {
  await database.db.insert(cardSubscriptions).values({
    id: randomUUID(),
    ownerId,
    mode: 'test',
    customerId: 'cus_1',
    status: 'active',
    currentPeriodEnd: endsAt,
    cancelAtPeriodEnd: false,
    cardLast4: '4242',
    createdAt: at,
    updatedAt: at,
    ...change,
  });
}

async function monthOf(
  ownerId: string,
  endsAt: Date,
  method: 'bank_transfer' | 'stripe_card' = 'bank_transfer',
  revokedAt: Date | null = null,
) {
  const id = randomUUID();
  const moments = { createdAt: at, updatedAt: at, paidAt: at };
  await database.db.insert(payments).values({
    id,
    ownerId,
    method,
    mode: 'test',
    status: 'paid',
    amountCents: 1995,
    currency: 'EUR',
    reference: id,
    details: {},
    ...moments,
  });
  const startsAt = new Date(endsAt.getTime() - 30 * day);
  await database.db
    .insert(paidPeriods)
    .values({ paymentId: id, ownerId, mode: 'test', startsAt, endsAt, revokedAt });
}

async function subjectsAt(moment: Date, ownerId: string): Promise<string[]> {
  at = moment;
  await queueRenewalReminders(services());
  const rows = await database.db.select().from(outbox).where(eq(outbox.ownerId, ownerId));
  at = start;
  return rows.map(({ subject }) => subject.replace('[Pruebas] ', ''));
}

describe('a card that renews', () => {
  it('is announced fifteen days before, once, and again the month after', async () => {
    const { id } = await person();
    await cardOf(id, inDays(30));
    expect(await subjectsAt(inDays(14.9), id)).toEqual([]);
    const announced = ['Premium se renueva el 21 de diciembre de 2026'];
    expect(await subjectsAt(inDays(15), id)).toEqual(announced);
    expect(await subjectsAt(inDays(16), id)).toEqual(announced);
    await database.db
      .update(cardSubscriptions)
      .set({ currentPeriodEnd: inDays(61) })
      .where(eq(cardSubscriptions.ownerId, id));
    expect(await subjectsAt(inDays(47), id)).toHaveLength(2);
  });

  it('is announced late rather than never, but not when it is over', async () => {
    const { id } = await person();
    await cardOf(id, inDays(30));
    expect(await subjectsAt(inDays(29), id)).toHaveLength(1);
    const other = await person();
    await cardOf(other.id, inDays(30));
    expect(await subjectsAt(inDays(31), other.id)).toEqual([]);
  });

  it.each([
    ['cancelled', { cancelAtPeriodEnd: true }],
    ['ended', { status: 'canceled' }],
    ['of another mode', { mode: 'live' as const }],
  ])('is not announced when it is %s', async (_what, change) => {
    const { id } = await person();
    await cardOf(id, inDays(30), change);
    expect(await subjectsAt(inDays(20), id)).toEqual([]);
  });
});

it('a card that the bank refused is told once a period', async () => {
  const { id } = await person();
  await cardOf(id, inDays(30), { status: 'past_due' });
  const told = ['No hemos podido cobrar tu Premium'];
  expect(await subjectsAt(start, id)).toEqual(told);
  expect(await subjectsAt(inDays(2), id)).toEqual(told);
});

describe('a month that was paid by hand', () => {
  it('is announced to end three days before, once', async () => {
    const { id } = await person();
    await monthOf(id, inDays(30));
    expect(await subjectsAt(inDays(26), id)).toEqual([]);
    const announced = ['Tu Premium termina el 21 de diciembre de 2026'];
    expect(await subjectsAt(inDays(27), id)).toEqual(announced);
    expect(await subjectsAt(inDays(28), id)).toEqual(announced);
  });

  it('is not, when another month follows, a card goes on, or it was taken back', async () => {
    const [extended, carded, revoked] = [await person(), await person(), await person()];
    await monthOf(extended.id, inDays(30));
    await monthOf(extended.id, inDays(60));
    await monthOf(carded.id, inDays(30));
    await cardOf(carded.id, inDays(50));
    await monthOf(revoked.id, inDays(30), 'bank_transfer', start);
    for (const { id } of [extended, carded, revoked]) expect(await subjectsAt(inDays(28), id)).toEqual([]);
  });

  it('by a cancelled card has had its letter', async () => {
    const { id } = await person();
    await monthOf(id, inDays(30), 'stripe_card');
    await cardOf(id, inDays(30), { cancelAtPeriodEnd: true });
    expect(await subjectsAt(inDays(28), id)).toEqual([]);
  });
});
