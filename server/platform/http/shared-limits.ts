import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { lte, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/client.ts';
import { rateWindows } from '#server/platform/db/schema/index.ts';
import type { Services } from '#server/services.ts';

type Needs = Pick<Services, 'db' | 'now'>;
type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** From this window on, limits hold for all servers together. */
const sharedFromMillis = 60 * 60 * 1000;
const networksMax = 20_000;

/** Limits by the minute protect a process, so each process counts its own. */
export function sharedLimits({ db, now }: Needs): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    readonly #store: Pick<FastifyRateLimitStore, 'incr'>;

    constructor(options: object) {
      const { timeWindow, routeInfo } = options as {
        timeWindow?: unknown;
        routeInfo?: { method: string | string[]; url: string };
      };
      const shared = typeof timeWindow === 'number' && timeWindow >= sharedFromMillis;
      this.#store = shared
        ? new InDatabase(db, now, `${routeInfo?.method} ${routeInfo?.url}`)
        : new InProcess(now);
    }

    incr(key: string, answer: Answer, timeWindow: number, max: number): void {
      this.#store.incr(key, answer, timeWindow, max);
    }

    child(options: object): FastifyRateLimitStore {
      return new (this.constructor as FastifyRateLimitStoreCtor)(options);
    }
  };
}

class InProcess {
  readonly #windows = new Map<string, { calls: number; endsAt: number }>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  incr(key: string, answer: Answer, timeWindow: number): void {
    const at = this.#now().getTime();
    let window = this.#windows.get(key);
    if (window === undefined || window.endsAt <= at) {
      window = { calls: 0, endsAt: at + timeWindow };
      // Oldest first.
      this.#windows.delete(key);
      this.#windows.set(key, window);
      if (this.#windows.size > networksMax) this.#windows.delete(this.#windows.keys().next().value ?? '');
    }
    window.calls++;
    answer(null, { current: window.calls, ttl: window.endsAt - at });
  }
}

class InDatabase {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #route: string;

  constructor(db: Database, now: () => Date, route: string) {
    this.#db = db;
    this.#now = now;
    this.#route = route;
  }

  incr(network: string, answer: Answer, timeWindow: number): void {
    this.#count(network, timeWindow).then(
      (result) => answer(null, result),
      (error: Error) => answer(error),
    );
  }

  async #count(network: string, timeWindow: number): Promise<{ current: number; ttl: number }> {
    const now = this.#now();
    const key = createHash('sha256').update(`${this.#route} ${network}`).digest('base64url');
    const windowEndsAt = new Date(now.getTime() + timeWindow);
    const isOpen = sql`${rateWindows.windowEndsAt} > ${now.toISOString()}::timestamptz`;
    const [row] = await this.#db
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
    return { current: row.calls, ttl: row.windowEndsAt.getTime() - now.getTime() };
  }
}

export async function deleteOldRateWindows({ db, now }: Needs): Promise<void> {
  await db.delete(rateWindows).where(lte(rateWindows.windowEndsAt, now()));
}
