import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FlatLayPlate } from '#web/components/flat-lay-plate.tsx';
import { analyticsCopy } from '#web/copy/analytics.ts';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { wardrobeTab } from '#web/paths.ts';
import { AnalyticsFigures } from './analytics-figures.tsx';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import { ColorWheel } from './color-wheel.tsx';
import { CostPerWear } from './cost-per-wear.tsx';
import { MostWorn } from './most-worn.tsx';
import { UnusedPieces } from './unused-pieces.tsx';
import { useAnalytics } from './use-analytics.ts';
import { WearsByMonth } from './wears-by-month.tsx';

export function AnalyticsPanel() {
  const analytics = useAnalytics();
  if (analytics.isPending) return <AnalyticsSkeleton />;
  if (analytics.isError) {
    return (
      <div role="alert">
        <EmptyState
          action={
            <Button loading={analytics.isFetching} onClick={() => analytics.refetch()}>
              {analyticsCopy.failed.action}
            </Button>
          }
          text={analyticsCopy.failed.text}
          title={analyticsCopy.failed.title}
        />
      </div>
    );
  }
  const { data } = analytics;
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
      <AnalyticsFigures analytics={data} />
      <WearsByMonth months={data.wearsByMonth} />
      <CostPerWear cost={data.costPerWear} />
      <ColorWheel colors={data.colors} />
      {data.mostWorn.length > 0 && <MostWorn garments={data.mostWorn} />}
      <UnusedPieces unused={data.unused} />
    </div>
  );
}
