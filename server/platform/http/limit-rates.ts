import { createHash } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { RateLimit } from '#contract/endpoint.ts';
import type { Database } from '#server/platform/db/client.ts';
import { rateWindows } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { networkOf } from './network.ts';

type Needs = Pick<Services, 'config' | 'db' | 'now'>;

const minuteMillis = 60 * 1000;
const hourMillis = 60 * minuteMillis;

type Admit = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: RateLimit | false;
    /** Counts the call by its limit. */
    admit?: Admit;
  }
}

interface Counted {
  calls: number;
  endsAt: number;
}

const perMinute = 1200;
const networksMax = 20_000;

/**
 * Routes without a limit of their own share the general one. Limits by the minute protect a process, so each
 * process counts its own; those by the hour hold for all servers together.
 */
export function limitRates(app: FastifyInstance, needs: Needs): void {
  const times = (calls: number) => Math.ceil(calls * needs.config.rateLimitFactor);
  const admitAny = limitInProcess(needs, times(perMinute));
  app.addHook('onRoute', (route) => {
    const own = route.config?.rateLimit;
    if (own === false) return;
    const admit =
      own === undefined
        ? admitAny
        : 'perMinute' in own
          ? limitInProcess(needs, times(own.perMinute))
          : limitInDatabase(needs, times(own.perHour), `${route.method} ${route.url}`);
    route.config = { ...route.config, admit };
  });
  // Hooks of routes run last, when the database has been asked already who calls.
  app.addHook('onRequest', (request, reply, done) => {
    const { admit } = request.routeOptions.config;
    if (admit === undefined) done();
    else admit(request, reply, done);
  });
}

function limitInProcess({ now }: Pick<Needs, 'now'>, max: number): Admit {
  const windows = new Map<string, Counted>();
  return (request, reply, done) => {
    // A closed connection has no address.
    const network = networkOf(request.ip ?? '');
    const at = now().getTime();
    let window = windows.get(network);
    if (window === undefined || window.endsAt <= at) {
      window = { calls: 0, endsAt: at + minuteMillis };
      // Oldest first.
      windows.delete(network);
      windows.set(network, window);
      if (windows.size > networksMax) windows.delete(windows.keys().next().value ?? '');
    }
    window.calls++;
    done(window.calls > max ? refusal(reply, max, window.endsAt - at) : undefined);
  };
}

function limitInDatabase({ db, now }: Pick<Needs, 'db' | 'now'>, max: number, route: string): Admit {
  return (request, reply, done) => {
    const at = now();
    const key = createHash('sha256')
      .update(`${route} ${networkOf(request.ip ?? '')}`)
      .digest('base64url');
    countCall(db, key, at).then(
      ({ calls, endsAt }) => done(calls > max ? refusal(reply, max, endsAt - at.getTime()) : undefined),
      done,
    );
  };
}

function refusal(reply: FastifyReply, max: number, millis: number): ApiError {
  const seconds = Math.ceil(millis / 1000);
  reply.headers({
    'x-ratelimit-limit': max,
    'x-ratelimit-remaining': 0,
    'x-ratelimit-reset': seconds,
    'retry-after': seconds,
  });
  return new ApiError('rate_limited');
}

async function countCall(db: Database, key: string, at: Date): Promise<Counted> {
  const windowEndsAt = new Date(at.getTime() + hourMillis);
  const isOpen = sql`${rateWindows.windowEndsAt} > ${at.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateWindows)
    .values({ key, calls: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        calls: sql`case when ${isOpen} then ${rateWindows.calls} + 1 else 1 end`,
        windowEndsAt: sql`case when ${isOpen} then ${rateWindows.windowEndsAt} else excluded.window_ends_at end`,
      },
    })
    .returning();
  if (row === undefined) throw new Error('a call was not counted');
  return { calls: row.calls, endsAt: row.windowEndsAt.getTime() };
}

export async function deleteOldRateWindows({ db, now }: Pick<Needs, 'db' | 'now'>): Promise<void> {
  await db.delete(rateWindows).where(lte(rateWindows.windowEndsAt, now()));
}
