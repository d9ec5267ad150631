import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Readiness } from './health/readiness.ts';

/** Whoever asked for the stop kills what has not gone by itself: in 30 seconds, most of them. */
const patienceMillis = 25_000;

interface Stop {
  readiness: Readiness;
  /** For how long others need to notice that nobody should be sent here any more. */
  delayMillis: number;
  log: FastifyBaseLogger;
  /** Finishes what is under way and lets everything go. */
  stop(): Promise<void>;
}

/**
 * On SIGTERM and SIGINT: says that it is not ready, waits until that is known, finishes and goes. A second signal, or
 * work that does not end, ends it at once: what was confirmed is in the database.
 * @returns a signal that fires as the stop begins
 */
export function stopWhenAsked({ readiness, delayMillis, log, stop }: Stop): AbortSignal {
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
