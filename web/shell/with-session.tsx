import type { ReactNode } from 'react';
import { FullScreenSpinner } from '#web/components/spinner.tsx';
import { type User, useSession } from '#web/session.ts';
import { ConnectionLost } from '#web/shell/connection-lost.tsx';

/** Waits until it is known who is looking, then draws for a member or, with null, for a visitor. */
export function WithSession({ children }: { children: (user: User | null) => ReactNode }) {
  const session = useSession();
  if (session.isPending) return <FullScreenSpinner />;
  if (session.data === undefined) {
    return <ConnectionLost onRetry={() => session.refetch()} retrying={session.isFetching} />;
  }
  return children(session.data);
}
