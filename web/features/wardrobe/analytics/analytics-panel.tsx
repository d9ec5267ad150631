import { ButtonLink } from '#web/components/button.tsx';
import { StatTile } from '#web/components/charts/stat-tile.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { FailedState } from '#web/components/feedback/failed-state.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { analyticsCopy } from '#web/copy/analytics.ts';
import { yearCopy } from '#web/copy/year.ts';
import { formatWorth } from '#web/format/money.ts';
import { formatCount, formatShare } from '#web/format/numbers.ts';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { wardrobeTab, yearPath } from '#web/paths.ts';
import { hasFailed } from '#web/query.ts';
import { GarmentRow } from '../garment-row.tsx';
import { ColorWheel } from './color-wheel.tsx';
import { CostTable } from './cost-table.tsx';
import { type Analytics, useAnalytics } from './use-analytics.ts';
import { WearsByMonth } from './wears-by-month.tsx';

export function AnalyticsPanel() {
  const analytics = useAnalytics();
  const { data } = analytics;
  if (hasFailed(analytics)) return <FailedState copy={analyticsCopy.failed} query={analytics} />;
  if (!data) return <AnalyticsSkeleton />;
  if (data.totalGarments === 0) {
    return (
      <EmptyState
        action={<ButtonLink to={wardrobeTab('scanner')}>{analyticsCopy.empty.action}</ButtonLink>}
        picture={<FlatLayPlate className="mb-2 aspect-[4/5] w-52" pieces={tilePictures.wardrobe} />}
        text={analyticsCopy.empty.text}
        title={analyticsCopy.empty.title}
      />
    );
  }
  return (
    <div className="grid gap-14 sm:gap-20">
      <div className="grid gap-6">
        <AnalyticsFigures analytics={data} />
        <ButtonLink className="justify-self-start" size="s" to={yearPath} variant="secondary">
          {yearCopy.open}
        </ButtonLink>
      </div>
      <WearsByMonth months={data.wearsByMonth} />
      <CostPerWear cost={data.costPerWear} />
      <ColorWheel colors={data.colors} />
      {data.mostWorn.length > 0 && <MostWorn garments={data.mostWorn} />}
      <UnusedPieces unused={data.unused} />
    </div>
  );
}

const { figures: copy } = analyticsCopy;

function AnalyticsFigures({ analytics }: { analytics: Analytics }) {
  const { wearsByMonth, costPerWear, unused, totalGarments } = analytics;
  const wears = wearsByMonth.reduce((sum, month) => sum + month.wears, 0);
  const active = totalGarments - unused.count;
  return (
    <div className="grid grid-cols-2 gap-x-5 gap-y-4 sm:gap-x-8 lg:grid-cols-4">
      <StatTile label={copy.wears} note={copy.wearsNote} value={formatCount(wears)} />
      <StatTile
        label={copy.cost}
        note={costPerWear.average === null ? copy.costUnknown : copy.costNote}
        value={costPerWear.average === null ? '–' : formatWorth(costPerWear.average)}
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

const tiles = ['wears', 'cost', 'active', 'unused'];

function AnalyticsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-14">
      <p className="sr-only" role="status">
        {analyticsCopy.loading}
      </p>
      <div className="grid grid-cols-2 gap-x-5 gap-y-4 sm:gap-x-8 lg:grid-cols-4">
        {tiles.map((tile) => (
          <Skeleton className="h-28" key={tile} />
        ))}
      </div>
      <Skeleton className="h-64" />
      <Skeleton className="h-72" />
    </div>
  );
}

function MostWorn({ garments }: { garments: Analytics['mostWorn'] }) {
  const { mostWorn: copy } = analyticsCopy;
  return (
    <section className="grid gap-5">
      <h2 className="text-title-m">{copy.title}</h2>
      <GarmentRow garments={garments} note={({ timesWorn }) => copy.wears(timesWorn)} />
    </section>
  );
}

function CostPerWear({ cost: { best, worst } }: { cost: Analytics['costPerWear'] }) {
  const { cost: copy } = analyticsCopy;
  const dearest = Math.max(...[...best, ...worst].map(({ costPerWear }) => costPerWear ?? 0));
  return (
    <section className="grid gap-5">
      <h2 className="text-title-m">{copy.title}</h2>
      {best.length === 0 ? (
        <p className="max-w-[56ch] border-line border-t pt-4 text-ink-soft">{copy.empty}</p>
      ) : (
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
          <CostTable dearest={dearest} garments={best} title={copy.best} tone="good" />
          {worst.length > 0 && (
            <CostTable dearest={dearest} garments={worst} title={copy.worst} tone="dear" />
          )}
        </div>
      )}
    </section>
  );
}

const dayMillis = 24 * 60 * 60 * 1000;

function UnusedPieces({ unused }: { unused: Analytics['unused'] }) {
  const { unused: copy } = analyticsCopy;
  const hidden = unused.count - unused.items.length;
  return (
    <section className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 className="text-title-m">{copy.title}</h2>
        <p className="max-w-[60ch] text-ink-soft">
          {unused.count === 0 ? copy.none(unused.afterDays) : copy.note(unused.afterDays)}
        </p>
      </div>
      {unused.count > 0 && (
        <GarmentRow
          garments={unused.items}
          note={({ lastWornAt }) =>
            lastWornAt === null
              ? copy.never
              : copy.daysAgo(Math.floor((Date.now() - new Date(lastWornAt).getTime()) / dayMillis))
          }
        />
      )}
      {hidden > 0 && <p className="text-ink-soft">{copy.more(hidden)}</p>}
    </section>
  );
}
