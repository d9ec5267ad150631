import { randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/calendar.ts';
import { defaultLanguage } from '#contract/languages.ts';
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
import { writeIcs } from './write-ics.ts';

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
