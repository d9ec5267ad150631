import { Check } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Look } from '#contract/looks.ts';
import { occasionNames } from '#contract/names.ts';
import type { MissingPiece } from '#contract/outfits.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { common } from '#web/copy/common.ts';
import { plansCopy } from '#web/copy/plans.ts';
import { formatPercent } from '#web/format/numbers.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { garmentsById } from '#web/garments/garments-by-id.ts';
import { type DayDraft, toDayWish } from './day-wishes.ts';
import { formatLongDay } from './days.ts';
import type { NewPlan } from './use-plan-changes.ts';

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

export function WeekProposal(props: WeekProposalProps) {
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
