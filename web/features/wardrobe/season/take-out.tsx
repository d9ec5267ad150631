import { seasonCopy as copy } from '#web/copy/season.ts';
import { TickGrid } from './tick-tile.tsx';
import type { SeasonChange } from './use-season.ts';

export function TakeOut({ season }: { season: SeasonChange }) {
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
