import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError } from 'ai';

const usualWaitMillis = 500;
/** Nobody waits longer than this for a second try: an answer that comes too late is none. */
const longestWaitMillis = 8000;

/**
 * Asks a provider once more where it says that this may help, and not before the moment it names.
 * @throws what the provider has answered, where it cannot help or would take too long
 */
export async function askTwice<T>(ask: () => PromiseLike<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const wait = waitBefore(error);
    if (wait === null || signal?.aborted) throw error;
    await sleep(wait, undefined, { ...(signal && { signal }) });
    return ask();
  }
}

/** Milliseconds to wait before asking again; null where that is of no use. */
export function waitBefore(error: unknown, now = Date.now()): number | null {
  if (!APICallError.isInstance(error) || !error.isRetryable) return null;
  const asked = error.responseHeaders?.['retry-after'];
  if (asked === undefined) return usualWaitMillis;
  const millis = /^\d+(\.\d+)?$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now;
  if (Number.isNaN(millis)) return usualWaitMillis;
  return millis > longestWaitMillis ? null : Math.max(0, millis);
}
