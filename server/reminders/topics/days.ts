import { zonedDay } from '#server/platform/madrid.ts';

/** Tomorrow in the calendar of the product, Madrid's. */
export const dayAfter = (now: Date): string =>
  Temporal.PlainDate.from(zonedDay(now)).add({ days: 1 }).toString();

export const isSunday = (now: Date): boolean => Temporal.PlainDate.from(zonedDay(now)).dayOfWeek === 7;
