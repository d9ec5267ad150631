import type { LabelPhotoReading } from '#scanner/care-label/read-label-photo.ts';
import { ApiError } from '#server/platform/errors.ts';
import { ThreadPool } from '#server/platform/threads/thread-pool.ts';
import { bytesOfBase64 } from '#server/wardrobe/photos/bytes-of-base64.ts';
import type { LabelTasks } from './label-tasks.ts';

/** A label is read within seconds; what takes longer is no label. */
const taskMillisMost = 25_000;
const waitingMost = 12;
/** Labels come in bunches, when a wardrobe is filled: meanwhile the recogniser stays, and then its 150 MB go. */
const restAfterMillis = 60_000;

/** Reads care labels on one thread, which starts with the first label and goes when none comes any more. */
export class LabelReader {
  readonly #pool = new ThreadPool<LabelTasks>(new URL('./label-worker.ts', import.meta.url), {
    threads: 1,
    waitingMost,
    taskMillisMost,
    restAfterMillis,
    busy: () => new ApiError('scanner_busy'),
  });

  /**
   * What a photograph of a label says, of which nothing is kept.
   * @param imageBase64 the file as base64, without a data URL's prefix
   * @throws ApiError `label_unreadable`, one of the `image_…` codes, or `scanner_busy`
   */
  async read(imageBase64: string): Promise<LabelPhotoReading> {
    const answer = await this.#pool.run('read', [bytesOfBase64(imageBase64)]).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'TimeoutError') throw new ApiError('label_unreadable');
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
