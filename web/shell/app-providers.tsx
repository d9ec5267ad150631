import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFirstInteraction } from '#web/components/behaviour/use-first-interaction.ts';
import { loadToaster } from '#web/components/feedback/toaster-wanted.ts';
import { queryClient } from '#web/query.ts';

export function AppProviders({ children }: { children: ReactNode }) {
  // Loaded early: it could not be fetched once the connection is lost.
  useFirstInteraction(() => void loadToaster().catch(() => {}));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
