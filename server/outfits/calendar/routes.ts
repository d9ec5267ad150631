import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/calendar.ts';
import { plansBetween } from '#server/outfits/plans/queries.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { publicOriginOf } from '#server/platform/http/public-origin.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import * as queries from './queries.ts';
import { CalendarReader } from './source.ts';
import { writeIcs } from './write-ics.ts';

const daysBehind = 31;
const daysAhead = 366;

export function calendarRoutes(app: FastifyInstance, { db, now, config }: Services): void {
  const reader = new CalendarReader();
  app.addHook('onClose', () => reader.close());
  const origin = publicOriginOf(config);
  const perHour = (max: number) => ({
    rateLimit: { max: Math.ceil(max * config.rateLimitFactor), timeWindow: '1 hour' },
  });
  const feedUrlOf = (person: string, token: string) =>
    `${origin}/api/calendar/${person}/${token}/vestidor.ics`;
  const presented = ({ url, events, checkedAt, failed }: queries.SourceRow) => ({
    host: new URL(url).host,
    checkedAt: checkedAt.toISOString(),
    events: events.filter(({ day }) => day >= zonedDay(now())).length,
    failed,
  });

  route(app, contract.readCalendars, async ({ person: { id } }) => {
    const [token, source] = await Promise.all([queries.feedTokenOf(db, id), queries.sourceOf(db, id)]);
    return {
      feedUrl: token === null ? null : feedUrlOf(id, token),
      source: source === null ? null : presented(source),
    };
  });

  route(app, contract.makeFeed, async ({ person: { id } }) => {
    const token = randomBytes(24).toString('base64url');
    await queries.keepFeed(db, id, token, now());
    return { feedUrl: feedUrlOf(id, token) };
  });

  route(app, contract.endFeed, async ({ person }) => {
    await queries.dropFeed(db, person.id);
    return { success: true as const };
  });

  route(
    app,
    contract.readFeed,
    async ({ params: { person, token }, reply }) => {
      const [known, given] = [Buffer.from((await queries.feedTokenOf(db, person)) ?? ''), Buffer.from(token)];
      if (known.length !== given.length || !timingSafeEqual(known, given))
        throw new ApiError('calendar_not_found');
      const today = Temporal.PlainDate.from(zonedDay(now()));
      const plans = await plansBetween(
        db,
        person,
        today.subtract({ days: daysBehind }).toString(),
        today.add({ days: daysAhead }).toString(),
      );
      return reply.type('text/calendar; charset=utf-8').send(writeIcs(plans, { origin, now: now() }));
    },
    perHour(240),
  );

  route(
    app,
    contract.setSource,
    async ({ person, body: { url } }) => {
      const moment = now();
      const events = await reader.read(url, config, moment).catch((error: unknown) => {
        throw error instanceof ApiError ? error : new ApiError('calendar_unreadable');
      });
      await queries.keepSource(db, person.id, { url, events, now: moment });
      return {
        source: presented({
          ownerId: person.id,
          url,
          events,
          checkedAt: moment,
          failed: false,
          nextAt: moment,
        }),
      };
    },
    perHour(20),
  );

  route(app, contract.forgetSource, async ({ person }) => {
    await queries.dropSource(db, person.id);
    return { success: true as const };
  });
}
