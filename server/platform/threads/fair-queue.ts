export interface Caller {
  readonly id: string;
  readonly member: boolean;
}

/** So that a busy day does not lock guests out. */
const membersInARowMost = 4;

type Turns<T> = Map<string, T[]>;

/** People take turns, however many tasks each has; members precede guests. */
export class FairQueue<T extends { readonly caller: Caller }> {
  readonly #members: Turns<T> = new Map();
  readonly #guests: Turns<T> = new Map();
  #membersInARow = 0;

  #turnsOf({ member }: Caller): Turns<T> {
    return member ? this.#members : this.#guests;
  }

  waitingOf(caller: Caller): number {
    return this.#turnsOf(caller).get(caller.id)?.length ?? 0;
  }

  waitingLike(caller: Caller): number {
    return [...this.#turnsOf(caller).values()].flat().length;
  }

  add(task: T): void {
    const turns = this.#turnsOf(task.caller);
    const tasks = turns.get(task.caller.id);
    if (tasks === undefined) turns.set(task.caller.id, [task]);
    else tasks.push(task);
  }

  /** Returns false when no longer queued. */
  remove(task: T): boolean {
    const turns = this.#turnsOf(task.caller);
    const tasks = turns.get(task.caller.id) ?? [];
    const place = tasks.indexOf(task);
    if (place < 0) return false;
    tasks.splice(place, 1);
    if (tasks.length === 0) turns.delete(task.caller.id);
    return true;
  }

  next(mayStart: (caller: Caller) => boolean): T | undefined {
    const guestsFirst = this.#membersInARow >= membersInARowMost;
    const classes = guestsFirst ? [this.#guests, this.#members] : [this.#members, this.#guests];
    for (const turns of classes) {
      const task = nextOf(turns, mayStart);
      if (task === undefined) continue;
      this.#membersInARow = task.caller.member ? this.#membersInARow + 1 : 0;
      return task;
    }
    return undefined;
  }
}

function nextOf<T extends { readonly caller: Caller }>(
  turns: Turns<T>,
  mayStart: (caller: Caller) => boolean,
): T | undefined {
  for (const [id, tasks] of turns) {
    const [first, ...rest] = tasks;
    if (first === undefined || !mayStart(first.caller)) continue;
    turns.delete(id);
    if (rest.length > 0) turns.set(id, rest);
    return first;
  }
  return undefined;
}
