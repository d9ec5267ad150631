import type { ReactNode } from 'react';
import { FailedState } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { common } from '#web/copy/common.ts';
import { dashboard } from '#web/copy/dashboard.ts';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { hasFailed } from '#web/query.ts';

const tiles = ['garments', 'outfits', 'recommendations'];

/** Waits for the wardrobe, so that samples do not flash before own figures. */
export function WithWardrobe({ children }: { children: (answer: WardrobeResponse) => ReactNode }) {
  const wardrobe = useWardrobe();
  if (wardrobe.data) return children(wardrobe.data);
  if (hasFailed(wardrobe)) return <FailedState copy={dashboard.failed} query={wardrobe} />;
  return (
    <div aria-busy="true" className="grid gap-12">
      <p className="sr-only" role="status">
        {common.loading}
      </p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 sm:gap-x-8">
        {tiles.map((tile) => (
          <Skeleton className="h-24" key={tile} />
        ))}
      </div>
      <Skeleton className="h-64" />
    </div>
  );
}
