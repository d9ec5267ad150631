import { expect, it } from 'vitest';
import type { ReadingTasks } from '#server/scans/reading-tasks.ts';
import { Thread } from './thread.ts';

it('a thread that is closed while the model loads ends after it, not in the middle', async () => {
  const thread = new Thread<ReadingTasks>(new URL('../scans/reading-worker.ts', import.meta.url));
  const warming = thread.run('warmUp', []);
  await thread.close();
  await expect(warming).resolves.not.toHaveProperty('refused');
});
