import { Link } from 'react-router';
import type { Plan } from '#contract/plans.ts';
import { today as copy } from '#web/copy/today.ts';
import { addDays, daysFrom, formatLongDay, formatShortDay } from '#web/features/plans/days.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { calendarDay } from '#web/paths.ts';
import type { Forecast } from './use-place.ts';

interface WeekAheadProps {
  today: string;
  plans: ReadonlyMap<string, readonly Plan[]>;
  forecast: Forecast | undefined;
}

export function WeekAhead({ today, plans, forecast }: WeekAheadProps) {
  const tomorrow = addDays(today, 1);
  return (
    <section aria-labelledby="semana" className="mt-10">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-title-s" id="semana">
          {copy.week.title}
        </h2>
        <Link className="inline-link flex min-h-11 items-center" to={calendarDay(tomorrow)}>
          {copy.week.plan}
        </Link>
      </div>
      {/* `relative` keeps visually hidden text inside the scroller; it would widen the page otherwise. */}
      <ol className="no-scrollbar -mx-5 relative grid auto-cols-[5.5rem] grid-flow-col gap-3 overflow-x-auto px-5 sm:mx-0 sm:auto-cols-fr sm:px-0">
        {daysFrom(tomorrow, 6).map((day) => {
          const [first] = plans.get(day) ?? [];
          const air = forecast?.find((known) => known.day === day);
          return (
            <li key={day}>
              <Link className="group grid content-start gap-1.5" to={calendarDay(day)}>
                <span className="sr-only">
                  {copy.week.day(formatLongDay(day), air && copy.weather.day(air.temperatureC, air.rain))}
                </span>
                <span aria-hidden="true" className="tabular flex justify-between text-note">
                  <span>{day === tomorrow ? copy.week.tomorrow : formatShortDay(day)}</span>
                  {air && <span className="text-ink-soft">{copy.weather.degrees(air.temperatureC)}</span>}
                </span>
                {first ? (
                  <>
                    <FlatLayBoard
                      className="transition-opacity duration-200 group-hover:opacity-90"
                      pieces={first.outfit.items}
                    />
                    <span className="sr-only">{first.outfit.name}</span>
                  </>
                ) : (
                  <span className="grid aspect-4/5 place-content-center rounded-photo bg-paper-sunken/60 text-note text-ink-soft group-hover:bg-paper-sunken">
                    {copy.week.free}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
