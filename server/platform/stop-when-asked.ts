import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Readiness } from './health/readiness.ts';

/** Most supervisors kill after 30 seconds. */
const patienceMillis = 25_000;

interface Stop {
  readiness: Readiness;
  /** For load balancers to notice the unready state. */
  delayMillis: number;
  log: FastifyBaseLogger;
  stop(): Promise<void>;
}

/**
 * A second signal or endless work exits at once: confirmed work is in the database.
 * @returns fires when stopping begins
 */
export function stopOnSignal({ readiness, delayMillis, log, stop }: Stop): AbortSignal {
  const asked = new AbortController();
  const run = async () => {
    readiness.drain();
    asked.abort();
    await sleep(delayMillis);
    setTimeout(() => {
      log.error(
        { open: process.getActiveResourcesInfo() },
        'something under way did not end in time and was cut short',
      );
      process.exit(1);
    }, patienceMillis).unref();
    await stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (asked.signal.aborted) {
        if (signal === 'SIGINT') process.exit(130);
        return;
      }
      run().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'the stop failed');
          process.exit(1);
        },
      );
    });
  }
  return asked.signal;
}
