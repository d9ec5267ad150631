import { StatTile } from '#web/components/stat-tile.tsx';
import { analyticsCopy } from '#web/copy/analytics.ts';
import { formatDollars } from '#web/format/money.ts';
import { formatCount, formatShare } from '#web/format/numbers.ts';
import type { Analytics } from './use-analytics.ts';

const { figures: copy } = analyticsCopy;

export function AnalyticsFigures({ analytics }: { analytics: Analytics }) {
  const { wearsByMonth, costPerWear, unused, totalGarments } = analytics;
  const wears = wearsByMonth.reduce((sum, month) => sum + month.wears, 0);
  const active = totalGarments - unused.count;
  return (
    <div className="grid grid-cols-2 gap-x-5 gap-y-4 sm:gap-x-8 lg:grid-cols-4">
      <StatTile label={copy.wears} note={copy.wearsNote} value={formatCount(wears)} />
      <StatTile
        label={copy.cost}
        note={costPerWear.average === null ? copy.costUnknown : copy.costNote}
        value={costPerWear.average === null ? '–' : formatDollars(costPerWear.average)}
      />
      <StatTile
        label={copy.active}
        note={copy.activeNote(active, totalGarments)}
        value={formatShare(active / totalGarments)}
      />
      <StatTile
        label={copy.unused}
        note={copy.unusedNote(unused.afterDays)}
        value={formatCount(unused.count)}
      />
    </div>
  );
}
