import { limits } from '#contract/limits.ts';
import { ApiError } from '#server/platform/errors.ts';
import { endOfDay, zonedDay } from '#server/platform/madrid.ts';

const halfDayMillis = 12 * 60 * 60 * 1000;

/** Days from one calendar day to another; both are plain days, so no clock is involved. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Makes sure that a day lies near enough to be planned. @throws ApiError `validation` */
export function requireNearDay(day: string, now: Date): void {
  const away = Math.abs(daysBetween(zonedDay(now), day));
  if (away <= limits.plan.daysAway) return;
  const message = 'Elige un día de este año o del que viene: hasta 366 días antes o después de hoy.';
  throw new ApiError('validation', message, { day: message });
}

/** Makes sure that a stretch of days is one that a calendar shows at once. @throws ApiError `validation` */
export function requireSpan(from: string, to: string): void {
  const days = daysBetween(from, to);
  if (days >= 0 && days <= limits.plan.spanDaysMax) return;
  const message =
    days < 0
      ? 'El último día es anterior al primero.'
      : `Como mucho ${limits.plan.spanDaysMax} días de una vez.`;
  throw new ApiError('validation', message, { to: message });
}

/** When something was worn on a day: now, if that is today, else at its noon. @throws ApiError `plan_in_future` */
export function wornMomentOf(day: string, now: Date): Date {
  const today = zonedDay(now);
  if (day > today) throw new ApiError('plan_in_future');
  return day === today ? now : new Date(endOfDay(day).getTime() - halfDayMillis);
}
