import { Outlet } from 'react-router';
import { AppShell } from '#web/shell/app-shell.tsx';
import { NotFound } from '#web/shell/not-found/not-found.tsx';
import { WithSession } from '../../shell/with-session.tsx';

/** To a visitor these pages do not exist (decision R3): the 404 page, with a way to sign in. */
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
