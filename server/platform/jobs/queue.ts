import type { FastifyBaseLogger } from 'fastify';
import type { BackendProfile, PgBoss } from 'pg-boss';
import type { Database } from '#server/platform/db/client.ts';
import type { Job } from './job.ts';
import { timed } from './timed.ts';

/** Nothing here is so urgent that an idle server should ask more often. */
const lookEverySeconds = 30;
/** A server that died says nothing for so long before another takes its job over. */
const silentSeconds = 60;
const longestSeconds = 6 * 60 * 60;
const patienceMillis = 20_000;

interface Options {
  db: Database;
  backend: BackendProfile;
  jobs: readonly Job[];
  log: FastifyBaseLogger;
}

/**
 * Jobs on queues in the database that all servers share. Each queue holds one job at most, waiting or under way:
 * however many servers schedule it, one does it, and it is not begun again before it has ended.
 */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #options: Options;
  readonly #stopping = new AbortController();

  static async open(options: Options): Promise<JobQueue> {
    // It takes a while to load, and nobody waits for a job.
    const { PgBoss } = await import('pg-boss');
    const { db, backend, log } = options;
    const boss = new PgBoss({
      backend,
      // On the server's own pool, so that jobs never hold more connections than people do.
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
          // The queue keeps what it is given, with every field, for days.
          throw new Error(`${name} failed`);
        }
      });
      if (atStart) {
        await this.ask(name);
        this.#boss.notifyWorker(worker);
      }
    }
  }

  /** Has a job done soon: once, however many servers ask for it within the same minute. */
  async ask(name: string): Promise<void> {
    await this.#boss.send(name, null, { singletonSeconds: 60 });
  }

  /** Lets what is under way end, and takes nothing new. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#boss.stop({ graceful: true, timeout: patienceMillis, close: false });
  }
}
