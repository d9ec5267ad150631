import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { categoryNames } from '#contract/names.ts';
import { categories } from '#contract/vocabulary.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button } from '#web/components/button.tsx';
import { Menu } from '#web/components/overlays/menu.tsx';
import { seasonCopy } from '#web/copy/season.ts';
import { formatDay } from '#web/format/dates.ts';
import { LeavingDialogs } from '#web/garments/departing/leaving-dialogs.tsx';
import { outOfLaundry, useUpdateGarment } from '#web/garments/editing/use-update-garment.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { delicatesAmong } from './put-away.ts';
import { TickGrid } from './tick-tile.tsx';
import type { SeasonChange } from './use-season.ts';

const AbsenceDialog = onDemand(() => import('../absence/absence-dialog.tsx'), 'AbsenceDialog');

const { away: copy } = seasonCopy;

export function PutAway({ season }: { season: SeasonChange }) {
  const { away, coming, sorted, isTicked, tick, leaving } = season;
  const [repairing, setRepairing] = useState<WardrobeItem | null>(null);
  if (away.length === 0) return <p className="max-w-[60ch] text-lg text-ink-soft">{copy.nothing}</p>;
  const { toWash, unworn, others } = sorted;
  const delicates = delicatesAmong(leaving);
  return (
    <div className="grid gap-10">
      <p className="-mt-4 max-w-[60ch] text-ink-soft">{copy.lead}</p>
      {toWash.length > 0 && <ToWash season={season} />}
      {unworn.length > 0 && (
        <TickGrid
          below={(item) => <WaysOut item={item} onRepair={() => setRepairing(item)} />}
          isTicked={isTicked}
          items={unworn}
          note={({ lastWornAt }) =>
            lastWornAt === null ? copy.unworn.never : copy.unworn.lastWorn(formatDay(lastWornAt))
          }
          onTick={tick}
          text={copy.unworn.text(coming)}
          title={copy.unworn.title}
        />
      )}
      {others.length > 0 && (
        <div className="grid gap-10 lg:grid-cols-3 lg:gap-x-5">
          {categories.map((category) => {
            const items = others.filter((item) => item.category === category);
            return (
              items.length > 0 && (
                <TickGrid
                  isTicked={isTicked}
                  items={items}
                  key={category}
                  onTick={tick}
                  small
                  title={categoryNames[category]}
                />
              )
            );
          })}
        </div>
      )}
      {delicates.length > 0 && (
        <section className="grid gap-2 border-ochre border-l-2 pl-4">
          <h3 className="font-medium font-sans text-base tracking-normal">{copy.care.title}</h3>
          <ul className="grid gap-1 text-ink-soft">
            {delicates.map((delicate) => (
              <li key={delicate}>{copy.care[delicate]}</li>
            ))}
          </ul>
        </section>
      )}
      {repairing && <AbsenceDialog item={repairing} onClose={() => setRepairing(null)} reason="repair" />}
    </div>
  );
}

function ToWash({ season }: { season: SeasonChange }) {
  const { sorted, isTicked, tick } = season;
  const update = useUpdateGarment();
  const atHand = sorted.toWash.filter(({ inLaundry }) => !inLaundry);
  return (
    <TickGrid
      actions={
        atHand.length > 0 && (
          <OnlineOnly>
            <Button
              loading={update.isPending}
              onClick={() => {
                for (const { id } of atHand) update.mutate({ id, patch: { inLaundry: true } });
              }}
              size="s"
              variant="secondary"
            >
              {copy.wash.toLaundry}
            </Button>
          </OnlineOnly>
        )
      }
      below={({ id, name }) => (
        <OnlineOnly>
          <Button
            aria-label={copy.wash.cleanNamed(name)}
            className="-ml-2 w-fit px-2!"
            onClick={() => update.mutate({ id, patch: outOfLaundry })}
            size="s"
            variant="ghost"
          >
            {copy.wash.clean}
          </Button>
        </OnlineOnly>
      )}
      isTicked={isTicked}
      items={sorted.toWash}
      note={({ inLaundry, wash }) => (inLaundry ? copy.wash.inLaundry : copy.wash.since(wash.since))}
      onTick={tick}
      text={copy.wash.text}
      title={copy.wash.title}
    />
  );
}

const { unworn: unwornCopy } = seasonCopy.away;

function WaysOut({ item, onRepair }: { item: WardrobeItem; onRepair: () => void }) {
  const [open, setOpen] = useState<'sell' | 'give' | null>(null);
  return (
    <OnlineOnly>
      <Menu
        items={[
          { label: unwornCopy.sell, onSelect: () => setOpen('sell') },
          { label: unwornCopy.give, onSelect: () => setOpen('give') },
          { label: unwornCopy.repair, onSelect: onRepair },
        ]}
        trigger={
          <Button
            aria-label={unwornCopy.more(item.name)}
            className="-ml-2 w-fit px-2!"
            size="s"
            variant="ghost"
          >
            {unwornCopy.choose}
          </Button>
        }
      />
      {open && <LeavingDialogs item={item} onClose={() => setOpen(null)} way={open} />}
    </OnlineOnly>
  );
}
