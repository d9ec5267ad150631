import { Outlet } from 'react-router';
import { AppShell } from '#web/shell/app-shell.tsx';
import { NotFound } from '#web/shell/not-found/not-found.tsx';
import { WithSession } from '../../shell/with-session.tsx';

/** Visitors get the 404 page with a sign-in link (decision R3). */
export default function MembersOnly() {
  return (
    <WithSession>
      {(user) =>
        user ? (
          <AppShell>
            <Outlet />
          </AppShell>
        ) : (
          <NotFound signInOffered />
        )
      }
    </WithSession>
  );
}
