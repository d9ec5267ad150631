import type { Database } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import { networkOf } from '#server/platform/http/network.ts';
import { forgetAttempts, giveBackAttempt, takeAttempt } from './attempts.ts';

const windowMinutes = 15;
/**
 * A person forgets a password a few times; a network may be a whole office. Guessing at one account from many networks
 * ends, too: until the window is over, or a link is asked for by e-mail, only browsers that know the account get in.
 */
const attemptsMax = { device: 10, accountInNetwork: 10, network: 60, account: 100 } as const;

export interface Attempt {
  username: string;
  ip: string;
  /** The hash of the token of the browser, if the account was signed in to in it before. */
  device: string | undefined;
}

/** Slows down guessing, across every server on the database. */
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
   * Counts an attempt. A browser in which the account was signed in to before is counted by itself, so that those who
   * guess elsewhere, or beside it in the same network, keep no person out.
   * @returns what takes the attempt back, once the password was right
   * @throws ApiError `rate_limited` where there were too many of late
   */
  async admit(attempt: Attempt): Promise<() => Promise<void>> {
    const { username, ip, device } = attempt;
    const now = this.#now();
    if (device !== undefined) {
      const key = `device:${device} ${username}`;
      await this.#take(key, attemptsMax.device, now);
      return () => forgetAttempts(this.#db, key);
    }
    const inNetwork = keyOfAccountInNetwork(attempt);
    const wider = {
      [`network:${networkOf(ip)}`]: attemptsMax.network,
      [`account:${username}`]: attemptsMax.account,
    };
    // The narrowest first: what it refuses does not count for the others, which would keep more people out.
    await this.#take(inNetwork, attemptsMax.accountInNetwork, now);
    for (const [key, max] of Object.entries(wider)) await this.#take(key, max, now);
    return async () => {
      await forgetAttempts(this.#db, inNetwork);
      for (const key of Object.keys(wider)) await giveBackAttempt(this.#db, key);
    };
  }

  /** A person who has shown by a link that the account is theirs gets in. */
  async forgive(attempt: Omit<Attempt, 'device'>): Promise<void> {
    await forgetAttempts(this.#db, keyOfAccountInNetwork(attempt));
  }

  async #take(key: string, max: number, now: Date): Promise<void> {
    const minutes = await takeAttempt(this.#db, { key, max: max * this.#factor, windowMinutes }, now);
    if (minutes === null) return;
    throw new ApiError(
      'rate_limited',
      `Demasiados intentos fallidos. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} y vuelve a probar.`,
      { minutes },
    );
  }
}

const keyOfAccountInNetwork = ({ username, ip }: Omit<Attempt, 'device'>): string =>
  `account-in-network:${networkOf(ip)} ${username}`;
