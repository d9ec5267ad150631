import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { useWardrobeAddress } from './use-wardrobe-address.ts';
import { WardrobeFailed } from './wardrobe-failed.tsx';
import { usePreloadedTab } from './wardrobe-parts.ts';
import { WardrobeScreen } from './wardrobe-screen.tsx';
import { WardrobeSkeleton } from './wardrobe-skeleton.tsx';

export const meta = () => pageMeta({ ...wardrobeCopy.meta, path: paths.wardrobe, noindex: true });

export default function WardrobePage() {
  usePreloadedTab(useWardrobeAddress().tab);
  const { data, isPending, isFetching, refetch } = useWardrobe();
  if (data) return <WardrobeScreen answer={data} />;
  if (isPending) return <WardrobeSkeleton />;
  return <WardrobeFailed onRetry={() => void refetch()} retrying={isFetching} />;
}
