import { zonedDay } from '#server/platform/madrid.ts';
import type { SourceRow } from './queries.ts';

/** Without its address, which is often a secret. */
export const presentSource = (
  { url, events, checkedAt, failed }: Pick<SourceRow, 'url' | 'events' | 'checkedAt' | 'failed'>,
  now: Date,
) => ({
  host: new URL(url).host,
  checkedAt: checkedAt.toISOString(),
  events: events.filter(({ day }) => day >= zonedDay(now)).length,
  failed,
});
