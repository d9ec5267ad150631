import type { ReactNode } from 'react';
import { FullScreenSpinner } from '#web/components/feedback/spinner.tsx';
import { type User, useSession } from '#web/session.ts';
import { ConnectionLost } from '#web/shell/connection-lost.tsx';

/** Renders once the session is known, with null for a visitor. */
export function WithSession({ children }: { children: (user: User | null) => ReactNode }) {
  const session = useSession();
  if (session.isPending) return <FullScreenSpinner />;
  if (session.data === undefined) {
    return <ConnectionLost onRetry={() => session.refetch()} retrying={session.isFetching} />;
  }
  return children(session.data);
}
