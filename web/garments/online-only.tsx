import type { ReactNode } from 'react';
import { useOfflineCopy } from '#web/pwa/offline-copy.ts';

/** Around what changes something: without a connection there is only a copy, and a copy is to be read. */
export function OnlineOnly({ children }: { children: ReactNode }) {
  if (useOfflineCopy() === null) return children;
  return (
    <fieldset className="contents" disabled>
      {children}
    </fieldset>
  );
}
