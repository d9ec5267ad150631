import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#web/query.ts';
import { OpenWidget } from './open-widget.tsx';

/** The panel stands beside the pages, so it brings what they stand on. */
export function WidgetPanel() {
  return (
    <QueryClientProvider client={queryClient}>
      <OpenWidget />
    </QueryClientProvider>
  );
}
