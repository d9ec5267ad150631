import { useMutation } from '@tanstack/react-query';
import { Luggage } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { limits } from '#contract/limits.ts';
import { trustLimits } from '#contract/trust.ts';
import { api, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { homesCopy } from '#web/copy/homes.ts';
import { outfitViewsCopy } from '#web/copy/outfit-views.ts';
import { plansCopy } from '#web/copy/plans.ts';
import { todayInMadrid } from '#web/format/dates.ts';
import { parseTemperature } from '#web/format/temperature.ts';
import { type Houses, useHouses } from '#web/garments/homes/use-houses.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { DayRows } from '../day-rows.tsx';
import {
  type DayDraft,
  draftDays,
  spreadTemperatures,
  temperatureIsValid,
  toDayWish,
} from '../day-wishes.ts';
import { addDays } from '../days.ts';
import { PackedSuitcase } from './packed-suitcase.tsx';

interface SuitcaseViewProps {
  items: readonly WardrobeItem[];
  allowance: WardrobeResponse['wardrobe']['stats']['allowance'];
}

const lengths = Array.from({ length: limits.packing.daysMax }, (_, index) => String(index + 1));

/** "Maleta": the smallest set of garments for a trip, day by day. */
export function SuitcaseView({ items, allowance }: SuitcaseViewProps) {
  const copy = outfitViewsCopy.suitcase;
  const [days, setDays] = useState<DayDraft[]>(() => draftTrip(addDays(todayInMadrid(), 1), 4, []));
  const [range, setRange] = useState({ min: '', max: '' });
  const houses = useHouses();
  const [destination, setDestination] = useState<Destination>(elsewhere);
  const packing = useMutation({
    mutationFn: async (asked: DayDraft[]) => {
      const to = homeAt(destination);
      const body = { days: asked.map(toDayWish), ...(to !== undefined && { to }) };
      return { asked, to, ...(await api('POST /api/wardrobe/packing', { body })) };
    },
    onSuccess: () => void wardrobeCache.refresh(),
  });
  const first = days[0]?.day ?? todayInMadrid();
  const valid = days.every(({ temperature }) => temperatureIsValid(temperature));

  function spread(next: typeof range) {
    setRange(next);
    if (!temperatureIsValid(next.min) || !temperatureIsValid(next.max)) return;
    const degrees = spreadTemperatures(parseTemperature(next.min), parseTemperature(next.max), days.length);
    setDays(days.map((day, index) => ({ ...day, temperature: String(degrees[index] ?? '') })));
  }
  function travel(start: string, count: number) {
    const next = draftTrip(start, count, days);
    const degrees = spreadTemperatures(parseTemperature(range.min), parseTemperature(range.max), count);
    setDays(
      next.map((day, at) =>
        day.temperature === '' ? { ...day, temperature: String(degrees[at] ?? '') } : day,
      ),
    );
  }

  const { generationsPerDay, generationsToday } = allowance;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <form
        className="grid content-start gap-5 print:hidden"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (valid) packing.mutate(days);
        }}
      >
        <div className="grid gap-1.5">
          <h2 className="text-title-m">{copy.title}</h2>
          <p className="text-ink-soft">{copy.lead}</p>
        </div>
        <DestinationChoice houses={houses} onChange={setDestination} value={destination} />
        <div className="grid grid-cols-2 gap-4">
          <Field label={copy.start}>
            <TextInput
              onChange={(event) => event.target.value && travel(event.target.value, days.length)}
              type="date"
              value={first}
            />
          </Field>
          <Field label={copy.length}>
            <Select
              onValueChange={(count) => travel(first, Number(count))}
              options={lengths.map((value) => ({ value, label: copy.days(Number(value)) }))}
              value={String(days.length)}
            />
          </Field>
          <Degrees label={copy.coldest} onChange={(min) => spread({ ...range, min })} value={range.min} />
          <Degrees label={copy.warmest} onChange={(max) => spread({ ...range, max })} value={range.max} />
        </div>
        <p className="-mt-2 text-note text-ink-soft">{copy.hint}</p>
        <section>
          <h3 className="mb-1 font-medium font-sans text-[0.9375rem] tracking-normal">{copy.eachDay}</h3>
          <DayRows days={days} onChange={setDays} />
        </section>
        <OnlineOnly>
          <Button disabled={!valid} icon={<Luggage size={18} />} loading={packing.isPending} type="submit">
            {packing.isPending ? copy.busy : copy.button}
          </Button>
        </OnlineOnly>
        {generationsPerDay <= trustLimits.generations.each.member && (
          <p className="tabular -mt-2 text-note text-ink-soft">
            {plansCopy.week.cost(Math.max(0, generationsPerDay - generationsToday), generationsPerDay)}
          </p>
        )}
        {packing.isError && <Notice tone="error">{messageOf(packing.error, copy.failed)}</Notice>}
      </form>
      {packing.data && (
        <PackedSuitcase
          days={packing.data.asked}
          garmentIds={packing.data.garmentIds}
          items={items}
          // Remounts for another packing list, so that no box stays ticked.
          key={`${packing.data.to} ${packing.data.garmentIds.join()}`}
          looks={packing.data.days}
          to={packing.data.to}
        />
      )}
    </div>
  );
}

const draftTrip = (start: string, count: number, before: readonly DayDraft[]): DayDraft[] =>
  draftDays(start, count, { before }).map((day) =>
    before.some((known) => known.day === day.day) ? day : { ...day, occasion: 'casual' },
  );

function Degrees({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { min, max } = limits.temperature;
  return (
    <Field
      error={temperatureIsValid(value) ? undefined : plansCopy.week.badTemperature(min, max)}
      label={`${label} (${outfitViewsCopy.suitcase.degrees})`}
    >
      <TextInput onValueChange={onChange} value={value} />
    </Field>
  );
}

const { trip: copy } = homesCopy;

/** Id of a house, the main one or another place. */
type Destination = string;

const elsewhere = 'elsewhere';
const main = 'main';

/** Undefined when it is none of the person's houses, null for the main one. */
const homeAt = (destination: Destination): string | null | undefined => {
  if (destination === elsewhere) return undefined;
  return destination === main ? null : destination;
};

interface DestinationChoiceProps {
  houses: Houses;
  value: Destination;
  onChange: (destination: Destination) => void;
}

/** Shown to people with several houses. */
function DestinationChoice({ houses: { homes, here }, value, onChange }: DestinationChoiceProps) {
  if (homes.length === 0) return null;
  const others = homes.filter(({ id }) => id !== here).map(({ id, name }) => ({ value: id, label: name }));
  const options = [
    { value: elsewhere, label: copy.other },
    ...(here === null ? [] : [{ value: main, label: homesCopy.main }]),
    ...others,
  ];
  return (
    <Field label={copy.label}>
      <Select onValueChange={onChange} options={options} value={value} />
    </Field>
  );
}
