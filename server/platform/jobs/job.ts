import { jobs } from '#server/platform/metrics/metrics.ts';

export interface Job {
  name: string;
  /** In Madrid's time zone. */
  cron: string;
  atStart?: true;
  /** @param stopping the rest is left to the next run */
  run(stopping: AbortSignal): Promise<unknown>;
}

export interface Claim {
  name: string;
  /** @param stopping nothing more is begun */
  run(stopping: AbortSignal): Promise<unknown>;
}

export async function timed<T>(job: string, run: () => Promise<T>): Promise<T> {
  const end = jobs.startTimer({ job });
  try {
    const result = await run();
    end({ outcome: 'done' });
    return result;
  } catch (error) {
    end({ outcome: 'failed' });
    throw error;
  }
}
