import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/components/skeleton.tsx';
import { hub } from '#web/copy/hub.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';

// Two addresses lead here: what the screen needs is listed once, and not in what every page loads.
const Hub = lazy(async () => ({ default: (await import('./hub.tsx')).Hub }));

/** The same screen at both of its addresses; the first is the one that counts. */
export const meta = () => pageMeta({ ...hub.meta, path: paths.hub, noindex: true });

export default function HubPage() {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Hub />
    </Suspense>
  );
}
