import { Umbrella } from 'lucide-react';
import { useId } from 'react';
import type { DayEvent } from '#contract/calendar.ts';
import { limits } from '#contract/limits.ts';
import { occasionNames } from '#contract/names.ts';
import { occasions } from '#contract/vocabulary.ts';
import { classes } from '#web/components/classes.ts';
import { Select } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { plansCopy } from '#web/copy/plans.ts';
import { dayInSentence } from '#web/format/words.ts';
import { DayEvents } from './day-events.tsx';
import { type DayDraft, temperatureIsValid } from './day-wishes.ts';
import { formatLongDay, formatShortDay } from './days.ts';

interface DayRowsProps {
  days: readonly DayDraft[];
  events?: readonly DayEvent[];
  onChange: (days: DayDraft[]) => void;
  skippable?: boolean;
}

const occasionOptions = occasions.map((value) => ({ value, label: occasionNames[value] }));

export function DayRows({ days, events = [], onChange, skippable = false }: DayRowsProps) {
  const copy = plansCopy.week;
  const id = useId();
  const { min, max } = limits.temperature;
  const change = (at: number, fields: Partial<DayDraft>) =>
    onChange(days.map((day, index) => (index === at ? { ...day, ...fields } : day)));
  return (
    <ul className="@container grid">
      {days.map((draft, index) => {
        const { day, wanted, occasion, temperature, rain } = draft;
        const name = dayInSentence(formatLongDay(day));
        const errorId = `${id}-${day}`;
        const valid = temperatureIsValid(temperature);
        return (
          <li
            className="grid grid-cols-[5.5rem_minmax(0,1fr)_5rem_2.75rem] items-center gap-x-2 border-line border-b py-2 @xl:grid-cols-[8rem_minmax(0,1fr)_7rem_2.75rem] @xl:gap-x-4"
            key={day}
          >
            {skippable ? (
              <label className="flex min-h-11 items-center gap-2">
                <input
                  aria-label={copy.skip(name)}
                  checked={wanted}
                  className="size-5 accent-burgundy"
                  onChange={(event) => change(index, { wanted: event.target.checked })}
                  type="checkbox"
                />
                <span className="tabular whitespace-nowrap">{formatShortDay(day)}</span>
              </label>
            ) : (
              <span className="tabular whitespace-nowrap">{formatShortDay(day)}</span>
            )}
            <Select
              disabled={!wanted}
              label={copy.occasion(name)}
              onValueChange={(next) => change(index, { occasion: next })}
              options={occasionOptions}
              value={occasion}
            />
            <span className="relative">
              <TextInput
                aria-describedby={valid ? undefined : errorId}
                aria-invalid={!valid}
                aria-label={copy.temperature(name)}
                className="pr-9!"
                disabled={!wanted}
                inputMode="text"
                onChange={(event) => change(index, { temperature: event.target.value })}
                value={temperature}
              />
              <span
                aria-hidden="true"
                className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-note text-ink-soft"
              >
                {copy.degrees}
              </span>
            </span>
            <label
              className={classes(
                'grid size-11 cursor-pointer place-items-center rounded-full transition-colors has-focus-visible:outline-2 has-focus-visible:outline-burgundy-text has-focus-visible:outline-offset-2',
                rain ? 'bg-ink text-paper' : 'text-ink-soft hover:bg-paper-sunken',
                !wanted && 'opacity-55',
              )}
              title={copy.rain(name)}
            >
              <input
                aria-label={copy.rain(name)}
                checked={rain}
                className="sr-only"
                disabled={!wanted}
                onChange={(event) => change(index, { rain: event.target.checked })}
                type="checkbox"
              />
              <Umbrella size={20} />
            </label>
            <div className="col-span-full pt-1.5 empty:hidden">
              <DayEvents events={events.filter((event) => event.day === day)} />
            </div>
            {!valid && (
              <p className="col-span-full pt-1 text-burgundy-text text-note" id={errorId} role="alert">
                {copy.badTemperature(min, max)}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
