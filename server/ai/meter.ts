import type { AiPool } from '#contract/trust.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { record, spend, usedTogether } from '#server/trust/ledger.ts';
import type { Spender } from '#server/trust/level.ts';

type Needs = Pick<Services, 'db' | 'config' | 'now'>;

/** What providers may be paid for; kept in the ledger. */
export class Meter {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /**
   * Sets money aside for an answer of a provider, before it is asked.
   * @param microEuros the most that the answer can cost
   * @throws ApiError `chat_spent` where that would go over what anybody may cost in a day
   */
  async setAside(talker: Spender, microEuros: number): Promise<Reservation> {
    const at = this.#needs.now();
    const { db, config } = this.#needs;
    // What is given back belongs to the day that it was set aside on.
    const needs = { config, now: () => at };
    const amount = Math.ceil(microEuros);
    if (amount > 0) await inTransaction(db, (tx) => spend(tx, needs, talker, 'aiMicroEuros', amount));
    return { settle: (spent) => record(db, needs, talker, 'aiMicroEuros', Math.ceil(spent) - amount) };
  }
}

export interface Reservation {
  /** Gives back what was not needed. @param spent millionths of a euro */
  settle(spent: number): Promise<void>;
}

/** What a pool has cost on a day so far, in millionths of a euro. */
export const spentOn = (db: Executor, pool: AiPool, day: string): Promise<number> =>
  usedTogether(db, pool, 'aiMicroEuros', day);
