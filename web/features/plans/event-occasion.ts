import type { DayEvent } from '#contract/calendar.ts';
import type { Occasion } from '#contract/vocabulary.ts';

/** The event of the day, if its words say what to dress for. */
export const eventOccasion = (events: readonly DayEvent[], day: string): Occasion | undefined =>
  events.find((event) => event.day === day && event.occasion !== null)?.occasion ?? undefined;

export const tellingFirst = (events: readonly DayEvent[]): DayEvent[] =>
  events.toSorted((a, b) => Number(b.occasion !== null) - Number(a.occasion !== null));
