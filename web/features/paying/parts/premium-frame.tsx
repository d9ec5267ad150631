import type { ReactNode } from 'react';
import type { User } from '#web/session.ts';
import { AppShell } from '#web/shell/app-shell.tsx';
import { PublicHeader } from '#web/shell/public-header.tsx';
import { WithSession } from '#web/shell/with-session.tsx';

/** Members see the page in the app's shell, visitors below the public header. */
export function PremiumFrame({ children }: { children: (user: User | null) => ReactNode }) {
  return (
    <WithSession>
      {(user) =>
        user ? (
          <AppShell>{children(user)}</AppShell>
        ) : (
          <>
            <PublicHeader />
            <main className="mx-auto max-w-6xl px-5 pt-8 pb-16 sm:px-8 sm:pt-12" id="contenido">
              {children(null)}
            </main>
          </>
        )
      }
    </WithSession>
  );
}
