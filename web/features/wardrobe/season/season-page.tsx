import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { FailedState } from '#web/components/feedback/failed-state.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { seasonCopy as copy } from '#web/copy/season.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { pageMeta } from '#web/meta.ts';
import { paths, seasonPath } from '#web/paths.ts';
import { hasFailed } from '#web/query.ts';
import { SeasonSteps } from './season-steps.tsx';

export const meta = () => pageMeta({ ...copy.meta, path: seasonPath, noindex: true });

export default function SeasonPage() {
  const query = useWardrobe();
  const { data } = query;
  const failed = hasFailed(query);
  const items = data?.wardrobe.items ?? [];
  return (
    <>
      <PageHeader lead={items.length > 0 && copy.lead} title={copy.title} />
      {items.length > 0 && <SeasonSteps items={items} />}
      {data && items.length === 0 && (
        <EmptyState
          action={<ButtonLink to={paths.wardrobe}>{copy.empty.action}</ButtonLink>}
          picture={<EmptyPlate pieces={tilePictures.wardrobe} />}
          text={copy.empty.text}
          title={copy.empty.title}
        />
      )}
      {!data && !failed && <Skeleton className="h-64 w-full" />}
      {failed && <FailedState copy={wardrobeCopy.loadFailed} query={query} />}
    </>
  );
}
