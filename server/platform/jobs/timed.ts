import { jobs } from '#server/platform/metrics/metrics.ts';

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
