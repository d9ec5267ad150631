import { CalendarDays, Check, Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { DayEvent } from '#contract/calendar.ts';
import { occasionNames } from '#contract/names.ts';
import type { Outfit } from '#contract/outfits.ts';
import type { Plan } from '#contract/plans.ts';
import { type Occasion, occasions } from '#contract/vocabulary.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { FilterChips } from '#web/components/forms/toggle-chips.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { MoreMenu } from '#web/components/overlays/menu.tsx';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { plansCopy } from '#web/copy/plans.ts';
import { formatList } from '#web/format/words.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { ChooseDayDialog } from './choose-day-dialog.tsx';
import { DayEvents } from './day-events.tsx';
import { formatLongDay } from './days.ts';
import type { usePlanChanges } from './use-plan-changes.ts';

interface DayPanelProps {
  day: string;
  today: string;
  /** `null` while they load. */
  plans: readonly Plan[] | null;
  events: readonly DayEvent[];
  outfits: readonly Outfit[];
  changes: ReturnType<typeof usePlanChanges>;
}

export function DayPanel({ day, today, plans, events, outfits, changes }: DayPanelProps) {
  const [adding, setAdding] = useState(false);
  const copy = plansCopy.panel;
  return (
    <section aria-label={formatLongDay(day)} className="grid content-start gap-5">
      <h3 className="border-ink border-t pt-3 text-title-s">{formatLongDay(day)}</h3>
      <DayEvents events={events.filter((event) => event.day === day)} />
      {plans?.length === 0 && <p className="text-ink-soft">{day < today ? copy.emptyPast : copy.empty}</p>}
      {plans && plans.length > 0 && (
        <ul className="grid gap-6">
          {plans.map((plan) => (
            <li key={plan.id}>
              <PlannedOutfit changes={changes} plan={plan} today={today} />
            </li>
          ))}
        </ul>
      )}
      <OnlineOnly>
        <Button
          className="justify-self-start"
          icon={<Plus size={18} />}
          onClick={() => setAdding(true)}
          size="s"
          variant="secondary"
        >
          {copy.add}
        </Button>
      </OnlineOnly>
      {adding && (
        <ChooseOutfitDialog
          day={day}
          onChoose={(outfit) =>
            changes.add.mutate([{ day, outfitId: outfit.id }], { onSuccess: () => setAdding(false) })
          }
          onClose={() => setAdding(false)}
          outfits={outfits}
          pending={changes.add.isPending}
        />
      )}
    </section>
  );
}

function PlannedOutfit({
  plan,
  today,
  changes,
}: {
  plan: Plan;
  today: string;
  changes: DayPanelProps['changes'];
}) {
  const [moving, setMoving] = useState(false);
  const copy = plansCopy.panel;
  const { outfit } = plan;
  return (
    <article className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-4">
      <FlatLayBoard
        label={outfitsCopy.card.board(formatList(outfit.items.map(({ name }) => name)))}
        pieces={outfit.items}
      />
      <div className="grid content-start gap-1.5">
        <div className="flex items-start justify-between gap-1">
          <h4 className="font-serif text-[1.1875rem] leading-snug">{outfit.name}</h4>
          <OnlineOnly>
            <MoreMenu
              items={[
                {
                  label: copy.move,
                  icon: <CalendarDays size={18} />,
                  onSelect: () => setMoving(true),
                },
                {
                  label: copy.remove,
                  icon: <X size={18} />,
                  onSelect: () => changes.remove.mutate(plan),
                },
              ]}
              className="-mt-2 -mr-2.5"
              label={copy.more(outfit.name)}
            />
          </OnlineOnly>
        </div>
        <p className="tabular text-note text-ink-soft">
          {occasionNames[outfit.occasion]}
          {outfit.aiScore !== null && `\u00a0· ${copy.score(outfit.aiScore)}`}
        </p>
        {outfit.reasons[0] && <p className="line-clamp-3 text-[0.9375rem]">{outfit.reasons[0]}</p>}
        {plan.worn ? (
          <Badge className="mt-1 justify-self-start" icon={<Check size={14} />} tone="success">
            {plansCopy.worn}
          </Badge>
        ) : (
          plan.day <= today && (
            <OnlineOnly>
              <Button
                className="mt-1 justify-self-start"
                loading={changes.wear.isPending}
                onClick={() => changes.wear.mutate(plan)}
                size="s"
                variant="secondary"
              >
                {plan.day === today ? copy.wearToday : copy.wear}
              </Button>
            </OnlineOnly>
          )
        )}
      </div>
      {moving && (
        <ChooseDayDialog
          confirm={plansCopy.when.move}
          day={plan.day}
          onChoose={(day) => changes.move.mutate({ plan, day }, { onSuccess: () => setMoving(false) })}
          onClose={() => setMoving(false)}
          pending={changes.move.isPending}
          title={plansCopy.when.moveTitle(outfit.name)}
        />
      )}
    </article>
  );
}

interface ChooseOutfitDialogProps {
  day: string;
  outfits: readonly Outfit[];
  pending: boolean;
  onChoose: (outfit: Outfit) => void;
  onClose: () => void;
}

function ChooseOutfitDialog({ day, outfits, pending, onChoose, onClose }: ChooseOutfitDialogProps) {
  const [occasion, setOccasion] = useState<Occasion | null>(null);
  const copy = plansCopy.choose;
  const known = occasions.filter((one) => outfits.some((outfit) => outfit.occasion === one));
  const shown = outfits.filter((outfit) => occasion === null || outfit.occasion === occasion);
  return (
    <Dialog onClose={onClose} size="l" title={copy.title(formatLongDay(day))}>
      {outfits.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <div className="grid gap-5">
          <div className="no-scrollbar -mx-5 flex gap-2 overflow-x-auto px-5 sm:mx-0 sm:flex-wrap sm:px-0">
            <FilterChips
              anyLabel={copy.any}
              labels={occasionNames}
              onValueChange={setOccasion}
              options={known}
              value={occasion}
            />
          </div>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4">
            {shown.map((outfit) => (
              <li key={outfit.id}>
                <button
                  className="group grid w-full gap-1.5 text-left disabled:opacity-55"
                  disabled={pending}
                  onClick={() => onChoose(outfit)}
                  type="button"
                >
                  <FlatLayBoard
                    className="transition-opacity duration-200 group-hover:opacity-90"
                    pieces={outfit.items}
                  />
                  <span className="font-serif leading-snug">
                    <span className="sr-only">{copy.pick} </span>
                    {outfit.name}
                  </span>
                  <span className="text-note text-ink-soft">{occasionNames[outfit.occasion]}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
