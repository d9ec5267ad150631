import type { Executor } from '#server/platform/db/client.ts';

type Effect = (tx: Executor) => Promise<unknown>;

/** Changes run in the transaction that stores the answer, so that a discarded or cut one changes nothing. */
export class Effects {
  #noted: Effect[] = [];

  get isEmpty(): boolean {
    return this.#noted.length === 0;
  }

  add(effect: Effect): void {
    this.#noted.push(effect);
  }

  clear(): void {
    this.#noted = [];
  }

  async carryOut(tx: Executor): Promise<void> {
    for (const effect of this.#noted) await effect(tx);
  }
}
