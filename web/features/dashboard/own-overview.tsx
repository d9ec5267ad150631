import { Link } from 'react-router';
import { StatTile } from '#web/components/charts/stat-tile.tsx';
import { dashboard } from '#web/copy/dashboard.ts';
import { GarmentRow } from '#web/features/wardrobe/garment-row.tsx';
import { formatWholeWorth } from '#web/format/money.ts';
import { formatCount } from '#web/format/numbers.ts';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';
import { ActivityList } from './activity-list.tsx';
import { OverviewFrame } from './overview-frame.tsx';
import { recentActivity } from './own-activity.ts';
import { formatRelativeDay } from './relative-day.ts';

const { own: copy, stats } = dashboard;

const latestLength = 6;

export function OwnOverview({ answer: { wardrobe, summary } }: { answer: WardrobeResponse }) {
  const { items, outfits } = wardrobe;
  const now = new Date();
  const recommendations = outfits.filter(({ aiGenerated }) => aiGenerated).length;
  const outfitsWorn = outfits.filter(({ timesWorn }) => timesWorn > 0).length;
  return (
    <OverviewFrame
      activity={
        <ActivityList
          entries={recentActivity(items, outfits).map(({ at, what, to }) => ({
            when: formatRelativeDay(at, now),
            key: `${at.getTime()} ${what}`,
            what: (
              <Link className="inline-link" to={to}>
                {what}
              </Link>
            ),
          }))}
        />
      }
      stats={
        <>
          <StatTile
            compact
            label={stats.garments}
            note={copy.value(formatWholeWorth(summary.totalValue))}
            value={formatCount(items.length)}
          />
          <StatTile
            compact
            label={stats.outfits}
            note={copy.outfitsWorn(outfitsWorn)}
            value={formatCount(outfits.length)}
          />
          <StatTile
            compact
            label={stats.recommendations}
            note={copy.recommendations}
            value={formatCount(recommendations)}
          />
        </>
      }
    >
      {items.length > 0 && (
        <section className="grid gap-5">
          <h2 className="text-title-m">{copy.latest}</h2>
          <GarmentRow
            garments={items.slice(0, latestLength)}
            note={({ timesWorn }) => copy.timesWorn(timesWorn)}
          />
        </section>
      )}
    </OverviewFrame>
  );
}
