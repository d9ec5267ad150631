import type { DayEvent } from '#contract/calendar.ts';
import type { Config } from '#server/config.ts';
import { ApiError } from '#server/platform/errors.ts';
import { requestPublic } from '#server/platform/http/public-request.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { ThreadPool } from '#server/platform/threads/thread-pool.ts';
import type { calendarTasks } from './worker.ts';

const bytesMax = 1024 * 1024;
const timeoutMs = 5_000;
const redirectsMost = 3;
const daysBehind = 31;
const daysAhead = 62;

/** Reads calendars in a thread, which ends with a reading that takes too long. */
export class CalendarReader {
  readonly #threads = new ThreadPool<typeof calendarTasks>(new URL('./worker.ts', import.meta.url), {
    threads: 1,
    waitingMost: 16,
    busy: () => new ApiError('rate_limited'),
  });

  /** @throws when the address is not public, does not answer, or has no calendar */
  async read(
    address: string,
    { loopbackOrigins }: Pick<Config, 'loopbackOrigins'>,
    now: Date,
  ): Promise<DayEvent[]> {
    const text = await download(address, loopbackOrigins);
    const today = Temporal.PlainDate.from(zonedDay(now));
    const span = {
      from: today.subtract({ days: daysBehind }).toString(),
      to: today.add({ days: daysAhead }).toString(),
    };
    return this.#threads.run('readIcs', [text, span], { signal: AbortSignal.timeout(timeoutMs) });
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}

/** Every address of a redirect must be public, too. */
async function download(address: string, exempt: readonly string[]): Promise<string> {
  let url = address.replace(/^webcal:/, 'https:');
  for (let redirects = 0; redirects <= redirectsMost; redirects++) {
    const { status, headers, body } = await requestPublic(url, {
      headers: { accept: 'text/calendar' },
      timeoutMs,
      bytesMax,
      exempt,
    });
    if (status === 200) return body.toString('utf8');
    if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined)
      throw new Error(`the calendar answered ${status}`);
    url = new URL(headers.location, url).href;
  }
  throw new Error('the calendar redirects too often');
}
