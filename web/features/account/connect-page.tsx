import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { connect } from '#web/copy/connect.ts';
import { pageMeta } from '#web/meta.ts';

const Connect = onDemand(() => import('./connect.tsx'), 'Connect');

export const meta = () =>
  pageMeta({
    ...connect,
    path: '/connect',
    noindex: true,
  });

/** Imports little, because every page loads the table of what routes import. */
export default function ConnectPage() {
  return <Connect />;
}
