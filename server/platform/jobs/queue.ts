import type { FastifyBaseLogger } from 'fastify';
import type { BackendProfile, PgBoss } from 'pg-boss';
import type { Database } from '#server/platform/db/client.ts';
import { type Job, timed } from './job.ts';

const lookEverySeconds = 30;
/** After this silence another server takes the job. */
const silentSeconds = 60;
const longestSeconds = 6 * 60 * 60;
const patienceMillis = 20_000;

interface Options {
  db: Database;
  backend: BackendProfile;
  jobs: readonly Job[];
  log: FastifyBaseLogger;
}

/** A queue holds at most one job, waiting or running, so runs never overlap. */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #options: Options;
  readonly #stopping = new AbortController();

  static async open(options: Options): Promise<JobQueue> {
    // Slow to load.
    const { PgBoss } = await import('pg-boss');
    const { db, backend, log } = options;
    const boss = new PgBoss({
      backend,
      // Jobs take no connections of their own.
      db: { executeSql: (text, values) => db.$client.query(text, values as unknown[]) },
      cronWorkerIntervalSeconds: lookEverySeconds,
      cronMonitorIntervalSeconds: lookEverySeconds,
    });
    boss.on('error', (err) => log.warn({ err }, 'the queue of jobs does not answer'));
    await boss.start();
    const queue = new JobQueue(boss, options);
    await queue.#begin();
    return queue;
  }

  private constructor(boss: PgBoss, options: Options) {
    this.#boss = boss;
    this.#options = options;
  }

  async #begin(): Promise<void> {
    const { jobs, log } = this.#options;
    for (const { name, cron, atStart, run } of jobs) {
      await this.#boss.createQueue(name, {
        policy: 'exclusive',
        retryLimit: 2,
        retryDelay: 60,
        heartbeatSeconds: silentSeconds,
        expireInSeconds: longestSeconds,
        deleteAfterSeconds: 7 * 24 * 60 * 60,
      });
      await this.#boss.schedule(name, cron, null, { tz: 'Europe/Madrid' });
      const worker = await this.#boss.work(name, { pollingIntervalSeconds: lookEverySeconds }, async () => {
        try {
          await timed(name, () => run(this.#stopping.signal));
        } catch (err) {
          if (this.#stopping.signal.aborted) return;
          log.error({ err }, `${name} failed`);
          // The queue would store the error with all its fields.
          throw new Error(`${name} failed`);
        }
      });
      if (atStart) {
        await this.ask(name);
        this.#boss.notifyWorker(worker);
      }
    }
  }

  /** Once, however many servers ask within a minute. */
  async ask(name: string): Promise<void> {
    await this.#boss.send(name, null, { singletonSeconds: 60 });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#boss.stop({ graceful: true, timeout: patienceMillis, close: false });
  }
}
