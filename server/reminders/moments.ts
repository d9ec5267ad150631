import type { ReminderSettings } from '#contract/reminders.ts';

type Clock = Pick<ReminderSettings, 'timeZone' | 'quietFrom' | 'quietUntil'>;

/** Within the silence, around midnight or not. */
export const isQuiet = (time: string, { quietFrom: from, quietUntil: until }: Clock): boolean =>
  from <= until ? time >= from && time < until : time >= from || time < until;

const zonedAt = (at: Date, { timeZone }: Clock) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);

export const clockAt = (at: Date, clock: Clock): string =>
  zonedAt(at, clock).toPlainTime().toString({ smallestUnit: 'minute' });

/** Later than now; a time that daylight saving skips comes an hour later. */
function nextAt(time: string, now: Date, clock: Clock): Date {
  const today = zonedAt(now, clock).toPlainDate();
  for (let days = 0; ; days++) {
    const zoned = today.add({ days }).toZonedDateTime({ timeZone: clock.timeZone, plainTime: time });
    if (zoned.epochMilliseconds > now.getTime()) return new Date(zoned.epochMilliseconds);
  }
}

/** The next turn: a time within the silence waits for its end. */
export const nextTurn = (time: string, now: Date, clock: Clock): Date =>
  nextAt(isQuiet(time, clock) ? clock.quietUntil : time, now, clock);

/** The moment after which a reminder disturbs or is late. */
export function lastMoment(now: Date, clock: Clock, usefulMillis: number): Date {
  const late = new Date(now.getTime() + usefulMillis);
  if (clock.quietFrom === clock.quietUntil) return late;
  const silence = nextAt(clock.quietFrom, now, clock);
  return silence < late ? silence : late;
}
