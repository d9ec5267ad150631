import type { Services } from '#server/services.ts';
import { claimSources, updateSource } from './queries.ts';
import type { CalendarReader } from './source.ts';

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
