/** The person for whom a task is done. */
export interface Caller {
  readonly id: string;
  /** Without an account of their own people are guests: all of them share what members leave. */
  readonly member: boolean;
}

/** After so many members in a row a guest has a turn, so that a busy day does not lock guests out. */
const membersInARowMost = 4;

type Turns<T> = Map<string, T[]>;

/** A line in which people take turns, however many tasks each of them has, and members go before guests. */
export class FairLine<T extends { readonly caller: Caller }> {
  readonly #members: Turns<T> = new Map();
  readonly #guests: Turns<T> = new Map();
  #membersInARow = 0;

  #turnsOf({ member }: Caller): Turns<T> {
    return member ? this.#members : this.#guests;
  }

  /** How many tasks of this person wait. */
  waitingOf(caller: Caller): number {
    return this.#turnsOf(caller).get(caller.id)?.length ?? 0;
  }

  /** How many tasks of members wait, or how many of guests. */
  waitingLike(caller: Caller): number {
    return [...this.#turnsOf(caller).values()].flat().length;
  }

  add(task: T): void {
    const turns = this.#turnsOf(task.caller);
    const tasks = turns.get(task.caller.id);
    if (tasks === undefined) turns.set(task.caller.id, [task]);
    else tasks.push(task);
  }

  /** Returns whether it was still in the line. */
  remove(task: T): boolean {
    const turns = this.#turnsOf(task.caller);
    const tasks = turns.get(task.caller.id) ?? [];
    const place = tasks.indexOf(task);
    if (place < 0) return false;
    tasks.splice(place, 1);
    if (tasks.length === 0) turns.delete(task.caller.id);
    return true;
  }

  /** Takes the next task out of the line, of the people who may start one. */
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

/** The first task of the person whose turn it is; the person goes to the end. */
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
