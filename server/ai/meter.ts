import type { AiPool } from '#contract/trust.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { record, spend, usedTogether } from '#server/trust/ledger.ts';
import type { Spender } from '#server/trust/level.ts';

type Needs = Pick<Services, 'db' | 'config' | 'now'>;

export class Meter {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /**
   * @param microEuros upper bound
   * @throws ApiError `chat_spent`
   */
  async setAside(spender: Spender, microEuros: number): Promise<Reservation> {
    const at = this.#needs.now();
    const { db, config } = this.#needs;
    // A refund counts for the reservation's day.
    const needs = { config, now: () => at };
    const amount = Math.ceil(microEuros);
    if (amount > 0) await inTransaction(db, (tx) => spend(tx, needs, spender, 'aiMicroEuros', amount));
    return { settle: (spent) => record(db, needs, spender, 'aiMicroEuros', Math.ceil(spent) - amount) };
  }
}

export interface Reservation {
  settle(spent: number): Promise<void>;
}

/** Micro-euros. */
export const spentOn = (db: Executor, pool: AiPool, day: string): Promise<number> =>
  usedTogether(db, pool, 'aiMicroEuros', day);
