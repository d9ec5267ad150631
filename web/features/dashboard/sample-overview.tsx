import { Badge } from '#web/components/badge.tsx';
import { StatTile } from '#web/components/charts/stat-tile.tsx';
import { dashboard } from '#web/copy/dashboard.ts';
import { ActivityList } from './activity-list.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OverviewFrame } from './overview-frame.tsx';

const sampleStats = [
  { label: dashboard.stats.garments, value: 24 },
  { label: dashboard.stats.outfits, value: 12 },
  { label: dashboard.stats.recommendations, value: 156 },
] as const;

const entries = dashboard.activity.items.map(([when, what]) => ({ when, what, key: what }));

export function SampleOverview() {
  return (
    <div className="grid gap-12">
      <FirstSteps />
      <div className="rounded-photo border border-line-strong border-dashed p-5 sm:p-8">
        <OverviewFrame
          activity={<ActivityList entries={entries} />}
          note={
            <p className="flex flex-wrap items-center gap-3 text-[0.9375rem] text-ink-soft">
              <Badge tone="warning">{dashboard.example}</Badge>
              {dashboard.exampleNote}
            </p>
          }
          stats={sampleStats.map(({ label, value }) => (
            <StatTile compact key={label} label={label} value={value} />
          ))}
        />
      </div>
    </div>
  );
}
