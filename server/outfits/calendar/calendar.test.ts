import { createServer } from 'node:http';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { zonedDay } from '#server/platform/madrid.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { addGarment, type Member, startTestServer } from '#tests/factories/server.ts';
import { listening } from '#tests/fakes/listening.ts';
import { CalendarReader, rereadCalendars } from './source.ts';

const reader = closedAfter(new CalendarReader());
const elsewhere = closedAfter(await startCalendars());
const server = await startTestServer({ LOOPBACK_ORIGINS: elsewhere.origin });
const it = test.extend('member', () => server.person());

async function startCalendars() {
  const files = new Map<string, string | { to: string }>();
  const listener = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) response.writeHead(404).end();
    else if (typeof file === 'string') response.writeHead(200).end(file);
    else response.writeHead(302, { location: file.to }).end();
  });
  return { files, ...(await listening(listener)) };
}

const dayIn = (days: number) =>
  Temporal.PlainDate.from(zonedDay(server.services.now())).add({ days }).toString();
const calendarOf = (day: string, title: string, more = '') =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n${more}SUMMARY:${title}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const readFrom = (member: Member, path: string) =>
  member.send('PUT /api/calendar/source', { url: `${elsewhere.origin}${path}` });
const eventsOf = async (member: Member) =>
  (await member.send(`GET /api/wardrobe/plans?from=${dayIn(0)}&to=${dayIn(30)}`)).body.events;

it('the secret address of the plans is read by any calendar program, and by nobody once it ends', async ({
  member,
}) => {
  const shirt = await addGarment(member, { name: 'Camisa; con «coma», y barra \\' });
  const jeans = await addGarment(member, { name: 'Vaqueros rectos de un azul muy oscuro', kind: 'jeans' });
  const { body: made } = await member.send('POST /api/wardrobe/outfits', {
    name: 'Reunión, con café',
    occasion: 'work',
    season: 'fall',
    garmentIds: [shirt.id, jeans.id],
  });
  await member.send('POST /api/wardrobe/plans', {
    plans: [{ day: dayIn(3), outfitId: made.outfit.id }],
  });
  const { feedUrl } = (await member.send('PUT /api/calendar/feed')).body;
  expect((await member.send('GET /api/calendar')).body.feedUrl).toBe(feedUrl);
  const path = new URL(feedUrl).pathname;
  const { status, headers, bytes } = await server.visitor().send(`GET ${path}`);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const lines = bytes.toString('utf8').split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);

  const calendar = ICAL.Component.fromString(bytes.toString('utf8'));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  const event = new ICAL.Event(component);
  expect(event.summary).toBe('Reunión, con café');
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe(dayIn(3));
  expect(event.description).toContain('Camisa; con «coma», y barra \\');
  for (const needed of ['uid', 'dtstamp', 'dtstart']) expect(component?.hasProperty(needed)).toBe(true);

  const { feedUrl: second } = (await member.send('PUT /api/calendar/feed')).body;
  expect((await server.visitor().send(`GET ${path}`)).status).toBe(404);
  expect((await server.visitor().send(`GET ${new URL(second).pathname}`)).status).toBe(200);
  await member.send('DELETE /api/calendar/feed');
  expect((await server.visitor().send(`GET ${new URL(second).pathname}`)).status).toBe(404);
});

describe('a calendar elsewhere', () => {
  it('gives the days their events, is read again, and keeps the last ones when it fails', async ({
    member,
  }) => {
    elsewhere.files.set('/mine.ics', calendarOf(dayIn(2), 'Cena de empresa'));
    expect((await readFrom(member, '/mine.ics')).body.source).toMatchObject({ events: 1, failed: false });
    expect(await eventsOf(member)).toEqual([
      { day: dayIn(2), time: null, title: 'Cena de empresa', occasion: 'party', event: 'company-party' },
    ]);
    elsewhere.files.set('/mine.ics', calendarOf(dayIn(4), 'Entrevista'));
    await rereadCalendars(server.services, reader);
    expect(await eventsOf(member)).toMatchObject([{ title: 'Cena de empresa' }]);
    server.travel(7 * 3600_000);
    await Promise.all([rereadCalendars(server.services, reader), rereadCalendars(server.services, reader)]);
    expect(await eventsOf(member)).toMatchObject([{ title: 'Entrevista', occasion: 'work' }]);
    elsewhere.files.delete('/mine.ics');
    server.travel(7 * 3600_000);
    await rereadCalendars(server.services, reader);
    expect(await eventsOf(member)).toMatchObject([{ title: 'Entrevista' }]);
    expect((await member.send('GET /api/calendar')).body.source).toMatchObject({ failed: true });
    await member.send('DELETE /api/calendar/source');
    expect(await eventsOf(member)).toEqual([]);
  });

  it('may have moved to another public address, and to no private one', async ({ member }) => {
    elsewhere.files.set('/new.ics', calendarOf(dayIn(1), 'Yoga'));
    elsewhere.files.set('/old.ics', { to: '/new.ics' });
    elsewhere.files.set('/inside.ics', { to: 'https://127.0.0.1/calendar.ics' });
    elsewhere.files.set('/round.ics', { to: '/round.ics' });
    expect((await readFrom(member, '/old.ics')).status).toBe(200);
    for (const path of ['/inside.ics', '/round.ics', '/none.ics'])
      expect((await readFrom(member, path)).body.code, path).toBe('calendar_unreadable');
  });

  it.each([
    'http://calendar.example.com/a.ics',
    'https://localhost/a.ics',
    'https://192.168.1.1/a.ics',
    'webcal://10.0.0.1/a.ics',
  ])('at %s is refused', async (url) => {
    const member = await server.person();
    expect((await member.send('PUT /api/calendar/source', { url })).body.code).toBe('calendar_unreadable');
  });

  it('of more than a megabyte, or of a rule that takes for ever, is refused in time', async ({ member }) => {
    elsewhere.files.set('/large.ics', calendarOf(dayIn(1), 'x'.repeat(1_100_000)));
    expect((await readFrom(member, '/large.ics')).body.code).toBe('calendar_unreadable');
    const endless = Array.from(
      { length: 400 },
      (_, uid) =>
        `BEGIN:VEVENT\r\nUID:e${uid}\r\nDTSTART:00010101T000000Z\r\nRRULE:FREQ=DAILY;COUNT=9999999;BYMONTH=2;BYMONTHDAY=30\r\nSUMMARY:Nunca\r\nEND:VEVENT\r\n`,
    ).join('');
    elsewhere.files.set('/endless.ics', `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${endless}END:VCALENDAR\r\n`);
    const { status, body } = await readFrom(member, '/endless.ics');
    expect([status, body.code]).toEqual([422, 'calendar_unreadable']);
    // The server still reads others.
    elsewhere.files.set('/fine.ics', calendarOf(dayIn(1), 'Yoga'));
    expect((await readFrom(member, '/fine.ics')).status).toBe(200);
  });
});
