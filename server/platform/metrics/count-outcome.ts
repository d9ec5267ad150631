import type { Counter } from 'prom-client';
import { ApiError, CallerGone } from '#server/platform/errors.ts';

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
    counter.inc({ outcome: outcomeOf(error) });
    throw error;
  }
}

function outcomeOf(error: unknown): string {
  if (error instanceof CallerGone) return 'abandoned';
  return error instanceof ApiError ? error.code : 'internal';
}
