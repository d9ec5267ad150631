import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/client.ts';
import { signInFailures } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';

const windowMinutes = 15;
/** A person forgets a password a few times; a network may be a whole office. */
const failuresMax = { account: 10, network: 60 } as const;

interface Attempt {
  username: string;
  ip: string;
}

/** Slows down guessing, per account and per network, across every server on the database. */
export class SignInThrottle {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #factor: number;

  constructor(db: Database, now: () => Date, factor: number) {
    this.#db = db;
    this.#now = now;
    this.#factor = factor;
  }

  /** @throws ApiError `rate_limited` where the account or the network has failed too often of late */
  async admit(attempt: Attempt): Promise<void> {
    const keys = keysOf(attempt);
    const rows = await this.#db
      .select()
      .from(signInFailures)
      .where(inArray(signInFailures.key, [keys.account, keys.network]));
    const now = this.#now();
    for (const row of rows) {
      const max = (row.key === keys.account ? failuresMax.account : failuresMax.network) * this.#factor;
      if (row.windowEndsAt > now && row.failures >= max) {
        const minutes = Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 60_000);
        throw new ApiError(
          'rate_limited',
          `Demasiados intentos fallidos. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} y vuelve a probar.`,
          { minutes },
        );
      }
    }
  }

  async recordFailure(attempt: Attempt): Promise<void> {
    const now = this.#now();
    const windowEndsAt = new Date(now.getTime() + windowMinutes * 60_000);
    // In a fixed order, so that two failures at once cannot wait for each other.
    for (const key of Object.values(keysOf(attempt)).sort()) {
      await this.#db
        .insert(signInFailures)
        .values({ key, failures: 1, windowEndsAt })
        .onConflictDoUpdate({
          target: signInFailures.key,
          set: {
            failures: sql`case when ${signInFailures.windowEndsAt} > ${now} then ${signInFailures.failures} + 1 else 1 end`,
            windowEndsAt: sql`case when ${signInFailures.windowEndsAt} > ${now} then ${signInFailures.windowEndsAt} else ${windowEndsAt} end`,
          },
        });
    }
  }

  /** A person who gets in has shown who they are; the network's count stays. */
  async forgive(attempt: Attempt): Promise<void> {
    await this.#db.delete(signInFailures).where(inArray(signInFailures.key, [keysOf(attempt).account]));
  }
}

const keysOf = ({ username, ip }: Attempt) => ({
  account: `account:${createHash('sha256').update(username).digest('base64url')}`,
  network: `network:${createHash('sha256').update(networkOf(ip)).digest('base64url')}`,
});

/** An IPv4 address, or the /64 of an IPv6 one, which a single household usually gets. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::') ? Array(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
