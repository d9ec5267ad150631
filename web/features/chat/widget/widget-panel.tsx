import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#web/query.ts';
import { useSession } from '#web/session.ts';
import { OpenWidget } from './open-widget.tsx';

/** Outside the routes, so it needs the providers itself. */
export function WidgetPanel() {
  return (
    <QueryClientProvider client={queryClient}>
      <WithSessionTalk />
    </QueryClientProvider>
  );
}

/** The stored talk is shown only once the session is known. */
function WithSessionTalk() {
  const session = useSession();
  if (session.isPending) return null;
  return <OpenWidget personId={session.data?.id ?? null} />;
}
