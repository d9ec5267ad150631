import { FailedState } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { hasFailed } from '#web/query.ts';
import { garmentGridLook } from './garment-grid-look.ts';
import { useColumns } from './use-columns.ts';
import { useWardrobeAddress } from './use-wardrobe-address.ts';
import { usePreloadedTab } from './wardrobe-parts.ts';
import { WardrobeScreen } from './wardrobe-screen.tsx';

export const meta = () => pageMeta({ ...wardrobeCopy.meta, path: paths.wardrobe, noindex: true });

export default function WardrobePage() {
  usePreloadedTab(useWardrobeAddress().tab);
  const query = useWardrobe();
  if (query.data) return <WardrobeScreen answer={query.data} />;
  if (!hasFailed(query)) return <WardrobeSkeleton />;
  return (
    <>
      <PageHeader title={wardrobeCopy.title} />
      <FailedState copy={wardrobeCopy.loadFailed} query={query} />
    </>
  );
}

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function WardrobeSkeleton() {
  const [columns] = useColumns();
  return (
    <div aria-busy="true">
      <PageHeader compact title={wardrobeCopy.title} />
      <p className="sr-only" role="status">
        {wardrobeCopy.loading}
      </p>
      <Skeleton className="h-12 w-72" />
      <Skeleton className="mt-4 mb-6 h-20 w-full sm:mb-8" />
      <div className={garmentGridLook(columns)}>
        {cards.map((card) => (
          <div className="grid gap-3" key={card}>
            <Skeleton className="aspect-4/5" />
            <Skeleton className="h-6 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
