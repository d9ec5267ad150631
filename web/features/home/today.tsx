import { useQuery } from '@tanstack/react-query';
import { Camera, CloudRain, MapPin, Sun } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DayWish } from '#contract/looks.ts';
import { occasionNames } from '#contract/names.ts';
import { type Occasion, occasions } from '#contract/vocabulary.ts';
import { api } from '#web/api.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Retry, type RetryProps } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { today as copy } from '#web/copy/today.ts';
import { DayEvents } from '#web/features/plans/day-events.tsx';
import { eventOccasion, tellingFirst } from '#web/features/plans/day-wishes.ts';
import { addDays, seasonOfDay } from '#web/features/plans/days.ts';
import { plansByDay, usePlans } from '#web/features/plans/plans-query.ts';
import { todayInMadrid } from '#web/format/dates.ts';
import { housesIn, isElsewhere } from '#web/garments/homes/use-houses.ts';
import { isWeekOfChange } from '#web/garments/season-change.ts';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { paths, wardrobeTab } from '#web/paths.ts';
import { queryOf } from '#web/query.ts';
import type { Place } from '#web/stored-place.ts';
import { proposalsFor } from './proposals.ts';
import { TodayOutfit } from './today-outfit.tsx';
import { type Forecast, useForecast, usePlace } from './use-place.ts';
import { useTodayChanges } from './use-today-changes.ts';
import { WeekAhead } from './week-ahead.tsx';

/** Query parameter of the morning's notification. */
const openedFromReminder = 'aviso';

const WashDue = onDemand(() => import('./wash-due.tsx'), 'WashDue');
const HereBanner = onDemand(() => import('#web/garments/homes/here-banner.tsx'), 'HereBanner');
const SeasonDue = onDemand(() => import('./season-due.tsx'), 'SeasonDue');
const PlaceDialog = onDemand(() => import('./place-dialog.tsx'), 'PlaceDialog');

export function Today() {
  const wardrobe = useWardrobe();
  if (wardrobe.isPending) return <Waiting />;
  if (!wardrobe.data) return <Failed query={wardrobe} />;
  if (wardrobe.data.wardrobe.items.length === 0) return <FirstSteps garments={0} missing={[]} />;
  return <TodayOfWardrobe answer={wardrobe.data} />;
}

function TodayOfWardrobe({ answer }: { answer: WardrobeResponse }) {
  const { items, outfits } = answer.wardrobe;
  const houses = housesIn(answer.wardrobe);
  const day = todayInMadrid();
  // Offline copies may be older.
  const due = items.filter(({ wash }) => wash?.due);
  const [place, setPlace] = usePlace();
  const [chosen, setChosen] = useState<Occasion>();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const forecast = useForecast(place);
  const air = forecast.data?.find((known) => known.day === day);
  const plans = usePlans(day, addDays(day, 6));
  const events = plans.data?.events.filter((event) => event.day === day) ?? [];
  const occasion = chosen ?? eventOccasion(events, day) ?? 'casual';
  const wish: DayWish = {
    occasion,
    season: seasonOfDay(day),
    temperatureC: air?.temperatureC ?? null,
    rain: air?.rain ?? false,
  };
  const looks = useLooks(day, wish, items.length, houses.here, place === null || !forecast.isPending);
  const { wear, reject } = useTodayChanges(day, wish);
  const reminded = useRemindedLook(day);
  const planned = plansByDay(plans.data?.plans ?? []);
  const all = proposalsFor({
    plans: planned.get(day) ?? [],
    looks: [reminded.data ?? [], looks.data?.looks ?? []].flat(),
    outfits,
    items,
    houses,
    wish,
    now: new Date(),
  });
  const proposals = all.filter(({ key }) => !skipped.includes(key));
  const skip = (key: string) => setSkipped((current) => [...current, key]);
  const waiting = looks.isPending || plans.isPending || reminded.isLoading;
  return (
    <section aria-label={copy.title}>
      {houses.here !== null && <HereBanner />}
      <div className="mb-2 flex items-center justify-between gap-3 sm:mb-4">
        <WeatherHere air={air} onPlace={setPlace} pending={forecast.isFetching} place={place} />
        <Select
          className="min-h-11! py-1! lg:min-w-40"
          label={copy.occasion}
          onValueChange={setChosen}
          options={occasions.map((value) => ({ value, label: occasionNames[value] }))}
          value={occasion}
        />
      </div>
      <div className="mb-3 empty:hidden">
        {/* One, so that the outfit and its button stay on a telephone's screen. */}
        <DayEvents events={tellingFirst(events).slice(0, 1)} />
      </div>
      {proposals.length > 0 && !waiting ? (
        <TodayOutfit
          // Worn pieces come first.
          key={`${occasion} ${wear.data?.plan.id ?? ''}`}
          onNotToday={(proposal, reason) => {
            skip(proposal.key);
            if (reason) reject.mutate({ proposal, reason });
          }}
          onWear={wear.mutate}
          proposals={proposals}
          wearing={wear.isPending}
        />
      ) : waiting ? (
        <Waiting />
      ) : looks.isError ? (
        <Failed query={looks} />
      ) : all.length > 0 ? (
        <EmptyState
          action={
            <>
              <Button onClick={() => setSkipped([])}>{copy.none.again}</Button>
              <ButtonLink to={wardrobeTab('outfits')} variant="secondary">
                {copy.none.compose}
              </ButtonLink>
            </>
          }
          copy={copy.none}
        />
      ) : (
        <FirstSteps
          garments={items.length}
          missing={(looks.data?.missing ?? [])
            .filter(({ essential }) => essential)
            .map(({ message }) => message)}
        />
      )}
      {due.length > 0 && <WashDue items={due} />}
      {isWeekOfChange(day) && (
        <SeasonDue day={day} items={items.filter((item) => !isElsewhere(houses, item))} place={place} />
      )}
      {all.length > 0 && <WeekAhead forecast={forecast.data} plans={planned} today={day} />}
    </section>
  );
}

/** Asks again when the wardrobe grows, and in another house. */
const useLooks = (day: string, wish: DayWish, garments: number, here: string | null, enabled: boolean) =>
  useQuery({
    ...queryOf(['today', day, wish, garments, here], 'POST /api/wardrobe/looks/today', { body: wish }),
    enabled,
    staleTime: 30 * 60_000,
  });

/** The outfit of the morning's reminder comes first for who opens it. */
function useRemindedLook(day: string) {
  const [query] = useSearchParams();
  return useQuery({
    queryKey: ['reminded-look', day],
    queryFn: async ({ signal }) => (await api('GET /api/reminders/outfit', {}, { signal })).look,
    enabled: query.has(openedFromReminder),
    staleTime: 30 * 60_000,
    retry: false,
  });
}

interface WeatherHereProps {
  place: Place | null;
  onPlace: (place: Place | null) => void;
  air: Forecast[number] | undefined;
  pending: boolean;
}

function WeatherHere({ place, onPlace, air, pending }: WeatherHereProps) {
  const [choosing, setChoosing] = useState(false);
  const Icon = place === null ? MapPin : air?.rain ? CloudRain : Sun;
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={place ? copy.weather.change(place.name) : undefined}
        className="-ml-1 flex min-h-11 min-w-0 items-center gap-2 rounded-photo px-1 text-left hover:bg-paper-sunken"
        onClick={() => setChoosing(true)}
        title={place ? copy.weather.source : undefined}
        type="button"
      >
        <Icon className="text-burgundy-text" size={20} />
        {place === null ? (
          <span className="inline-link text-[0.9375rem]">
            {copy.weather.ask}
            <span className="max-sm:sr-only"> {copy.weather.askWhy}</span>
          </span>
        ) : (
          <span className="min-w-0 truncate">
            <span className="tabular font-medium">
              {air ? copy.weather.day(air.temperatureC, air.rain) : pending ? '…' : copy.weather.unknown}
            </span>
            <span className="text-ink-soft"> · {place.name}</span>
          </span>
        )}
      </button>
      {choosing && <PlaceDialog onChange={onPlace} onClose={() => setChoosing(false)} place={place} />}
    </>
  );
}

function Waiting() {
  return (
    <div
      aria-busy="true"
      className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-x-12"
    >
      <p className="sr-only" role="status">
        {copy.loading}
      </p>
      <Skeleton className="mx-auto aspect-4/5 h-[46dvh] min-h-72 max-w-full md:h-auto md:w-full" />
      <div className="grid content-start gap-4 md:content-center">
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-12 w-full" />
      </div>
    </div>
  );
}

function Failed({ query }: Pick<RetryProps, 'query'>) {
  return (
    <div className="grid justify-items-start gap-3 border-line border-y py-6" role="alert">
      <p>{copy.failed}</p>
      <Retry query={query} size="s" variant="secondary" />
    </div>
  );
}

const { firstSteps: firstStepsCopy } = copy;

/** @param props.missing of a complete outfit, when some garments are there */
function FirstSteps({ garments, missing }: { garments: number; missing: readonly string[] }) {
  return (
    <section className="grid gap-6 pt-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <div className="grid gap-4">
        <h2 className="text-title-m">{firstStepsCopy.title}</h2>
        <ol className="grid gap-x-8 gap-y-4 lg:grid-cols-[6fr_4fr_4fr]">
          {firstStepsCopy.steps.map(([title, text], index) => (
            <li className="grid grid-cols-[2.25rem_1fr] content-start border-ink border-t pt-3" key={title}>
              <span aria-hidden="true" className="font-serif text-burgundy-text text-title-s">
                {index + 1}
              </span>
              <div className="grid content-start gap-1">
                <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
                <p className="text-ink-soft">{text}</p>
                {index === 0 && (
                  <div className="mt-2 flex flex-wrap gap-2">
                    <ButtonLink icon={<Camera size={20} />} to={wardrobeTab('scanner')}>
                      {firstStepsCopy.scan}
                    </ButtonLink>
                    {garments === 0 && (
                      <ButtonLink to={paths.wardrobe} variant="secondary">
                        {firstStepsCopy.byHand}
                      </ButtonLink>
                    )}
                  </div>
                )}
              </div>
            </li>
          ))}
        </ol>
        {garments > 0 && (
          <p className="text-ink-soft" role="status">
            {[firstStepsCopy.progress(garments), ...missing].join('. ')}
          </p>
        )}
      </div>
    </section>
  );
}
