import { expect, it } from 'vitest';
import type { LabelTasks } from '#server/wardrobe/care-labels/label-tasks.ts';
import type { ReadingTasks } from '#server/wardrobe/scans/reading-tasks.ts';
import { Thread } from './thread.ts';

it('a thread that is closed while the model loads ends after it, not in the middle', async () => {
  const thread = new Thread<ReadingTasks>(new URL('../../wardrobe/scans/reading-worker.ts', import.meta.url));
  const warming = thread.run('warmUp', []);
  await thread.close();
  await expect(warming).resolves.not.toHaveProperty('refused');
});

it('a thread that has given back what it held starts anew with the next task', async () => {
  const thread = new Thread<LabelTasks>(
    new URL('../../wardrobe/care-labels/label-worker.ts', import.meta.url),
  );
  const nothing = { refused: 'image_type_unsupported' };
  expect(await thread.run('read', [new Uint8Array(8)])).toEqual(nothing);
  thread.rest();
  expect(await thread.run('read', [new Uint8Array(8)])).toEqual(nothing);
  await thread.close();
});
