import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { hub } from '#web/copy/hub.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';

// Two routes share this lazy part, which keeps its dependencies out of every page's manifest.
const Hub = lazy(async () => ({ default: (await import('./hub.tsx')).Hub }));

export const meta = () => pageMeta({ ...hub.meta, path: paths.hub, noindex: true });

export default function HubPage() {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Hub />
    </Suspense>
  );
}
