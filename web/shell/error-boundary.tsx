import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { shell } from '#web/copy/shell.ts';
import { NotFound } from '#web/shell/not-found/not-found.tsx';

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main className="grid min-h-dvh place-items-center px-5">
      <EmptyState
        action={<Button onClick={() => window.location.reload()}>{shell.crash.reload}</Button>}
        copy={shell.crash}
      />
    </main>
  );
}
