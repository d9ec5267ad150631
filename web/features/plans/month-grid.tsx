import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import type { Plan } from '#contract/plans.ts';
import { classes } from '#web/components/classes.ts';
import { plansCopy } from '#web/copy/plans.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import {
  addDays,
  addMonths,
  dayOfMonth,
  formatLongDay,
  mondayOf,
  monthOf,
  weekdays,
  weeksOf,
} from './days.ts';

interface MonthGridProps {
  day: string;
  today: string;
  plans: ReadonlyMap<string, readonly Plan[]>;
  onDay: (day: string) => void;
}

/** Keyboard navigation of the calendar grid; null for keys without a meaning. */
function dayAfter(key: string, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), 6);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}

export function MonthGrid({ day: open, today, plans, onDay }: MonthGridProps) {
  const byKey = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfter(event.key, open);
    if (next === null) return;
    event.preventDefault();
    byKey.current = true;
    onDay(next);
  };
  return (
    <table
      aria-label={plansCopy.grid}
      className="w-full table-fixed border-separate border-spacing-1 sm:border-spacing-1.5"
    >
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th className="pb-1 font-normal text-note text-ink-soft" key={name} scope="col">
              <abbr className="no-underline" title={name}>
                {name.slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {weeksOf(monthOf(open)).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td className="p-0" key={day}>
                <button
                  aria-current={day === today ? 'date' : undefined}
                  aria-pressed={day === open}
                  className={classes(
                    'relative block aspect-4/5 w-full overflow-hidden rounded-photo bg-paper-sunken/60 text-left transition-colors duration-150 hover:bg-paper-sunken',
                    day === open && 'outline-2 outline-ink outline-offset-1',
                    monthOf(day) !== monthOf(open) && 'bg-transparent',
                  )}
                  onClick={() => onDay(day)}
                  ref={(button) => {
                    if (!button || day !== open || !byKey.current) return;
                    byKey.current = false;
                    button.focus();
                  }}
                  tabIndex={day === open ? 0 : -1}
                  type="button"
                >
                  <DayFace
                    day={day}
                    faded={monthOf(day) !== monthOf(open)}
                    plans={plans.get(day) ?? []}
                    today={today}
                  />
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayFaceProps {
  day: string;
  today: string;
  plans: readonly Plan[];
  faded: boolean;
}

function DayFace({ day, today, plans, faded }: DayFaceProps) {
  const [first] = plans;
  return (
    <>
      {first && (
        <FlatLayBoard className={classes('size-full!', faded && 'opacity-60')} pieces={first.outfit.items} />
      )}
      <span className="sr-only">
        {plansCopy.day(
          formatLongDay(day),
          plans.map(({ outfit }) => outfit.name),
        )}
      </span>
      <span
        aria-hidden="true"
        className={classes(
          'tabular absolute top-1 left-1 z-10 grid min-h-5 min-w-5 place-items-center rounded-full px-1 text-[0.75rem] leading-none sm:top-1.5 sm:left-1.5 sm:min-h-6 sm:min-w-6 sm:text-note',
          day === today
            ? 'bg-burgundy font-semibold text-on-burgundy'
            : first
              ? 'bg-[oklch(0.985_0.005_84/0.82)] text-[oklch(0.25_0.012_50)]'
              : 'text-ink-soft',
        )}
      >
        {dayOfMonth(day)}
      </span>
      {plans.length > 1 && (
        <span
          aria-hidden="true"
          className="tabular absolute right-1 bottom-1 z-10 rounded-full bg-[oklch(0.985_0.005_84/0.82)] px-1.5 text-[0.75rem] text-[oklch(0.25_0.012_50)]"
        >
          {plansCopy.more(plans.length - 1)}
        </span>
      )}
      {plans.length > 0 && plans.every(({ worn }) => worn) && (
        <span className="absolute top-1 right-1 z-10 grid size-5 place-items-center rounded-full bg-[oklch(0.435_0.062_152)] text-white">
          <Check size={13} />
        </span>
      )}
    </>
  );
}
