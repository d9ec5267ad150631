import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError } from 'ai';

const usualWaitMillis = 500;
const longestWaitMillis = 8000;

/** Retries once when the provider's error is retryable, after its `retry-after`. */
export async function askWithRetry<T>(ask: () => PromiseLike<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const wait = retryDelay(error);
    if (wait === null || signal?.aborted) throw error;
    await sleep(wait, undefined, { ...(signal && { signal }) });
    return ask();
  }
}

/** Milliseconds before the retry; null for none. */
export function retryDelay(error: unknown, now = Date.now()): number | null {
  if (!APICallError.isInstance(error) || !error.isRetryable) return null;
  const asked = error.responseHeaders?.['retry-after'];
  if (asked === undefined) return usualWaitMillis;
  const millis = /^\d+(\.\d+)?$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now;
  if (Number.isNaN(millis)) return usualWaitMillis;
  return millis > longestWaitMillis ? null : Math.max(0, millis);
}
