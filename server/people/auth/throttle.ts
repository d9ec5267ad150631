import type { Database } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import { networkOf } from '#server/platform/http/network.ts';
import { clearAttempts, countAttempt, uncountAttempt } from './attempts.ts';

const windowMinutes = 15;
/** A network may be a whole office; the account's limit stops guessing from many networks. */
const attemptsMax = { device: 10, accountInNetwork: 10, network: 60, account: 100 } as const;

export interface Attempt {
  username: string;
  ip: string;
  /** Token hash, if known to the account. */
  device: string | undefined;
}

export class SignInThrottle {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #factor: number;

  constructor(db: Database, now: () => Date, factor: number) {
    this.#db = db;
    this.#now = now;
    this.#factor = factor;
  }

  /**
   * Known browsers count separately, so that guessing elsewhere does not lock the owner out.
   * @returns undoes the count, for a correct password
   * @throws ApiError `rate_limited`
   */
  async admit(attempt: Attempt): Promise<() => Promise<void>> {
    const { username, ip, device } = attempt;
    const now = this.#now();
    if (device !== undefined) {
      const key = `device:${device} ${username}`;
      await this.#take(key, attemptsMax.device, now);
      return () => clearAttempts(this.#db, key);
    }
    const inNetwork = keyOfAccountInNetwork(attempt);
    const wider = {
      [`network:${networkOf(ip)}`]: attemptsMax.network,
      [`account:${username}`]: attemptsMax.account,
    };
    // Narrowest first: a refused attempt does not count towards wider limits.
    await this.#take(inNetwork, attemptsMax.accountInNetwork, now);
    for (const [key, max] of Object.entries(wider)) await this.#take(key, max, now);
    return async () => {
      await clearAttempts(this.#db, inNetwork);
      for (const key of Object.keys(wider)) await uncountAttempt(this.#db, key);
    };
  }

  /** For an owner who has used a link. */
  async clearFailures(attempt: Omit<Attempt, 'device'>): Promise<void> {
    await clearAttempts(this.#db, keyOfAccountInNetwork(attempt));
  }

  async #take(key: string, max: number, now: Date): Promise<void> {
    const minutes = await countAttempt(this.#db, { key, max: max * this.#factor, windowMinutes }, now);
    if (minutes === null) return;
    throw new ApiError('rate_limited', ({ refusals }) => refusals.account.failedAttempts(minutes), {
      minutes,
    });
  }
}

const keyOfAccountInNetwork = ({ username, ip }: Omit<Attempt, 'device'>): string =>
  `account-in-network:${networkOf(ip)} ${username}`;
