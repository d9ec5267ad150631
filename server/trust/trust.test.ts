import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { trustLimits } from '#contract/trust.ts';
import { Meter, spentOn } from '#server/ai/meter.ts';
import { followUp } from '#server/payments/ledger/follow-up.ts';
import { orders, outbox, personCosts, photos } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { letterAbout, lettersTo } from '#tests/factories/letters.ts';
import { operate } from '#tests/factories/operate.ts';
import {
  fillCart,
  granted,
  order,
  setStock,
  shirt,
  stockOf,
  transfer,
  wishFor,
} from '#tests/factories/orderer.ts';
import { photograph } from '#tests/factories/photograph.ts';
import {
  buildGarment,
  type Client,
  confirmAddress,
  refusal,
  startPaidTestServer,
  startTestServer,
  type TestServer,
} from '#tests/factories/server.ts';
import { providerKey, startProvider } from '#tests/fakes/chat-completions.ts';
import { deleteOldCosts, spend, usedBy } from './ledger.ts';
import { spenderOf, trustLevelOf } from './level.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

async function demonstration(server: TestServer) {
  const client = await server.demonstration();
  const { id } = (await client.send('GET /api/auth/user')).body;
  return Object.assign(client, { id: id as string });
}

it('the level of a person rises with what is known of them', async () => {
  const server = await startTestServer();
  const { db, now } = server.services;
  const levelNow = (person: { id: string } | null) => trustLevelOf(db, person, now(), 'test');
  const ana = await server.person();
  expect(await levelNow(null)).toBe('visitor');
  expect(await levelNow(await demonstration(server))).toBe('demonstration');
  expect(await levelNow(ana.user)).toBe('unconfirmed');
  await confirmAddress(server, ana);
  expect(await levelNow(ana.user)).toBe('member');
  await ana.send('POST /api/trial/start');
  expect(await levelNow(ana.user)).toBe('premium');
});

it('the ledger counts to its limit and no further, however many come at once, and forgets old days', async () => {
  const server = await startTestServer();
  const { services } = server;
  const { user } = await server.person();
  const spender = { level: 'unconfirmed', ownerId: user.id, network: null } as const;
  const tries = Array.from({ length: 12 }, () =>
    inTransaction(services.db, (tx) => spend(tx, services, spender, 'generations', 1)).then(
      () => 'spent',
      ({ code }) => code,
    ),
  );
  const ends = await Promise.all(tries);
  expect(ends.filter((end) => end === 'spent')).toHaveLength(trustLimits.generations.each.unconfirmed);
  expect(ends.filter((end) => end === 'generation_limit')).toHaveLength(7);
  const today = zonedDay(services.now());
  expect(await usedBy(services.db, user.id, 'generations', today)).toBe(5);
  await deleteOldCosts(services.db, new Date(services.now().getTime() + 4 * day));
  expect(await usedBy(services.db, user.id, 'generations', today)).toBe(0);
});

const shop = await startPaidTestServer();
await seedStore(shop.services, catalogue.slice(0, 2));

describe('stock that is held', () => {
  const keptMinutes = ({ order: placed }: { order: { keptUntil: string; placedAt: string } }) =>
    Math.round((Date.parse(placed.keptUntil) - Date.parse(placed.placedAt)) / minute);
  const place = async (client: Client) =>
    client.send('POST /api/store/orders', await wishFor(client, 'bank_transfer'));
  async function tokenFor(email: string): Promise<string> {
    const letters = await lettersTo(shop, email);
    return letters.map(({ body }) => /\/confirm-email#([\w-]{43})/.exec(body)?.[1]).find(Boolean) ?? '';
  }

  it('for an address that is not confirmed is for sale again after half an hour, whatever way to pay is chosen', async () => {
    await setStock(shop, 20);
    const buyer = await shop.person();
    const placed = await order(buyer, 'bank_transfer', 2);
    expect(keptMinutes(placed)).toBe(30);
    expect(placed.payment.instructions.join(' ')).toMatch(
      /Te guardamos las prendas hasta el .+ a las \d\d:\d\d/,
    );
    shop.travel(20 * minute);
    for (const method of ['paypal_redirect', 'bank_transfer'] as const) {
      const again = granted(await buyer.send(`POST /api/store/orders/${placed.order.id}/pay`, { method }));
      expect(again.order.status).toBe('pending');
      expect(keptMinutes(again)).toBeLessThanOrEqual(30);
    }
    const inBitcoin = granted(
      await buyer.send(`POST /api/store/orders/${placed.order.id}/pay`, { method: 'crypto_btc' }),
    );
    expect(Date.parse(inBitcoin.payment.expiresAt)).toBeLessThanOrEqual(
      Date.parse(placed.order.placedAt) + 30 * minute,
    );
    shop.travel(11 * minute);
    const late = await buyer.send(`POST /api/store/orders/${placed.order.id}/pay`, {
      method: 'bank_transfer',
    });
    expect(late).toMatchObject(refusal(409, 'order_not_payable'));
    // Payments may show up late.
    shop.travel(3 * 60 * minute);
    await followUp(shop.services, () => {});
    const after = granted(await buyer.send(`GET /api/store/orders/${placed.order.id}`));
    expect(after.order.status).toBe('lapsed');
    expect(await stockOf(shop)).toBe(20);
    const [row] = await shop.services.db.select().from(orders).where(eq(orders.id, placed.order.id));
    expect(row?.network).toBeNull();
  });

  it('is kept for five days once the address is confirmed, also for the order that waits', async () => {
    await setStock(shop, 20);
    const buyer = await shop.person();
    const placed = await order(buyer, 'bank_transfer');
    const longer = Date.parse(placed.order.keptLongerUntil) - Date.parse(placed.order.placedAt);
    expect(longer).toBe(5 * day);
    const letter = await letterAbout(shop, `order-transfer:${placed.payment.id}`);
    expect(letter?.body).toContain('Las apartamos tan poco tiempo porque no has confirmado tu email');
    const token = await tokenFor(buyer.user.email);
    granted(await shop.visitor().send('POST /api/auth/email-confirmation', { token }));
    const after = granted(await buyer.send(`GET /api/store/orders/${placed.order.id}`));
    expect(after.order.keptLongerUntil).toBeNull();
    expect(keptMinutes(after)).toBe(5 * 24 * 60);
    shop.travel(4 * day);
    await followUp(shop.services, () => {});
    await transfer(shop, placed.payment);
    const paid = granted(await buyer.send(`GET /api/store/orders/${placed.order.id}`));
    expect(paid.order.status).toBe('paid');
  });

  it('of one person is bound, with what to do about it', async () => {
    await setStock(shop, 60);
    const buyer = await shop.person();
    await order(buyer, 'bank_transfer', 6);
    await fillCart(buyer, 5);
    const refused = await place(buyer);
    expect(refused).toMatchObject(refusal(409, 'hold_limit'));
    expect(refused.body.message).toContain('Confirma tu email');
    expect(await stockOf(shop)).toBe(54);
    await confirmAddress(shop, buyer);
    expect((await place(buyer)).status).toBe(200);
  });

  it('of one variant leaves half to those who have confirmed their address', async () => {
    const large = { ...shirt, size: 'L' };
    await setStock(shop, 8, large);
    const buyers = await Promise.all([1, 2].map(() => shop.person()));
    for (const buyer of buyers) await fillCart(buyer, 3, large);
    const replies = await Promise.all(buyers.map(place));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'hold_limit',
      details: { available: 1 },
      message: expect.stringContaining('talla L'),
    });
    const member = await shop.person();
    await confirmAddress(shop, member);
    await fillCart(member, 5, large);
    granted(await place(member));
    expect(await stockOf(shop, large)).toBe(0);
  });

  it('of one network is bound, however many order at once', async () => {
    const strict = await startPaidTestServer({ RATE_LIMIT_FACTOR: '1' });
    await seedStore(strict.services, catalogue.slice(0, 2));
    await setStock(strict, 100);
    const buyers = await Promise.all([1, 2, 3].map(() => strict.person()));
    for (const buyer of buyers) await fillCart(buyer, 9);
    const replies = await Promise.all(buyers.map(place));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(await stockOf(strict)).toBe(82);
  });
});

describe('the budget of AI', () => {
  it('keeps a reserve for members that no other level can touch', async () => {
    const server = await startTestServer({
      CHAT_DAILY_BUDGET_EUR: '1',
      CHAT_VISITORS_DAILY_BUDGET_EUR: '0.2',
      CHAT_PERSON_DAILY_BUDGET_EUR: '0.6',
    });
    const { services } = server;
    const meter = new Meter(services);
    const ask = async (spender: Parameters<Meter['setAside']>[0], euros: number) =>
      meter.setAside(spender, euros * 1e6).then(
        () => 'asked',
        ({ code }) => code,
      );
    const visitor = { level: 'visitor', ownerId: null, network: 'a' } as const;
    const demo = {
      level: 'demonstration',
      ownerId: (await demonstration(server)).id,
      network: 'a',
    } as const;
    const stranger = {
      level: 'unconfirmed',
      ownerId: (await server.person()).user.id,
      network: 'a',
    } as const;
    const member = { level: 'member', ownerId: (await server.person()).user.id, network: 'a' } as const;
    const other = { level: 'premium', ownerId: (await server.person()).user.id, network: 'a' } as const;
    expect(await ask(visitor, 0.1)).toBe('asked');
    expect(await ask(demo, 0.1)).toBe('asked');
    // Visitors and demonstrations share a pool.
    expect(await ask(demo, 0.05)).toBe('chat_spent');
    expect(await ask(stranger, 0.3)).toBe('asked');
    expect(await ask(stranger, 0.01)).toBe('chat_spent');
    expect(await ask(member, 0.4)).toBe('asked');
    expect(await ask(other, 0.1)).toBe('asked');
    expect(await ask(other, 0.01)).toBe('chat_spent');
    const spent = (pool: 'everyone' | 'guests' | 'visitors') =>
      spentOn(services.db, pool, zonedDay(services.now()));
    expect([await spent('everyone'), await spent('guests'), await spent('visitors')]).toEqual([
      1e6, 5e5, 2e5,
    ]);
  });

  it('is spent by demonstrations as by visitors', async () => {
    const provider = closedAfter(await startProvider('openai'));
    const server = await startTestServer({ OPENAI_API_KEY: providerKey, OPENAI_BASE_URL: provider.baseUrl });
    const demo = await demonstration(server);
    provider.behaviours = [{ does: 'say', text: 'Hola.', usage: { read: 1000, written: 100 } }];
    granted(await demo.send('POST /api/ai/chat/maya', { message: 'hola' }));
    const today = zonedDay(server.services.now());
    expect(await spentOn(server.services.db, 'visitors', today)).toBe(1000 * 0.4 + 100 * 1.6);
  });
});

const server = await startTestServer({
  RATE_LIMIT_FACTOR: '1',
  METRICS_TOKEN: 'a-token-of-some-length-0123',
});
const imageBase64 = (await photograph()).toString('base64');

describe('stored photographs and readings', () => {
  const foldersOf = (id: string) =>
    readdir(path.join(server.services.config.dataDir, 'photos', 'people', id)).catch(() => []);

  it('by a demonstration ends at its number of garments', async () => {
    const demo = await demonstration(server);
    const { items } = (await demo.send('GET /api/wardrobe')).body.wardrobe;
    const room = trustLimits.garments.each.demonstration - items.length;
    expect(room).toBeGreaterThan(20);
    for (let count = 0; count < room; count++)
      granted(await demo.send('POST /api/wardrobe/items', buildGarment()));
    const refused = await demo.send('POST /api/wardrobe/items', buildGarment());
    expect(refused).toMatchObject(refusal(403, 'garment_limit'));
  });

  it('is measured, and ends at its bytes without leaving a file behind', async () => {
    const demo = await demonstration(server);
    const { item } = granted(await demo.send('POST /api/wardrobe/scan', { imageBase64 }));
    const kept = await server.services.db.select().from(photos).where(eq(photos.ownerId, demo.id));
    const taken = kept.find(({ storageKey }) => storageKey !== null);
    expect(taken?.bytes).toBeGreaterThan(1000);
    expect(await foldersOf(demo.id)).toHaveLength(1);
    const most = trustLimits.photoBytes.each.demonstration;
    await server.services.db
      .update(photos)
      .set({ bytes: most })
      .where(eq(photos.id, taken?.id ?? ''));
    const full = refusal(403, 'storage_full');
    expect(await demo.send('POST /api/wardrobe/scan', { imageBase64 })).toMatchObject(full);
    const { items } = (await demo.send('GET /api/wardrobe')).body.wardrobe;
    const drawn = items.find(({ id }: { id: string }) => id !== item.id);
    const replaced = await demo.send(`PUT /api/wardrobe/items/${drawn.id}/photo`, { imageBase64 });
    expect(replaced).toMatchObject(full);
    expect(await foldersOf(demo.id)).toHaveLength(1);
  });

  it('by a demonstration ends at its photographs of the day, before they are read', async () => {
    const demo = await demonstration(server);
    const period = zonedDay(server.services.now());
    const row = { ownerId: demo.id, level: 'demonstration', period, resource: 'readings' } as const;
    await server.services.db
      .insert(personCosts)
      .values({ ...row, amount: trustLimits.readings.each.demonstration });
    for (const call of ['POST /api/wardrobe/scan', 'POST /api/wardrobe/care-label']) {
      const refused = await demo.send(call, { imageBase64 });
      expect(refused).toMatchObject(refusal(429, 'readings_spent'));
      expect(refused.body.message).toContain('La demostración');
    }
  });

  it('costs time, which is noted, and which ends the readings when it is used up', async () => {
    const ana = await server.person();
    granted(await ana.send('POST /api/wardrobe/scan', { imageBase64 }));
    const today = zonedDay(server.services.now());
    expect(await usedBy(server.services.db, ana.user.id, 'cpuMillis', today)).toBeGreaterThan(0);
    await server.services.db
      .update(personCosts)
      .set({ amount: trustLimits.cpuMillis.each.unconfirmed })
      .where(eq(personCosts.resource, 'cpuMillis'));
    const refused = await ana.send('POST /api/wardrobe/scan', { imageBase64 });
    expect(refused).toMatchObject(refusal(429, 'readings_spent'));
  });

  it('is seen by the operator, and the table of limits with it and in the metrics', async () => {
    const demo = await demonstration(server);
    const { db, now } = server.services;
    const bytes = 2 * trustLimits.photoBytes.each.demonstration;
    const photo = {
      ownerId: demo.id,
      id: randomUUID(),
      storageKey: `people/${demo.id}/x`,
      bytes,
      createdAt: now(),
    };
    await db.insert(photos).values(photo);
    const { demonstration: most } = trustLimits.readings.each;
    const read = {
      ownerId: demo.id,
      level: 'demonstration',
      resource: 'readings',
      amount: most - 1,
    } as const;
    await db.insert(personCosts).values({ ...read, period: zonedDay(now()) });
    for (const status of [403, 429])
      expect((await demo.send('POST /api/wardrobe/scan', { imageBase64 })).status).toBe(status);
    const table = await operate(server, 'limits');
    expect(table.text).toMatch(/fotos guardadas, a la vez +0 MB +24 MB +100 MB +200 MB +8.?000 MB/);
    expect(table.text).toMatch(/reserva de un pedido sin pagar .*30 min +5 días/);
    const largest = await operate(server, 'largest --limit 1');
    expect(largest.data.people).toMatchObject([{ level: 'demonstration', bytes }]);
    const headers = { authorization: 'Bearer a-token-of-some-length-0123' };
    const { body } = await server.visitor().send('GET /metrics', undefined, { headers });
    expect(body).toContain('vestidor_limit{resource="photoBytes",level="demonstration",of="each"} 24000000');
    expect(body).toMatch(/vestidor_cost_total\{resource="readings",level="demonstration"\} \d/);
    expect(body).toMatch(/vestidor_limit_refusals_total\{resource="readings",level="demonstration"\} \d/);
  });

  it('of letters to an address that is not confirmed ends with the day’s', async () => {
    const ana = await server.person();
    const { db, now } = server.services;
    await db
      .update(personCosts)
      .set({ amount: trustLimits.mails.each.unconfirmed })
      .where(eq(personCosts.ownerId, ana.user.id));
    const before = await db.$count(outbox, eq(outbox.recipient, ana.user.email));
    expect((await ana.send('POST /api/auth/email-confirmation/request')).status).toBe(200);
    expect(await db.$count(outbox, eq(outbox.recipient, ana.user.email))).toBe(before);
    expect(await usedBy(db, ana.user.id, 'mails', zonedDay(now()))).toBe(trustLimits.mails.each.unconfirmed);
    await confirmAddress(server, ana);
    await server.visitor().send('POST /api/auth/password-reset/request', { email: ana.user.email });
    expect(await db.$count(outbox, eq(outbox.recipient, ana.user.email))).toBe(before + 1);
  });
});

it('knows the network of a call by a hash alone', async () => {
  const server = await startTestServer();
  const spender = await spenderOf(server.services, { person: null, ip: '2001:db8:1:2:3::4' });
  expect(spender.network).toMatch(/^[\w-]{22}$/);
  expect(await spenderOf(server.services, { person: null, ip: '2001:db8:1:2:ffff::9' })).toEqual(spender);
});
