import { terms } from '#contract/terms.ts';
import { endOfDay, zonedDay } from '#server/platform/madrid.ts';

/** National, with a fixed date. */
const holidays = new Set(['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']);

/**
 * Fourteenth day (Real Decreto Legislativo 1/2007, art. 104), or the next working day after a Saturday,
 * Sunday or holiday (Regulation 1182/71, art. 3.4), in Madrid.
 */
export function withdrawalUntil(paidAt: Date): Date {
  const day = zonedDay(paidAt);
  for (let days: number = terms.withdrawalDays; ; days++) {
    const end = endOfDay(day, days);
    const weekday = new Date(`${zonedDay(end)}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !holidays.has(zonedDay(end).slice(5))) return end;
  }
}
