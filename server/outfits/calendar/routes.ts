import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/calendar.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { presentSource } from './present.ts';
import { dropSource, keepSource } from './queries.ts';
import { CalendarReader } from './source.ts';

export function calendarRoutes(app: FastifyInstance, { db, now, config }: Services): void {
  const reader = new CalendarReader();
  app.addHook('onClose', () => reader.close());

  route(app, contract.setSource, async ({ person, body: { url } }) => {
    const moment = now();
    const events = await reader.read(url, config, moment).catch((error: unknown) => {
      throw error instanceof ApiError ? error : new ApiError('calendar_unreadable');
    });
    await keepSource(db, person.id, { url, events, now: moment });
    return { source: presentSource({ url, events, checkedAt: moment, failed: false }, moment) };
  });

  route(app, contract.forgetSource, async ({ person }) => {
    await dropSource(db, person.id);
  });
}
