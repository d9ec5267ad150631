import { storeCopy } from '#web/copy/store.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { StoreScreen } from './store-screen.tsx';

export const meta = () => pageMeta({ ...storeCopy.meta, path: paths.store, noindex: true });

export default function StorePage() {
  return <StoreScreen />;
}
