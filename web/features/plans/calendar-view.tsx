import { CalendarRange, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Outfit } from '#contract/outfits.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { FailedState } from '#web/components/feedback/query-states.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { plansCopy } from '#web/copy/plans.ts';
import { todayInMadrid } from '#web/format/dates.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';
import { hasFailed } from '#web/query.ts';
import { DayPanel } from './day-panel.tsx';
import { addMonths, formatMonth, monthOf, weeksOf } from './days.ts';
import { MonthGrid } from './month-grid.tsx';
import { plansByDay, usePlans } from './plans-query.ts';
import { usePlanChanges } from './use-plan-changes.ts';

const WeekPlanner = onDemand(() => import('./week-planner.tsx'), 'WeekPlanner');

interface CalendarViewProps {
  items: readonly WardrobeItem[];
  outfits: readonly Outfit[];
  first?: string;
  allowance: WardrobeResponse['wardrobe']['stats']['allowance'];
}

export function CalendarView({ items, outfits, first, allowance }: CalendarViewProps) {
  const [day, setDay] = useState(() => first ?? todayInMadrid());
  const [planning, setPlanning] = useState(false);
  const weeks = weeksOf(monthOf(day));
  const query = usePlans(weeks[0]?.[0] ?? day, weeks.at(-1)?.[6] ?? day);
  const { data } = query;
  const changes = usePlanChanges();
  const today = data?.today ?? todayInMadrid();
  const plans = plansByDay(data?.plans ?? []);
  const failed = hasFailed(query);
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className={classes('min-w-0', failed && 'xl:col-span-2')}>
        <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-1 items-center justify-between gap-1">
            <h2 aria-live="polite" className="whitespace-nowrap text-title-s 2xl:text-title-m">
              {formatMonth(day)}
            </h2>
            <div className="-mr-2 flex shrink-0 items-center">
              <IconButton label={plansCopy.previous} onClick={() => setDay(addMonths(day, -1))}>
                <ChevronLeft size={22} />
              </IconButton>
              <Button className="px-2!" onClick={() => setDay(today)} size="s" variant="ghost">
                {plansCopy.today}
              </Button>
              <IconButton label={plansCopy.next} onClick={() => setDay(addMonths(day, 1))}>
                <ChevronRight size={22} />
              </IconButton>
            </div>
          </div>
          <OnlineOnly>
            <Button
              className="max-sm:w-full"
              icon={<CalendarRange size={18} />}
              onClick={() => setPlanning(true)}
              size="s"
            >
              {plansCopy.week.open}
            </Button>
          </OnlineOnly>
        </div>
        {failed ? (
          <FailedState copy={plansCopy.failed} query={query} />
        ) : (
          <MonthGrid day={day} onDay={setDay} plans={plans} today={today} />
        )}
      </div>
      {!failed && (
        <div className="xl:sticky xl:top-6 low:static! xl:self-start">
          <DayPanel
            changes={changes}
            day={day}
            events={data?.events ?? []}
            // Remounts per day, so that its dialogs close.
            key={day}
            outfits={outfits}
            plans={data ? (plans.get(day) ?? []) : null}
            today={today}
          />
        </div>
      )}
      {planning && (
        <WeekPlanner
          allowance={allowance}
          items={items}
          onClose={() => setPlanning(false)}
          onTake={(taken) => changes.add.mutateAsync(taken)}
          today={today}
        />
      )}
    </div>
  );
}
