import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#web/query.ts';
import { useSession } from '#web/session.ts';
import { OpenWidget } from './open-widget.tsx';

/** The panel stands beside the pages, so it brings what they stand on. */
export function WidgetPanel() {
  return (
    <QueryClientProvider client={queryClient}>
      <WhoeverIsHere />
    </QueryClientProvider>
  );
}

/** What this tab said before is shown to nobody until it is known who looks. */
function WhoeverIsHere() {
  const session = useSession();
  if (session.isPending) return null;
  return <OpenWidget personId={session.data?.id ?? null} />;
}
