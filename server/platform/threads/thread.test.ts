import { expect, it } from 'vitest';
import type { StylistTasks } from '#server/outfits/engine/tasks.ts';
import { marta } from '#stylist/fixtures/wardrobes.ts';
import { Thread } from './thread.ts';

const file = new URL('../../outfits/engine/worker.ts', import.meta.url);
const request = { occasion: 'work', season: 'fall', seed: 7, count: 3 } as const;

it('a thread that is closed with a task in hand ends after it', async () => {
  const thread = new Thread<StylistTasks>(file);
  const composing = thread.run('generateOutfits', [marta, request]);
  await thread.close();
  expect((await composing).outfits.length).toBeGreaterThan(0);
});

it('a thread that has given back what it held starts anew with the next task', async () => {
  const thread = new Thread<StylistTasks>(file);
  const composed = await thread.run('generateOutfits', [marta, request]);
  thread.rest();
  expect(thread.started).toBe(false);
  expect(await thread.run('generateOutfits', [marta, request])).toEqual(composed);
  await thread.close();
});
