import { Skeleton } from '#web/components/skeleton.tsx';
import { analyticsCopy } from '#web/copy/analytics.ts';

const tiles = ['wears', 'cost', 'active', 'unused'];

export function AnalyticsSkeleton() {
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
