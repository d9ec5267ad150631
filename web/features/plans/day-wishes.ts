import type { DayEvent } from '#contract/calendar.ts';
import type { DayWish } from '#contract/looks.ts';
import type { Occasion } from '#contract/vocabulary.ts';
import { parseTemperature } from '#web/format/temperature.ts';
import { daysFrom, seasonOfDay } from './days.ts';
import { eventOccasion } from './event-occasion.ts';

/** The temperature is kept as typed. */
export interface DayDraft {
  day: string;
  wanted: boolean;
  occasion: Occasion;
  temperature: string;
  rain: boolean;
}

export const defaultOccasion = (day: string): Occasion =>
  [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) ? 'casual' : 'work';

interface Known {
  /** Kept as they were filled in. */
  before?: readonly DayDraft[];
  events?: readonly DayEvent[];
}

export const draftDays = (
  first: string,
  count: number,
  { before = [], events = [] }: Known = {},
): DayDraft[] =>
  daysFrom(first, count).map(
    (day) =>
      before.find((known) => known.day === day) ?? {
        day,
        wanted: true,
        occasion: eventOccasion(events, day) ?? defaultOccasion(day),
        temperature: '',
        rain: false,
      },
  );

export const temperatureIsValid = (typed: string): boolean => !Number.isNaN(parseTemperature(typed));

export const toDayWish = ({ day, occasion, temperature, rain }: DayDraft): DayWish => ({
  occasion,
  season: seasonOfDay(day),
  temperatureC: parseTemperature(temperature),
  rain,
});

/**
 * Spreads temperatures between the coldest and the warmest day of a trip; both extremes come first, so that
 * a short trip covers them too.
 */
export function spreadTemperatures(
  minC: number | null,
  maxC: number | null,
  count: number,
): (number | null)[] {
  const [low, high] = [minC ?? maxC, maxC ?? minC];
  if (low === null || high === null || Number.isNaN(low + high)) return Array<null>(count).fill(null);
  const steps = [0, 1, 0.5];
  return Array.from({ length: count }, (_, index) =>
    Math.round(low + (high - low) * (steps[index % steps.length] ?? 0)),
  );
}

/** Days beyond the forecast stay unchanged. */
export const withForecast = (
  days: readonly DayDraft[],
  forecast: readonly { day: string; temperatureC: number; rain: boolean }[],
): DayDraft[] =>
  days.map((draft) => {
    const known = forecast.find(({ day }) => day === draft.day);
    return known ? { ...draft, temperature: String(known.temperatureC), rain: known.rain } : draft;
  });
