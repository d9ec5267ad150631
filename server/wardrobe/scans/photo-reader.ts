import type { TaughtGarment } from '#scanner/learned.ts';
import type { Proposal } from '#scanner/several.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { AnswerOf, ArgumentsOf } from '#server/platform/threads/tasks.ts';
import { ThreadPool } from '#server/platform/threads/thread-pool.ts';
import { bytesOfBase64 } from '#server/wardrobe/photos/bytes-of-base64.ts';
import type { Cut, KeptOutline } from './cutting-tasks.ts';
import type { Photograph, ReadingTasks } from './reading-tasks.ts';

/** The largest picture that is admitted takes a few seconds; what takes longer was made to. */
const taskMillisMost = 20_000;
const waitingMost = 64;

type Read<N extends keyof ReadingTasks> = Extract<AnswerOf<ReadingTasks, N>, { read: unknown }>['read'];

/** Reads photographs on threads, one a thread and the rest in order. */
export class PhotoReader {
  readonly #pool = new ThreadPool<ReadingTasks>(new URL('./reading-worker.ts', import.meta.url), {
    waitingMost,
    taskMillisMost,
    busy: () => new ApiError('scanner_busy'),
  });

  #warm: Promise<unknown> | undefined;

  /** Loads the model on a thread, once: whoever comes first need not wait for it. @throws where it cannot be loaded */
  async warmUp(): Promise<void> {
    this.#warm ??= this.#run('warmUp', []).catch((error: unknown) => {
      this.#warm = undefined;
      throw error;
    });
    await this.#warm;
  }

  /**
   * Reads a photograph of one garment and encodes the sizes to keep.
   * @param imageBase64 the file as base64, without a data URL's prefix
   * @param taught what the person has said of other garments
   * @throws ApiError with one of the `image_…` codes, or `scanner_busy`
   */
  async read(imageBase64: string, taught: readonly TaughtGarment[] = []): Promise<Photograph> {
    return this.#run('read', [bytesOfBase64(imageBase64), taught]);
  }

  /** The garments of a photograph that shows several. @throws as `read` does */
  async propose(imageBase64: string, taught: readonly TaughtGarment[]): Promise<Proposal[]> {
    return this.#run('propose', [bytesOfBase64(imageBase64), taught]);
  }

  /** The embedding of a kept photograph. */
  embed(bytes: Uint8Array): Promise<Float32Array> {
    return this.#run('embed', [bytes]);
  }

  /** The outlines of a kept photograph. @param drawn a person's, as it is kept */
  outline(full: Uint8Array, drawn: Uint8Array | null): Promise<KeptOutline> {
    return this.#run('outline', [full, drawn]);
  }

  /** Cuts a kept photograph anew. @throws ApiError with one of the `mask_…` codes, or `scanner_busy` */
  cut(full: Uint8Array, drawn: Uint8Array | null): Promise<Cut> {
    return this.#run('cut', [full, drawn]);
  }

  async #run<N extends keyof ReadingTasks>(name: N, args: ArgumentsOf<ReadingTasks, N>): Promise<Read<N>> {
    let answer: AnswerOf<ReadingTasks, N>;
    try {
      answer = await this.#pool.run(name, args);
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') throw new ApiError('image_unreadable');
      throw error;
    }
    if ('refused' in answer) throw new ApiError(answer.refused);
    return answer.read as Read<N>;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
