import { useMutation } from '@tanstack/react-query';
import { Check, CloudSun } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { limits } from '#contract/limits.ts';
import type { Look } from '#contract/looks.ts';
import { occasionNames } from '#contract/names.ts';
import type { MissingPiece } from '#contract/outfits.ts';
import { trustLimits } from '#contract/trust.ts';
import { api, messageOf } from '#web/api.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { QueryStates } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { common } from '#web/copy/common.ts';
import { plansCopy } from '#web/copy/plans.ts';
import { locateDevice } from '#web/device-location.ts';
import { formatPercent } from '#web/format/numbers.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { garmentsById } from '#web/garments/garments-by-id.ts';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { DayRows } from './day-rows.tsx';
import { type DayDraft, draftDays, temperatureIsValid, toDayWish, withForecast } from './day-wishes.ts';
import { addDays, formatLongDay, mondayOf } from './days.ts';
import { usePlans } from './plans-query.ts';
import type { NewPlan } from './use-plan-changes.ts';

interface WeekPlannerProps {
  today: string;
  items: readonly WardrobeItem[];
  allowance: WardrobeResponse['wardrobe']['stats']['allowance'];
  onTake: (plans: NewPlan[]) => Promise<unknown>;
  onClose: () => void;
}

const copy = plansCopy.week;
const starts = ['today', 'tomorrow', 'monday'] as const;
type Start = (typeof starts)[number];

const firstDayOf = (start: Start, today: string): string =>
  start === 'today' ? today : start === 'tomorrow' ? addDays(today, 1) : addDays(mondayOf(today), 7);

export function WeekPlanner({ today, items, allowance, onTake, onClose }: WeekPlannerProps) {
  // Of all days to choose from: the events decide the occasions.
  const planned = usePlans(today, addDays(today, 2 * limits.plan.weekDays - 1));
  const events = planned.data?.events ?? [];
  const [start, setStart] = useState<Start>('today');
  const [edited, setDays] = useState<readonly DayDraft[] | null>(null);
  const drafted = () => draftDays(today, limits.plan.weekDays, { events });
  const days = edited ?? drafted();
  const [asking, setAsking] = useState(true);
  const forecast = useForecast();
  const wanted = days.filter((day) => day.wanted);
  const proposal = useMutation({
    mutationFn: async (asked: DayDraft[]) => ({
      asked,
      ...(await api('POST /api/wardrobe/plans/week', { body: { days: asked.map(toDayWish) } })),
    }),
    onSuccess: () => {
      setAsking(false);
      void wardrobeCache.refresh();
    },
  });
  const propose = () => proposal.mutate(wanted);
  const ready =
    planned.data !== undefined &&
    wanted.length > 0 &&
    wanted.every(({ temperature }) => temperatureIsValid(temperature));
  const { generationsPerDay, generationsToday } = allowance;
  const counted = generationsPerDay <= trustLimits.generations.each.member && (
    <p className="tabular mr-auto self-center text-note text-ink-soft">
      {copy.cost(Math.max(0, generationsPerDay - generationsToday), generationsPerDay)}
    </p>
  );
  return (
    <Dialog
      description={asking ? copy.text : undefined}
      footer={
        asking && (
          <>
            {counted}
            <Button disabled={!ready} loading={proposal.isPending} onClick={propose}>
              {proposal.isPending ? copy.busy : copy.button}
            </Button>
          </>
        )
      }
      onClose={onClose}
      size="l"
      title={asking ? copy.open : copy.results}
    >
      {asking || !proposal.data ? (
        <QueryStates failed={plansCopy.failed} loading={<Skeleton className="h-96 w-full" />} query={planned}>
          {() => (
            <div className="grid gap-5">
              {proposal.isError && <Notice tone="error">{messageOf(proposal.error, copy.failed)}</Notice>}
              <Segmented
                label={copy.start}
                onValueChange={(next) => {
                  setStart(next);
                  const moved = draftDays(firstDayOf(next, today), limits.plan.weekDays, {
                    events,
                    before: days,
                  });
                  setDays(forecast.data ? withForecast(moved, forecast.data) : moved);
                }}
                options={starts.map((value) => ({ value, label: copy.starts[value] }))}
                value={start}
              />
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <Button
                  icon={<CloudSun size={18} />}
                  loading={forecast.isPending}
                  onClick={() =>
                    forecast.mutate(undefined, {
                      onSuccess: (known) => setDays((current) => withForecast(current ?? drafted(), known)),
                    })
                  }
                  size="s"
                  variant="secondary"
                >
                  {forecast.isPending ? copy.forecast.busy : copy.forecast.button}
                </Button>
                <p aria-live="polite" className="text-note text-ink-soft">
                  {forecast.isError && forecastFailure(forecast.error)}
                  {forecast.isSuccess && copy.forecast.source}
                </p>
              </div>
              <DayRows days={days} events={events} onChange={setDays} skippable />
            </div>
          )}
        </QueryStates>
      ) : (
        <WeekProposal
          days={proposal.data.asked}
          items={items}
          looks={proposal.data.days}
          missing={proposal.data.missing}
          onAgain={propose}
          onBack={() => setAsking(true)}
          onDone={onClose}
          onTake={onTake}
          pending={proposal.isPending}
        />
      )}
    </Dialog>
  );
}

const useForecast = () =>
  useMutation({
    mutationFn: async () => (await api('GET /api/weather/days', { query: await locateDevice() })).days,
    retry: false,
  });

const forecastFailure = (error: unknown): string =>
  error instanceof GeolocationPositionError || !(error instanceof Error)
    ? plansCopy.week.forecast.noPlace
    : messageOf(error, plansCopy.week.forecast.failed);

interface WeekProposalProps {
  days: readonly DayDraft[];
  looks: readonly (Look | null)[];
  missing: readonly MissingPiece[];
  items: readonly WardrobeItem[];
  pending: boolean;
  onTake: (plans: NewPlan[]) => Promise<unknown>;
  onAgain: () => void;
  onBack: () => void;
  onDone: () => void;
}

function WeekProposal(props: WeekProposalProps) {
  const { days, looks, missing, items, pending, onTake, onAgain, onBack, onDone } = props;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<string | null>(null);
  const copy = plansCopy.week;
  const proposed = days.flatMap((draft, index) => {
    const look = looks[index];
    return look ? [{ draft, look }] : [];
  });
  const left = proposed.filter(({ draft }) => !taken.has(draft.day));

  async function take(chosen: typeof proposed, key: string) {
    setBusy(key);
    try {
      await onTake(
        chosen.map(({ draft, look }) => ({
          day: draft.day,
          look: { ...toDayWish(draft), garmentIds: look.garmentIds },
        })),
      );
      setTaken(new Set([...taken, ...chosen.map(({ draft }) => draft.day)]));
      if (chosen.length === left.length) onDone();
    } catch {
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={left.length === 0}
          loading={busy === 'all'}
          onClick={() => void take(left, 'all')}
          size="s"
        >
          {copy.takeAll(left.length)}
        </Button>
        <Button loading={pending} onClick={onAgain} size="s" variant="secondary">
          {copy.again}
        </Button>
        <Button onClick={onBack} size="s" variant="ghost">
          {copy.back}
        </Button>
      </div>
      {missing.length > 0 && (
        <aside className="bg-ochre-veil px-4 py-3">
          <h3 className="font-medium font-sans text-base text-ochre tracking-normal">{copy.missing}</h3>
          <ul>
            {missing.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </aside>
      )}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4">
        {days.map((draft, index) => {
          const look = looks[index];
          const day = formatLongDay(draft.day);
          return (
            <li className="row-span-6 grid grid-rows-subgrid gap-1.5" key={draft.day}>
              <h3 className="font-medium font-sans text-[0.9375rem] tracking-normal">{day}</h3>
              {look ? (
                <>
                  <FlatLayBoard assembling label={look.name} pieces={garmentsById(look.garmentIds, items)} />
                  <p className="font-serif leading-snug">{look.name}</p>
                  <p className="tabular text-note text-ink-soft">
                    {occasionNames[draft.occasion]} · {formatPercent(look.aiScore)}
                  </p>
                  <p className="line-clamp-3 text-note">{look.reasons[0]}</p>
                  {taken.has(draft.day) ? (
                    <Badge className="mt-1 justify-self-start" icon={<Check size={14} />} tone="success">
                      {copy.taken}
                    </Badge>
                  ) : (
                    <Button
                      aria-label={copy.takeNamed(look.name, day)}
                      className="mt-1"
                      loading={busy === draft.day}
                      onClick={() => void take([{ draft, look }], draft.day)}
                      size="s"
                      variant="secondary"
                    >
                      {common.save}
                    </Button>
                  )}
                </>
              ) : (
                <p className="grid aspect-4/5 place-content-center rounded-photo bg-paper-sunken px-3 text-center text-note text-ink-soft">
                  {copy.nothing}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
