import { Outlet } from 'react-router';
import { NotFound } from '#web/features/not-found/not-found.tsx';
import { AppShell } from '#web/features/shell/app-shell.tsx';
import { WithSession } from './with-session.tsx';

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
