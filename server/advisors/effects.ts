import type { Executor } from '#server/platform/db/client.ts';
import type { UndoStep } from '#server/platform/db/schema/index.ts';

/** Returns the steps that reverse it, in order of execution. */
type Effect = (tx: Executor) => Promise<UndoStep[]>;

/** A message changes at most this much, whichever model reads it. */
const effectsMax = 4;

/** Changes run in the transaction that stores the answer, so that a discarded or cut one changes nothing. */
export class Effects {
  #noted = new Map<string, Effect>();
  #canBeUndone = false;
  undid: string | null = null;

  get isEmpty(): boolean {
    return this.#noted.size === 0;
  }

  get isFull(): boolean {
    return this.#noted.size >= effectsMax;
  }

  /** Repeating the key repeats nothing. */
  add(key: string, effect: Effect): void {
    if (!this.#noted.has(key)) this.#noted.set(key, effect);
  }

  clear(): void {
    this.#noted.clear();
    this.undid = null;
  }

  get canBeUndone(): boolean {
    return this.#canBeUndone;
  }

  async carryOut(tx: Executor): Promise<UndoStep[]> {
    const steps: UndoStep[] = [];
    for (const effect of this.#noted.values()) steps.push(...(await effect(tx)));
    this.#canBeUndone = steps.length > 0;
    return steps;
  }
}
