import { useEffect, useRef } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { StatTile } from '#web/components/charts/stat-tile.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { seasonCopy as copy } from '#web/copy/season.ts';
import { formatCount } from '#web/format/numbers.ts';
import { houseName, useHouses } from '#web/garments/homes/use-houses.ts';
import { otherHalf } from '#web/garments/season-change.ts';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { WardrobeStates } from '#web/garments/wardrobe-states.tsx';
import { pageMeta } from '#web/meta.ts';
import { paths, seasonPath } from '#web/paths.ts';
import { Boxes } from './boxes.tsx';
import { Done } from './done.tsx';
import { PutAway } from './put-away-step.tsx';
import { type Step, steps } from './stored-season.ts';
import { TickGrid } from './tick-tile.tsx';
import { type SeasonChange, useSeason } from './use-season.ts';

export const meta = () => pageMeta({ ...copy.meta, path: seasonPath, noindex: true });

export default function SeasonPage() {
  const query = useWardrobe();
  const { data } = query;
  const items = data?.wardrobe.items ?? [];
  return (
    <>
      <PageHeader lead={items.length > 0 && copy.lead} title={copy.meta.title} />
      {items.length > 0 && <SeasonSteps items={items} />}
      <WardrobeStates copy={copy.empty} isEmpty={items.length === 0} query={query} />
    </>
  );
}

function SeasonSteps({ items }: { items: readonly WardrobeItem[] }) {
  const season = useSeason(items);
  const { step, done } = season;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  const go = (next: Step) => season.change({ step: next });
  const at = steps.indexOf(step);
  return (
    <div className="grid gap-8">
      <div className="grid gap-3 print:hidden">
        <ol aria-hidden="true" className="flex gap-1.5">
          {steps.map((one, index) => (
            <li className={`h-1 flex-1 ${index <= at ? 'bg-burgundy' : 'bg-paper-sunken'}`} key={one} />
          ))}
        </ol>
        <p className="tabular text-note text-ink-soft">{copy.step(at + 1, steps.length)}</p>
        <h2 className="-mt-2 text-title-m outline-none" ref={title} tabIndex={-1}>
          {titleOf(season)}
        </h2>
      </div>
      {step === 'change' && <ChooseChange onStart={() => go('out')} season={season} />}
      {step === 'out' && <TakeOut season={season} />}
      {step === 'away' && <PutAway season={season} />}
      {step === 'boxes' && <Boxes items={items} season={season} />}
      {step === 'done' && done && <Done done={done} items={items} season={season} />}
      {(step === 'out' || step === 'away') && (
        <div className="flex flex-wrap gap-3 border-line border-t pt-5">
          <Button onClick={() => go(step === 'out' ? 'away' : 'boxes')}>{copy.next}</Button>
          <Button onClick={() => go(step === 'out' ? 'change' : 'out')} variant="ghost">
            {copy.back}
          </Button>
        </div>
      )}
    </div>
  );
}

function titleOf({ step, coming, done }: SeasonChange): string {
  if (step === 'change') return copy.change.title(coming);
  if (step !== 'done') return copy.steps[step];
  const { boxes = [], back = [] } = done ?? {};
  const stored = boxes.reduce((sum, { ids }) => sum + ids.length, 0);
  return copy.done.summary(stored, boxes.length, back.length);
}

function ChooseChange({ season, onStart }: { season: SeasonChange; onStart: () => void }) {
  const { coming, out, away, begin } = season;
  const houses = useHouses();
  const { change } = copy;
  const turned = otherHalf(coming);
  return (
    <div className="grid gap-8">
      <div className="grid max-w-2xl grid-cols-2 gap-x-5 sm:gap-x-8">
        <StatTile label={change.out} note={change.outNote} value={formatCount(out.length)} />
        <StatTile label={change.away} note={change.awayNote(coming)} value={formatCount(away.length)} />
      </div>
      <div className="grid max-w-[60ch] gap-1 text-ink-soft">
        <p>{out.length + away.length === 0 ? change.nothing : change.stays}</p>
        {houses.homes.length > 0 && <p>{change.onlyHere(houseName(houses, houses.here))}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {out.length + away.length > 0 ? (
          <Button onClick={onStart}>{copy.invitation.start}</Button>
        ) : (
          <ButtonLink to={paths.wardrobe}>{change.seasons}</ButtonLink>
        )}
        <Button onClick={() => begin(turned)} variant="secondary">
          {change.turn(coming)}
        </Button>
      </div>
    </div>
  );
}

function TakeOut({ season }: { season: SeasonChange }) {
  const { out, isTicked, tick } = season;
  if (out.length === 0) return <p className="max-w-[60ch] text-lg text-ink-soft">{copy.out.nothing}</p>;
  const places = Map.groupBy(out, ({ away }) => away?.place ?? '');
  return (
    <div className="grid gap-10">
      <p className="-mt-4 max-w-[60ch] text-ink-soft">{copy.out.lead}</p>
      {[...places].map(([place, items]) => (
        <TickGrid isTicked={isTicked} items={items} key={place} onTick={tick} title={place || copy.noPlace} />
      ))}
    </div>
  );
}
