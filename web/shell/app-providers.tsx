import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadToaster } from '#web/components/toaster-wanted.ts';
import { useFirstStirring } from '#web/components/use-first-stirring.ts';
import { queryClient } from '#web/query.ts';

/** What every page of the app stands on, and the landing does without. */
export function AppProviders({ children }: { children: ReactNode }) {
  // A toast that tells of a lost connection can no longer be fetched.
  useFirstStirring(() => void loadToaster().catch(() => {}));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
