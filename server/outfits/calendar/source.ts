import type { DayEvent } from '#contract/calendar.ts';
import type { Config } from '#server/config.ts';
import { ApiError } from '#server/platform/errors.ts';
import { downloadPublic } from '#server/platform/http/public-download.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { ThreadPool } from '#server/platform/threads/pools.ts';
import type { Services } from '#server/services.ts';
import { claimSources, updateSource } from './queries.ts';
import type { calendarTasks } from './worker.ts';

const bytesMax = 1024 * 1024;
const timeoutMs = 5_000;
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

async function download(address: string, exempt: readonly string[]): Promise<string> {
  const url = address.replace(/^webcal:/, 'https:');
  const { body } = await downloadPublic(url, { accept: 'text/calendar', timeoutMs, bytesMax, exempt });
  return body.toString('utf8');
}

/** Events of an earlier reading stay when one fails. */
export async function rereadCalendars(
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  reader: CalendarReader,
): Promise<void> {
  for (const source of await claimSources(db, now())) {
    const events = await reader.read(source.url, config, now()).catch(() => null);
    const change = events === null ? { failed: true } : { events, failed: false };
    await updateSource(db, source, { ...change, checkedAt: now() });
  }
}
