import { Badge } from '#web/components/badge.tsx';
import { StatTile } from '#web/components/stat-tile.tsx';
import { hub } from '#web/copy/hub.ts';
import { formatFigure } from './figures.ts';

const { stats: copy } = hub;

/** The specification's sample figures, marked as an example. */
export function HubStats() {
  return (
    <section className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3 text-[0.9375rem] text-ink-soft">
        <Badge tone="warning">{hub.example}</Badge>
        {hub.exampleNote}
      </p>
      <div className="grid grid-cols-2 gap-x-5 gap-y-4 sm:gap-x-8 lg:grid-cols-4">
        <StatTile label={copy.outfits} value={formatFigure(1247)} />
        <StatTile label={copy.purchases} note={copy.saved(formatFigure(367))} value={formatFigure(2456)} />
        <StatTile label={copy.sessions} value={formatFigure(456)} />
        <StatTile label={copy.level} note={copy.months(8)} value={copy.vip} />
      </div>
    </section>
  );
}
