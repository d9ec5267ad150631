import type { FastifyInstance } from 'fastify';
import { readCareLabel } from '#contract/care-labels.ts';
import type { LabelPhotoReading } from '#scanner/care-label/read-label-photo.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { ProcessPool } from '#server/platform/threads/pools.ts';
import type { RunOptions } from '#server/platform/threads/task-pool.ts';
import { TaskProcessEnded } from '#server/platform/threads/task-process.ts';
import { bytesOfBase64 } from '#server/wardrobe/photos/bytes-of-base64.ts';
import { runOptionsFor } from '#server/wardrobe/scans/run-options.ts';
import type { LabelTasks } from './label-worker.ts';

const taskMillisMost = 25_000;
const waitingMost = 12;
const waitingOfOneMost = 4;
/** The recogniser takes 150 MB, and labels come in batches. */
const restAfterMillis = 60_000;

class LabelReader {
  readonly #pool = new ProcessPool<LabelTasks>(new URL('./label-worker.ts', import.meta.url), {
    limits: { memoryMiB: 1536, cpuSeconds: 900 },
    processes: 2,
    waitingMost,
    waitingOfOneMost,
    taskMillisMost,
    restAfterMillis,
    busy: () => new ApiError('scanner_busy'),
  });

  /**
   * @param imageBase64 without a data URL's prefix
   * @throws ApiError `label_unreadable`, one of the `image_…` codes, `scanner_busy` or `scanner_stopped`
   */
  async read(options: RunOptions, imageBase64: string): Promise<LabelPhotoReading> {
    const bytes = bytesOfBase64(imageBase64);
    const answer = await this.#pool.run('read', [bytes], options).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'TimeoutError') throw new ApiError('label_unreadable');
      if (error instanceof TaskProcessEnded) throw new ApiError('scanner_stopped');
      throw error;
    });
    if ('refused' in answer) throw new ApiError(answer.refused);
    if (answer.read === null) throw new ApiError('label_unreadable');
    return answer.read;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

export function careLabelRoutes(app: FastifyInstance): void {
  const reader = new LabelReader();
  app.addHook('onClose', () => reader.close());
  route(app, readCareLabel, ({ person, body, reply }) =>
    reader.read(runOptionsFor(person, reply), body.imageBase64),
  );
}
