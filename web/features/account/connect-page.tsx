import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { pageMeta } from '#web/meta.ts';

const Connect = onDemand(async () => (await import('./connect.tsx')).Connect);

export const meta = () =>
  pageMeta({
    title: 'Conectar un asistente',
    description: 'Decide qué puede hacer un asistente en tu cuenta.',
    path: '/connect',
    noindex: true,
  });

/** Imports little, because every page loads the table of what routes import. */
export default function ConnectPage() {
  return <Connect />;
}
