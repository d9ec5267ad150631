import type { CorrectedGarment } from '#scanner/learned.ts';
import { ApiError } from '#server/platform/errors.ts';
import { ProcessPool } from '#server/platform/threads/pools.ts';
import type { RunOptions } from '#server/platform/threads/task-pool.ts';
import { TaskProcessEnded } from '#server/platform/threads/task-process.ts';
import type { AnswerOf, ArgumentsOf } from '#server/platform/threads/tasks.ts';
import { bytesOfBase64 } from '#server/wardrobe/photos/bytes-of-base64.ts';
import type { EncodedPhoto } from '#server/wardrobe/photos/encode.ts';
import type { Cut, KeptOutline } from './cutting-tasks.ts';
import type { Photograph, Proposals, ReadingTasks, SeenLook } from './reading-tasks.ts';

const taskMillisMost = 20_000;
const waitingMost = 64;
const waitingOfOneMost = 24;

type Read<N extends keyof ReadingTasks> = Extract<AnswerOf<ReadingTasks, N>, { read: unknown }>['read'];

/** One photograph per process at a time; the queue alternates between people. */
export class PhotoReader {
  readonly #pool = new ProcessPool<ReadingTasks>(new URL('./reading-worker.ts', import.meta.url), {
    limits: { memoryMiB: 1536, cpuSeconds: 900 },
    waitingMost,
    waitingOfOneMost,
    taskMillisMost,
    warmUp: 'warmUp',
    busy: () => new ApiError('scanner_busy'),
  });

  #warm: Promise<unknown> | undefined;

  /** @throws when the models cannot be loaded */
  async warmUp(): Promise<void> {
    this.#warm ??= this.#pool.warm().catch((error: unknown) => {
      this.#warm = undefined;
      throw error;
    });
    await this.#warm;
  }

  /**
   * @param asked.confirmed the person has said that it shows one garment
   * @param asked.showFace a face stays as it is
   * @throws ApiError with one of the `image_…` codes, `not_a_garment`, `worn_outfit`, `scanner_busy` or
   * `scanner_stopped`
   */
  async read(
    options: RunOptions,
    bytes: Uint8Array,
    corrected: readonly CorrectedGarment[] = [],
    asked: { confirmed?: boolean | undefined; showFace?: boolean | undefined } = {},
  ): Promise<Photograph> {
    const read = await this.#run(options, 'read', [bytes, corrected, asked.confirmed, asked.showFace]);
    if (!('doubt' in read)) return read;
    if (read.doubt === 'outfit') throw new ApiError('worn_outfit');
    const { doubt } = read;
    throw new ApiError('not_a_garment', ({ notGarments }) => notGarments[doubt], { reason: doubt });
  }

  async propose(
    options: RunOptions,
    imageBase64: string,
    corrected: readonly CorrectedGarment[],
    whose = 0,
  ): Promise<Proposals> {
    return this.#run(options, 'propose', [bytesOfBase64(imageBase64), corrected, whose]);
  }

  async wear(
    options: RunOptions,
    imageBase64: string,
    corrected: readonly CorrectedGarment[],
    {
      pieces,
      whose = 0,
      showFace = false,
    }: { pieces: number[]; whose?: number | undefined; showFace?: boolean | undefined },
  ): Promise<Photograph[]> {
    const bytes = bytesOfBase64(imageBase64);
    return this.#run(options, 'wear', [bytes, corrected, pieces, whose, showFace]);
  }

  async takeLook(
    options: RunOptions,
    imageBase64: string,
    corrected: readonly CorrectedGarment[],
    whose = 0,
  ): Promise<SeenLook> {
    return this.#run(options, 'takeLook', [bytesOfBase64(imageBase64), corrected, whose]);
  }

  /** @throws ApiError with one of the `image_…` codes */
  async cutoutToKeep(options: RunOptions, imageBase64: string): Promise<Uint8Array> {
    return this.#run(options, 'cutoutToKeep', [bytesOfBase64(imageBase64)]);
  }

  embed(options: RunOptions, bytes: Uint8Array): Promise<Float32Array> {
    return this.#run(options, 'embed', [bytes]);
  }

  outline(options: RunOptions, full: Uint8Array, drawn: Uint8Array | null): Promise<KeptOutline> {
    return this.#run(options, 'outline', [full, drawn]);
  }

  /** @throws ApiError with one of the `mask_…` codes, or as `read` does */
  cut(options: RunOptions, full: Uint8Array, drawn: Uint8Array | null): Promise<Cut> {
    return this.#run(options, 'cut', [full, drawn]);
  }

  show(options: RunOptions, full: Uint8Array): Promise<Uint8Array> {
    return this.#run(options, 'show', [full]);
  }

  /** @throws ApiError with one of the `image_…` codes */
  async keep(options: RunOptions, picture: string | Uint8Array): Promise<EncodedPhoto> {
    const bytes = typeof picture === 'string' ? bytesOfBase64(picture) : picture;
    return this.#run(options, 'keep', [bytes]);
  }

  isGarmentAlone(options: RunOptions, cutout: Uint8Array): Promise<boolean> {
    return this.#run(options, 'isGarmentAlone', [cutout]);
  }

  async #run<N extends keyof ReadingTasks>(
    options: RunOptions,
    name: N,
    args: ArgumentsOf<ReadingTasks, N>,
  ): Promise<Read<N>> {
    let answer: AnswerOf<ReadingTasks, N>;
    try {
      answer = await this.#pool.run(name, args, options);
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') throw new ApiError('image_unreadable');
      if (error instanceof TaskProcessEnded) throw new ApiError('scanner_stopped');
      throw error;
    }
    if ('refused' in answer) throw new ApiError(answer.refused);
    return answer.read as Read<N>;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
