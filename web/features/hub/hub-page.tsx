import { hub } from '#web/copy/hub.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { Hub } from './hub.tsx';

/** The same screen at both of its addresses; the first is the one that counts. */
export const meta = () => pageMeta({ ...hub.meta, path: paths.hub, noindex: true });

export default function HubPage() {
  return <Hub />;
}
