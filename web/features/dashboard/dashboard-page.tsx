import { lazy, Suspense } from 'react';
import { FullScreenSpinner } from '#web/components/spinner.tsx';
import { dashboard } from '#web/copy/dashboard.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { AppShell } from '#web/shell/app-shell.tsx';
import { WithSession } from '#web/shell/with-session.tsx';
import { Dashboard } from './dashboard.tsx';

const AccessRequired = lazy(async () => ({
  default: (await import('./access-required.tsx')).AccessRequired,
}));

export const meta = () => pageMeta({ ...dashboard.meta, path: paths.dashboard, noindex: true });

export default function DashboardPage() {
  return (
    <WithSession>
      {(user) =>
        user ? (
          <AppShell>
            <Dashboard />
          </AppShell>
        ) : (
          <Suspense fallback={<FullScreenSpinner />}>
            <AccessRequired />
          </Suspense>
        )
      }
    </WithSession>
  );
}
