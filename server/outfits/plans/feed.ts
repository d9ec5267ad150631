import { randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import * as contract from '#contract/calendar.ts';
import { defaultLanguage, type Language, locales, prefixOf } from '#contract/languages.ts';
import type { Plan } from '#contract/plans.ts';
import { presentSource } from '#server/outfits/calendar/present.ts';
import { sourceOf } from '#server/outfits/calendar/queries.ts';
import { userById } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { calendarFeeds } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { publicOriginOf } from '#server/platform/http/public-origin.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { plansBetween } from './queries.ts';

const daysBehind = 31;
const daysAhead = 366;

async function feedTokenOf(db: Executor, ownerId: string): Promise<string | null> {
  const [row] = await db
    .select({ token: calendarFeeds.token })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.ownerId, ownerId));
  return row?.token ?? null;
}

async function keepFeed(db: Executor, ownerId: string, token: string, createdAt: Date): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values({ ownerId, token, createdAt })
    .onConflictDoUpdate({ target: calendarFeeds.ownerId, set: { token, createdAt } });
}

async function dropFeed(db: Executor, ownerId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.ownerId, ownerId));
}

export function feedRoutes(app: FastifyInstance, { db, now, config }: Services): void {
  const origin = publicOriginOf(config);
  const feedUrlOf = (person: string, token: string) =>
    `${origin}/api/calendar/${person}/${token}/vestidor.ics`;

  route(app, contract.readCalendars, async ({ person: { id } }) => {
    const [token, source] = await Promise.all([feedTokenOf(db, id), sourceOf(db, id)]);
    return {
      feedUrl: token === null ? null : feedUrlOf(id, token),
      source: source === null ? null : presentSource(source, now()),
    };
  });

  route(app, contract.makeFeed, async ({ person: { id } }) => {
    const token = randomBytes(24).toString('base64url');
    await keepFeed(db, id, token, now());
    return { feedUrl: feedUrlOf(id, token) };
  });

  route(app, contract.endFeed, async ({ person }) => {
    await dropFeed(db, person.id);
  });

  route(app, contract.readFeed, async ({ params: { person, token }, reply }) => {
    const [known, given] = [Buffer.from((await feedTokenOf(db, person)) ?? ''), Buffer.from(token)];
    if (known.length !== given.length || !timingSafeEqual(known, given))
      throw new ApiError('calendar_not_found');
    const today = Temporal.PlainDate.from(zonedDay(now()));
    const plans = await plansBetween(
      db,
      person,
      today.subtract({ days: daysBehind }).toString(),
      today.add({ days: daysAhead }).toString(),
    );
    // A calendar program sends no cookie.
    const language = (await userById(db, person))?.language ?? defaultLanguage;
    return reply.type('text/calendar; charset=utf-8').send(writeIcs(plans, { origin, language, now: now() }));
  });
}

/** RFC 5545: a day each, without a time. */
function writeIcs(
  plans: readonly Plan[],
  { origin, language, now }: { origin: string; language: Language; now: Date },
): string {
  const names = new Intl.ListFormat(locales[language], { type: 'conjunction' });
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', `-//Vestidor//Planes//${language.toUpperCase()}`);
  calendar.updatePropertyWithValue('x-wr-calname', 'Vestidor');
  calendar.updatePropertyWithValue('refresh-interval', 'PT6H');
  for (const { id, day, outfit } of plans) {
    const event = new ICAL.Event(new ICAL.Component('vevent'));
    event.uid = `${id}@${new URL(origin).hostname}`;
    event.summary = outfit.name;
    event.description = `${names.format(outfit.items.map(({ name }) => name))}.`;
    event.startDate = ICAL.Time.fromDateString(day);
    event.component.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
    event.component.addPropertyWithValue('transp', 'TRANSPARENT');
    event.component.addPropertyWithValue(
      'url',
      `${origin}${prefixOf(language)}/wardrobe?tab=outfits&vista=calendario&dia=${day}`,
    );
    calendar.addSubcomponent(event.component);
  }
  return `${calendar.toString()}\r\n`;
}
