import { dashboard } from '#web/copy/dashboard.ts';
import { WithSession } from '#web/features/auth/with-session.tsx';
import { AppShell } from '#web/features/shell/app-shell.tsx';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { AccessRequired } from './access-required.tsx';
import { Dashboard } from './dashboard.tsx';

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
          <AccessRequired />
        )
      }
    </WithSession>
  );
}
