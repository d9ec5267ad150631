import { limits } from '#contract/limits.ts';
import { ApiError } from '#server/platform/errors.ts';
import { endOfDay, zonedDay } from '#server/platform/madrid.ts';

const halfDayMillis = 12 * 60 * 60 * 1000;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** @throws ApiError `validation` when the day is too far away */
export function requireNearDay(day: string, now: Date): void {
  const away = Math.abs(daysBetween(zonedDay(now), day));
  if (away <= limits.plan.daysAway) return;
  throw ApiError.inField('validation', 'day', ({ refusals }) => refusals.outfits.farDay);
}

/** @throws ApiError `validation` */
export function requireSpan(from: string, to: string): void {
  const days = daysBetween(from, to);
  if (days >= 0 && days <= limits.plan.spanDaysMax) return;
  throw ApiError.inField('validation', 'to', ({ refusals: { outfits } }) =>
    days < 0 ? outfits.endsBefore : outfits.daysMost(limits.plan.spanDaysMax),
  );
}

/** Returns now for today and noon for an earlier day. @throws ApiError `plan_in_future` */
export function wornMomentOf(day: string, now: Date): Date {
  const today = zonedDay(now);
  if (day > today) throw new ApiError('plan_in_future');
  return day === today ? now : new Date(endOfDay(day).getTime() - halfDayMillis);
}
