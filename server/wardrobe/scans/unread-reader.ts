import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { standingOf } from '#server/trust/level.ts';
import { orDiscard } from '#server/wardrobe/photos/keep.ts';
import { removePhotoFiles } from '#server/wardrobe/photos/removal.ts';
import type { PhotoReader } from './photo-reader.ts';
import { readScan } from './read-scan.ts';
import { holdScan } from './unfiled.ts';
import { type Claimed, claimUnread, postponeUnread, refuseUnread } from './unread.ts';

/** Fewer than processes of the scanner, which reads single photographs meanwhile. */
const atOnce = 2;
const attemptsMax = 3;
const busyMillis = 3_000;
const pollMillis = 5_000;

export class UnreadReader {
  readonly #services: Services;
  readonly #photoReader: PhotoReader;
  readonly #log: FastifyBaseLogger;
  readonly #running = new Set<Promise<void>>();
  #poll: NodeJS.Timeout | undefined;
  #lastOwnerId = '';
  readonly #stopping = new AbortController();

  constructor(services: Services, photoReader: PhotoReader, log: FastifyBaseLogger) {
    this.#services = services;
    this.#photoReader = photoReader;
    this.#log = log;
  }

  start(): void {
    this.wake();
    this.#poll = setInterval(() => this.wake(), pollMillis);
    this.#poll.unref();
  }

  wake(): void {
    while (!this.#stopping.signal.aborted && this.#running.size < atOnce) {
      const work = this.#readAll()
        .catch((err: unknown) => this.#log.error({ err }, 'photographs sent for review are not read'))
        .finally(() => this.#running.delete(work));
      this.#running.add(work);
    }
  }

  /** Leaves unfinished readings to the next server. */
  async close(): Promise<void> {
    clearInterval(this.#poll);
    this.#stopping.abort();
    await Promise.all(this.#running);
  }

  async #readAll(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const { db, now } = this.#services;
      const row = await claimUnread(db, now(), this.#lastOwnerId);
      if (row === null) return;
      this.#lastOwnerId = row.ownerId;
      await this.#read(row).catch((err: unknown) => this.#settle(row, err));
    }
  }

  async #read({ ownerId, id, photograph, network, confirmed, showFace }: Claimed): Promise<void> {
    const { db, photoStore, now, config } = this.#services;
    const { level, payerId } = await standingOf(db, ownerId, now(), config.payments.mode);
    const scan = await readScan(this.#services, this.#photoReader, {
      ownerId,
      spender: { level, ownerId: payerId, network },
      photograph,
      asked: { confirmed, showFace },
      options: {
        caller: { id: ownerId, member: level !== 'demonstration' },
        signal: this.#stopping.signal,
      },
    });
    const kept = await orDiscard(photoStore, scan.photo, holdScan(this.#services, ownerId, id, scan, 'sent'));
    if (!kept) await removePhotoFiles(this.#services, scan.photo.storageKey ?? null);
  }

  async #settle(row: Claimed, err: unknown): Promise<void> {
    const { db, now } = this.#services;
    if (this.#stopping.signal.aborted) return postponeUnread(db, row, now());
    const refusal = err instanceof ApiError ? err : new ApiError('scanner_stopped');
    if (refusal.code === 'scanner_busy')
      return postponeUnread(db, row, new Date(now().getTime() + busyMillis));
    const mayBeMended = refusal.code === 'scanner_stopped';
    if (mayBeMended) this.#log.warn({ err }, 'a photograph sent for review could not be read');
    if (!mayBeMended || row.attempts >= attemptsMax) await refuseUnread(db, row, refusal);
  }
}
