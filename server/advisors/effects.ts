import type { Executor } from '#server/platform/db/client.ts';

type Effect = (tx: Executor) => Promise<unknown>;

/**
 * What an answer changes. It is only noted while the answer grows, and carried out in the transaction that keeps
 * the words which tell of it: an answer that is taken back, or cut, has changed nothing.
 */
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
