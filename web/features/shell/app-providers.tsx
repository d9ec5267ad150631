import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useToasts } from '#web/components/toaster-slot.tsx';
import { queryClient } from '#web/query.ts';

/** What every page of the app stands on, and the landing does without. */
export function AppProviders({ children }: { children: ReactNode }) {
  useToasts();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
