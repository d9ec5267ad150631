import { endOfDay, zonedDay } from '#server/platform/madrid.ts';

const termDays = 14;
/** The national holidays that fall on the same day every year. */
const holidays = new Set(['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']);

/**
 * Until when a person may withdraw: to the end of the fourteenth day after the day of the contract
 * (Real Decreto Legislativo 1/2007, art. 104), and on to the next working day where that one is a Saturday, a
 * Sunday or a holiday (Regulation 1182/71, art. 3.4). Days are those of Madrid.
 */
export function withdrawalUntil(paidAt: Date): Date {
  const day = zonedDay(paidAt);
  for (let days = termDays; ; days++) {
    const end = endOfDay(day, days);
    const weekday = new Date(`${zonedDay(end)}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !holidays.has(zonedDay(end).slice(5))) return end;
  }
}
