import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { defaultReminders, type ReminderSettings } from '#contract/reminders.ts';
import { Stylist } from '#server/outfits/engine/stylist.ts';
import {
  favorites,
  priceHistory,
  products,
  pushDeliveries,
  pushDevices,
  reminderSettings,
  reminders,
  trials,
} from '#server/platform/db/schema/index.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { lettersTo } from '#tests/factories/letters.ts';
import { addGarment, confirmAddress, type Member, startTestServer } from '#tests/factories/server.ts';
import { sameDays, startOpenMeteo } from '#tests/fakes/open-meteo.ts';
import { startPushService } from '#tests/fakes/push-service.ts';
import { nextTurn } from './moments.ts';
import { sendDuePushes } from './push/send-due.ts';
import { remind } from './remind.ts';
import { deleteOldReminders } from './reminders.ts';

const stylist = closedAfter(new Stylist());
const push = closedAfter(await startPushService());
const openMeteo = closedAfter(await startOpenMeteo({ felt: [9], probability: [0], millimetres: [0] }));
const server = await startTestServer({ LOOPBACK_ORIGINS: push.origin, WEATHER_URL: openMeteo.origin });
const it = test.extend('member', () => dressed());
await seedStore(server.services, catalogue.slice(0, 3));
beforeEach(async () => {
  await server.services.db.delete(reminderSettings);
  push.received.length = 0;
  push.asked = 0;
  push.status.clear();
});

const madrid = { name: 'Madrid', latitude: 40.4, longitude: -3.7 };
const choose = (member: Member, change: Partial<ReminderSettings> = {}) =>
  member.send('PUT /api/reminders', {
    ...defaultReminders,
    enabled: true,
    topics: ['morning'],
    place: madrid,
    ...change,
  });

async function subscribe(member: Member) {
  const browser = push.subscribe();
  const { status, body } = await member.send('PUT /api/reminders/browser', browser);
  expect(status).toBe(200);
  return { ...browser, id: body.id as string, subscription: browser.endpoint.split('/').at(-1) ?? '' };
}

async function dressed(): Promise<Member> {
  const member = await server.person();
  await addGarment(member, { name: 'Camisa blanca', kind: 'shirt' });
  await addGarment(member, {
    name: 'Vaqueros rectos',
    kind: 'jeans',
    fabric: 'denim',
    color: 'azul vaquero',
  });
  await addGarment(member, { name: 'Botines negros', kind: 'shoes', fabric: 'leather', color: 'negro' });
  return member;
}

/** A minute after the next local hour. */
function travelTo(hour: string, settings: ReminderSettings = defaultReminders): void {
  const now = server.services.now();
  server.travel(nextTurn(hour, now, settings).getTime() + 60_000 - now.getTime());
  openMeteo.days = sameDays(server.services.now(), 14, [4, 12]);
}

/** As two servers of one database do. */
async function work(): Promise<void> {
  const { services } = server;
  await Promise.all([remind(services, stylist), remind(services, stylist)]);
  await Promise.all([sendDuePushes(services), sendDuePushes(services)]);
}

const kept = (member: Member) => eq(reminders.ownerId, member.user.id);

describe('the morning', () => {
  it('tells the outfit and the weather once, encrypted for the browser, and is worn in one tap', async ({
    member,
  }) => {
    await choose(member);
    const { subscription } = await subscribe(member);
    await work();
    expect(push.received).toEqual([]);
    travelTo('07:30');
    await work();
    await work();
    expect(push.received).toHaveLength(1);
    const [told] = push.received;
    expect(told).toMatchObject({
      subscription,
      title: 'Hoy, 10\u00a0°C y sin lluvia',
      path: '/?aviso=outfit',
      tag: 'morning',
      topic: 'morning',
    });
    for (const name of ['Camisa blanca', 'Vaqueros rectos', 'Botines negros'])
      expect(told?.body).toContain(name);
    expect(told?.ttl).toBeLessThanOrEqual(3 * 3600);
    const { body: settings } = await member.send('GET /api/reminders');
    expect(told?.publicKey).toBe(settings.publicKey);

    const { look } = (await member.send('GET /api/reminders/outfit')).body;
    expect(look.garmentIds).toHaveLength(3);
    const { occasion, season, garmentIds } = look;
    const day = zonedDay(server.services.now());
    const { body } = await member.send('POST /api/wardrobe/plans', {
      plans: [{ day, look: { occasion, season, garmentIds } }],
    });
    expect((await member.send(`POST /api/wardrobe/plans/${body.plans[0].id}/worn`)).body.plan.worn).toBe(
      true,
    );

    travelTo('07:30');
    expect((await member.send('GET /api/reminders/outfit')).body.look).toBeNull();
    await work();
    expect(push.received).toHaveLength(2);
  });

  it('tells the outfit planned for the day, and nothing once one is worn', async ({ member }) => {
    await choose(member, { place: null });
    await subscribe(member);
    travelTo('07:30');
    const day = zonedDay(server.services.now());
    const { wardrobe } = (await member.send('GET /api/wardrobe')).body;
    const own = await member.send('POST /api/wardrobe/outfits', {
      name: 'Lunes',
      occasion: 'work',
      season: 'fall',
      garmentIds: wardrobe.items.slice(0, 2).map(({ id }: { id: string }) => id),
    });
    await member.send('POST /api/wardrobe/plans', { plans: [{ day, outfitId: own.body.outfit.id }] });
    await work();
    expect(push.received).toMatchObject([{ title: 'Tu outfit de hoy' }]);
    expect((await member.send('GET /api/reminders/outfit')).body.look).toBeNull();
  });

  it('proposes another outfit when that of the day is in another house', async ({ member }) => {
    const linen = await addGarment(member, { name: 'Camisa de lino', kind: 'shirt' });
    await choose(member, { place: null });
    await subscribe(member);
    travelTo('07:30');
    const day = zonedDay(server.services.now());
    const { wardrobe } = (await member.send('GET /api/wardrobe')).body;
    const jeans = wardrobe.items.find(({ kind }: { kind: string }) => kind === 'jeans');
    const outfit = { name: 'Playa', occasion: 'casual', season: 'fall', garmentIds: [linen.id, jeans.id] };
    const own = await member.send('POST /api/wardrobe/outfits', outfit);
    await member.send('POST /api/wardrobe/plans', { plans: [{ day, outfitId: own.body.outfit.id }] });
    const house = randomUUID();
    await member.send(`PUT /api/homes/${house}`, { name: 'Casa de la playa' });
    await member.send('POST /api/homes/moves', { garmentIds: [linen.id], to: house });
    await work();
    expect(push.received).toHaveLength(1);
    expect(push.received[0]?.body).toContain('Camisa blanca');
    expect(push.received[0]?.body).not.toContain('lino');
    expect((await member.send('GET /api/reminders/outfit')).body.look.garmentIds).toHaveLength(3);
  });

  it('waits for the silence to end, and is left out when servers slept', async ({ member }) => {
    await choose(member, { morningAt: '05:00' });
    await subscribe(member);
    travelTo('05:01', { ...defaultReminders, quietFrom: '00:00', quietUntil: '00:00' });
    await work();
    expect(push.received).toEqual([]);
    server.travel(2 * 3600_000);
    await work();
    expect(push.received).toHaveLength(1);
    server.travel(28 * 3600_000);
    await work();
    expect(push.received).toHaveLength(1);
  });

  it('keeps the hour of where the person is', async ({ member }) => {
    await choose(member, { timeZone: 'Asia/Tokyo' });
    await subscribe(member);
    travelTo('07:30');
    await work();
    const before = push.received.length;
    travelTo('07:30', { ...defaultReminders, timeZone: 'Asia/Tokyo' });
    await work();
    expect([before, push.received.length]).toEqual([0, 1]);
  });
});

describe('the evening', () => {
  it('tells the event of tomorrow and what of it is in the wash', async ({ member }) => {
    await choose(member, { topics: ['tomorrow', 'laundry'] });
    await subscribe(member);
    const day = Temporal.PlainDate.from(zonedDay(server.services.now())).add({ days: 2 }).toString();
    const { body } = await member.send('POST /api/wardrobe/outfits/generate', {
      occasion: 'date',
      season: 'fall',
      event: 'romantic-dinner',
    });
    const [outfit] = body.outfits;
    await member.send('POST /api/wardrobe/plans', { plans: [{ day, outfitId: outfit.id }] });
    const shirt = outfit.items.find(({ kind }: { kind: string }) => kind === 'shirt');
    await member.send(`PATCH /api/wardrobe/items/${shirt.id}`, { inLaundry: true });
    travelTo('20:00');
    if (zonedDay(server.services.now()) !== Temporal.PlainDate.from(day).subtract({ days: 1 }).toString())
      travelTo('20:00');
    await work();
    expect(push.received.map(({ title }) => title).sort()).toEqual([
      'Mañana te falta ropa limpia',
      'Mañana: Cena romántica',
    ]);
    expect(push.received.find(({ tag }) => tag === 'laundry')?.body).toContain(
      'En la colada: Camisa blanca.',
    );
  });

  it('tells what is expected back tomorrow, once', async ({ member }) => {
    await choose(member, { topics: ['away'] });
    await subscribe(member);
    const { body } = await member.send('GET /api/wardrobe');
    const shirt = body.wardrobe.items.find(({ kind }: { kind: string }) => kind === 'shirt');
    travelTo('20:00');
    const until = Temporal.PlainDate.from(zonedDay(server.services.now())).add({ days: 1 }).toString();
    await member.send(`PATCH /api/wardrobe/items/${shirt.id}`, {
      away: { why: 'lent', place: 'Marta', until },
    });
    await work();
    expect(push.received).toMatchObject([{ title: 'Mañana te devuelven «Camisa blanca»', tag: 'away' }]);
    expect(push.received[0]?.body).toContain('Marta');
    await work();
    expect(push.received).toHaveLength(1);
  });

  it('tells a wish whose price fell, with the lowest of the thirty days before, once a price', async () => {
    const { db, now } = server.services;
    const member = await dressed();
    await choose(member, { topics: ['wishes'] });
    await subscribe(member);
    const [{ id: productId } = { id: '' }] = await db.select().from(products).limit(1);
    await db.insert(priceHistory).values({ productId, startsAt: now(), priceCents: 5000 });
    server.travel(1000);
    await db.insert(favorites).values({ ownerId: member.user.id, productId, createdAt: now() });
    travelTo('20:00');
    await work();
    expect(push.received).toEqual([]);
    await db.insert(priceHistory).values({ productId, startsAt: now(), priceCents: 1234 });
    travelTo('20:00');
    await work();
    travelTo('20:00');
    await work();
    expect(push.received).toHaveLength(1);
    expect(push.received[0]?.title).toMatch(/: ahora 12,34\s€$/);
    expect(push.received[0]?.path).toBe(`/store?producto=${productId}`);
  });

  it('tells the end of a trial two days before', async ({ member }) => {
    await choose(member, { topics: ['premium'] });
    await subscribe(member);
    const startedAt = server.services.now();
    const endsAt = new Date(startedAt.getTime() + 5 * 24 * 3600_000);
    await server.services.db.insert(trials).values({ userId: member.user.id, startedAt, endsAt });
    travelTo('20:00');
    await work();
    expect(push.received).toEqual([]);
    for (let evening = 0; evening < 4; evening++) {
      travelTo('20:00');
      await work();
    }
    expect(push.received.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Tu prueba de Premium termina el /),
    ]);
  });
});

describe('a browser', () => {
  it.each([404, 410])('whose service answers %i is forgotten', async (status) => {
    const member = await dressed();
    await choose(member);
    const dead = await subscribe(member);
    const alive = await subscribe(member);
    push.status.set(dead.subscription, status);
    travelTo('07:30');
    await work();
    expect(push.received.map(({ subscription }) => subscription)).toEqual([alive.subscription]);
    const { devices } = (await member.send('GET /api/reminders')).body;
    expect(devices).toMatchObject([{ id: alive.id, current: true }]);
  });

  it('whose service is down is tried again, until the reminder is late', async ({ member }) => {
    await choose(member);
    await subscribe(member);
    push.status.set('*', 503);
    travelTo('07:30');
    await work();
    await work();
    expect([push.asked, push.received.length]).toEqual([1, 0]);
    push.status.clear();
    server.travel(2 * 60_000);
    await work();
    expect([push.asked, push.received.length]).toEqual([2, 1]);

    push.status.set('*', 503);
    travelTo('07:30');
    await work();
    server.travel(4 * 3600_000);
    push.status.clear();
    await work();
    expect(push.received).toHaveLength(1);
    expect(await server.services.db.$count(pushDeliveries)).toBe(0);
  });

  it('gets nothing once it signs out, and again after its person renews it', async ({ member }) => {
    await choose(member);
    const { endpoint } = await subscribe(member);
    await member.send('POST /api/logout');
    travelTo('07:30');
    await work();
    expect(push.received).toEqual([]);
    await member.send('POST /api/login', { username: member.user.username, password: member.password });
    const renewed = await member.send('PATCH /api/reminders/browser', { endpoint });
    expect(renewed.body.id).not.toBeNull();
    travelTo('07:30');
    await work();
    expect(push.received).toHaveLength(1);
  });

  it('belongs to the last person who asked for it there', async () => {
    const [first, second] = [await dressed(), await dressed()];
    await choose(first);
    await choose(second);
    const { endpoint, keys } = await subscribe(first);
    await second.send('PUT /api/reminders/browser', { endpoint, keys });
    expect((await first.send('GET /api/reminders')).body.devices).toEqual([]);
    expect((await first.send('PATCH /api/reminders/browser', { endpoint })).body.id).toBeNull();
    travelTo('07:30');
    await work();
    expect(push.received).toHaveLength(1);
  });

  it.each([
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://10.0.0.1/a',
    'https://[::1]/a',
    'https://localhost/a',
  ])('at %s is refused', async (endpoint) => {
    const member = await server.person();
    const { keys } = push.subscribe();
    const { status, body } = await member.send('PUT /api/reminders/browser', { endpoint, keys });
    expect([status, body.code]).toEqual([422, 'push_address_refused']);
  });

  it('is one of ten: the oldest gives way', async () => {
    const member = await server.person();
    const first = await subscribe(member);
    for (let count = 0; count < 10; count++) {
      server.travel(1000);
      await subscribe(member);
    }
    const { devices } = (await member.send('GET /api/reminders')).body;
    expect(devices).toHaveLength(10);
    expect(devices.some(({ id }: { id: string }) => id === first.id)).toBe(false);
  });
});

describe('mail', () => {
  const letters = (member: Member) => lettersTo(server, member.user.email);
  const reminding = async (member: Member) =>
    (await letters(member)).filter((row) => row.unsubscribeUrl !== null);

  it('goes to a confirmed address only, with one tap to end it', async ({ member }) => {
    expect((await choose(member, { mail: true })).body.code).toBe('email_unconfirmed');
    await confirmAddress(server, member);
    await choose(member, { mail: true });
    travelTo('07:30');
    await work();
    const [letter] = await reminding(member);
    expect(letter?.subject).toBe('Hoy, 10\u00a0°C y sin lluvia');
    const link = new URL(letter?.unsubscribeUrl ?? '');
    expect(letter?.body).toContain(link.href);

    const visitor = server.visitor();
    expect((await visitor.send(`GET ${link.pathname}`)).headers.location).toMatch(/^\/unsubscribe#/);
    travelTo('07:30');
    await work();
    expect(await reminding(member)).toHaveLength(2);
    const wrong = await visitor.send(
      `POST ${link.pathname.slice(0, -12)}${'_'.repeat(12)}`,
      'List-Unsubscribe=One-Click',
      {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    );
    expect(wrong.body.code).toBe('link_expired');
    const ended = await visitor.send(`POST ${link.pathname}`, 'List-Unsubscribe=One-Click', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(ended.status).toBe(200);
    expect((await member.send('GET /api/reminders')).body.settings).toMatchObject({
      enabled: true,
      mail: false,
    });
    travelTo('07:30');
    await work();
    expect(await reminding(member)).toHaveLength(2);
  });
});

describe('in Portuguese', () => {
  it('comes to browser and mailbox, and opens the page in Portuguese', async ({ member }) => {
    await confirmAddress(server, member);
    await member.send('PUT /api/account/language', { language: 'pt' });
    await choose(member, { mail: true });
    await subscribe(member);
    travelTo('07:30');
    await work();
    expect(push.received).toMatchObject([
      { title: 'Hoje, 10\u00a0°C e sem chuva', path: '/pt/?aviso=outfit' },
    ]);
    expect(push.received[0]?.body).toMatch(/, .* e /);
    const letters = await lettersTo(server, member.user.email);
    const letter = letters.find(({ subject }) => subject.startsWith('Hoje'));
    expect(letter).toMatchObject({ language: 'pt' });
    expect(letter?.body).toMatch(/^Olá, /);
    expect(letter?.body).toMatch(/Abre-o no Vestidor: \S+\/pt\/\?aviso=outfit/);
    expect(letter?.body).toContain('Para não receberes mais nenhuma');
  });

  it('names the event of tomorrow', async ({ member }) => {
    await member.send('PUT /api/account/language', { language: 'pt' });
    const { body } = await member.send('POST /api/wardrobe/outfits/generate', {
      occasion: 'formal',
      season: 'spring',
      event: 'wedding',
    });
    expect(body.outfits.length).toBeGreaterThan(0);
    await choose(member, { topics: ['tomorrow'] });
    await subscribe(member);
    travelTo('20:00');
    const day = Temporal.PlainDate.from(zonedDay(server.services.now())).add({ days: 1 }).toString();
    await member.send('POST /api/wardrobe/plans', { plans: [{ day, outfitId: body.outfits[0].id }] });
    await work();
    expect(push.received).toMatchObject([{ title: 'Amanhã: Casamento de dia' }]);
    expect(push.received[0]?.body).toMatch(/^Tens «.*» preparado\.$/);
  });
});

it('one switch ends all at once, what waits included', async ({ member }) => {
  await choose(member);
  await subscribe(member);
  push.status.set('*', 503);
  travelTo('07:30');
  await work();
  push.status.clear();
  await choose(member, { enabled: false });
  server.travel(5 * 60_000);
  await work();
  travelTo('07:30');
  await work();
  expect(push.received).toEqual([]);
});

it('what is kept of reminders is forgotten after a year, and with the account', async () => {
  const { db } = server.services;
  const member = await dressed();
  await choose(member);
  await subscribe(member);
  travelTo('07:30');
  await work();
  expect(await db.$count(reminders, kept(member))).toBe(1);
  expect((await member.send('POST /api/account/erase', { password: member.password })).status).toBe(200);
  expect(await db.$count(reminders, kept(member))).toBe(0);
  expect(await db.$count(pushDevices, eq(pushDevices.ownerId, member.user.id))).toBe(0);
  server.travel(366 * 24 * 3600_000);
  await deleteOldReminders(server.services);
  expect(await db.$count(reminders)).toBe(0);
});
