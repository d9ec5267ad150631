import { expect, it } from 'vitest';
import { type Caller, FairQueue } from './fair-queue.ts';

interface Task {
  caller: Caller;
  name: string;
}

const anybody = () => true;
const task = (id: string, number: number, member = true): Task => ({
  caller: { id, member },
  name: `${id}${number}`,
});

function names(line: FairQueue<Task>, mayStart: (caller: Caller) => boolean = anybody): string[] {
  const taken: string[] = [];
  for (let next = line.next(mayStart); next !== undefined; next = line.next(mayStart)) taken.push(next.name);
  return taken;
}

function lineOf(...tasks: Task[]): FairQueue<Task> {
  const line = new FairQueue<Task>();
  for (const one of tasks) line.add(one);
  return line;
}

it('lets people take turns, however many tasks one of them has', () => {
  const line = lineOf(task('a', 1), task('a', 2), task('a', 3), task('b', 1), task('c', 1), task('b', 2));
  expect(names(line)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('lets members go before guests, and a guest after four members in a row', () => {
  const guests = [task('g', 1, false), task('g', 2, false)];
  const line = lineOf(...guests, ...[1, 2, 3, 4, 5, 6].map((number) => task('m', number)));
  expect(names(line)).toEqual(['m1', 'm2', 'm3', 'm4', 'g1', 'm5', 'm6', 'g2']);
});

it('leaves those in the line who may not start yet', () => {
  const line = lineOf(task('g', 1, false), task('m', 1));
  expect(names(line, ({ member }) => member)).toEqual(['m1']);
  expect(names(line)).toEqual(['g1']);
});

it('forgets a task that was taken out', () => {
  const gone = task('a', 1);
  const line = lineOf(gone, task('a', 2), task('b', 1));
  expect(line.remove(gone)).toBe(true);
  expect(line.remove(gone)).toBe(false);
  expect([line.waitingOf(gone.caller), line.waitingLike(gone.caller)]).toEqual([1, 2]);
  expect(names(line)).toEqual(['a2', 'b1']);
});
