import type { FastifyBaseLogger } from 'fastify';
import { type Claim, timed } from './job.ts';

const pollMillis = 5_000;

/**
 * One server claims each row.
 * @returns stops polling; resolves once current runs have ended
 */
export function followClaims(claims: readonly Claim[], log: FastifyBaseLogger): () => Promise<void> {
  const stopping = new AbortController();
  const stops = claims.map(poll);
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };

  /** Runs of one claim never overlap. */
  function poll({ name, run }: Claim): () => Promise<unknown> {
    let running: Promise<unknown> = Promise.resolve();
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      running = timed(name, () => run(stopping.signal))
        .catch((err: unknown) => log.error({ err }, `${name} failed`))
        .finally(() => {
          busy = false;
        });
    }, pollMillis);
    timer.unref();
    return () => {
      clearInterval(timer);
      return running;
    };
  }
}
