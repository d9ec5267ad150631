import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { AppProviders } from '#web/shell/app-providers.tsx';
import { AppShell } from '#web/shell/app-shell.tsx';
import { WithSession } from '#web/shell/with-session.tsx';
import { Home } from './home.tsx';

const Landing = onDemand(() => import('#web/features/landing/landing.tsx'), 'Landing');

export default function MemberOrVisitor() {
  return (
    <AppProviders>
      <WithSession>
        {(user) =>
          user ? (
            <AppShell withLogout={false}>
              <Home user={user} />
            </AppShell>
          ) : (
            <Landing />
          )
        }
      </WithSession>
    </AppProviders>
  );
}
