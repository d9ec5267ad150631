import { CalendarClock } from 'lucide-react';
import type { DayEvent } from '#contract/calendar.ts';
import { today } from '#web/copy/today.ts';

const shownMost = 4;

/** Read from the person's own calendar. */
export function DayEvents({ events }: { events: readonly DayEvent[] }) {
  if (events.length === 0) return null;
  return (
    <ul aria-label={today.events} className="grid gap-1 text-[0.9375rem]">
      {events.slice(0, shownMost).map(({ time, title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events of a calendar may be alike
        <li className="flex min-w-0 items-start gap-2" key={index}>
          <CalendarClock className="mt-0.5 shrink-0 text-burgundy-text" size={18} />
          <span className="min-w-0 wrap-anywhere">
            {time && <span className="tabular text-ink-soft">{time} </span>}
            {title}
          </span>
        </li>
      ))}
    </ul>
  );
}
