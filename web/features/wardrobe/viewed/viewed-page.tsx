import { useParams } from 'react-router';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { viewersCopy } from '#web/copy/viewers.ts';
import { pageMeta } from '#web/meta.ts';

const ViewedWardrobe = onDemand(() => import('./viewed-wardrobe.tsx'), 'ViewedWardrobe');

export const meta = () => pageMeta({ ...viewersCopy.page.meta, noindex: true });

/** Imports little, because every page loads the table of what routes import. */
export default function ViewedPage() {
  const { id = '' } = useParams();
  return <ViewedWardrobe id={id} key={id} />;
}
