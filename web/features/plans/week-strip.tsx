import { plansCopy } from '#web/copy/plans.ts';
import { todayInMadrid } from '#web/format/dates.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { daysFrom, formatLongDay, formatShortDay } from './days.ts';
import { plansByDay, usePlans } from './plans-query.ts';

export function WeekStrip({ onOpen }: { onOpen: (day: string) => void }) {
  const today = todayInMadrid();
  const days = daysFrom(today, 7);
  const { data } = usePlans(days[0] ?? '', days[6] ?? '');
  const plans = plansByDay(data?.plans ?? []);
  if (plans.size === 0) return null;
  const copy = plansCopy.strip;
  return (
    <section aria-labelledby="esta-semana" className="mb-10">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-title-s" id="esta-semana">
          {copy.title}
        </h2>
        <button className="inline-link min-h-11" onClick={() => onOpen(today)} type="button">
          {copy.all}
        </button>
      </div>
      {/* `relative` keeps visually hidden text inside the scroller; it would widen the page otherwise. */}
      <ol className="no-scrollbar -mx-5 relative grid auto-cols-[6.5rem] grid-flow-col gap-3 overflow-x-auto px-5 sm:mx-0 sm:auto-cols-fr sm:px-0">
        {days.map((day) => {
          const planned = plans.get(day) ?? [];
          const [first] = planned;
          return (
            <li key={day}>
              <button
                className="group grid w-full content-start gap-1.5 text-left"
                onClick={() => onOpen(day)}
                type="button"
              >
                <span aria-hidden="true" className="tabular text-note">
                  {formatShortDay(day)}
                </span>
                <span className="sr-only">{formatLongDay(day)}: </span>
                {first ? (
                  <>
                    <FlatLayBoard
                      className="transition-opacity duration-200 group-hover:opacity-90"
                      pieces={first.outfit.items}
                    />
                    <span className="line-clamp-2 text-note leading-snug">
                      {first.outfit.name}
                      {planned.length > 1 && ` ${plansCopy.more(planned.length - 1)}`}
                    </span>
                  </>
                ) : (
                  <span className="grid aspect-4/5 place-content-center rounded-photo bg-paper-sunken/60 text-note text-ink-soft group-hover:bg-paper-sunken">
                    {copy.empty}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
