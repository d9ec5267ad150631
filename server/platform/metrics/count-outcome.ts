import type { Counter } from 'prom-client';
import { ApiError } from '#server/platform/errors.ts';

/** Counts how a piece of work ended, and passes it on. */
export async function countOutcome<T>(
  counter: Counter<'outcome'>,
  success: string,
  work: Promise<T>,
): Promise<T> {
  try {
    const result = await work;
    counter.inc({ outcome: success });
    return result;
  } catch (error) {
    counter.inc({ outcome: error instanceof ApiError ? error.code : 'internal' });
    throw error;
  }
}
