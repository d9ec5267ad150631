import type { ReactNode } from 'react';
import { useOfflineCopy } from '#web/pwa/offline-copy.ts';

/** Disables its controls offline, when the wardrobe is a read-only copy. */
export function OnlineOnly({ children }: { children: ReactNode }) {
  if (useOfflineCopy() === null) return children;
  return (
    <fieldset className="contents" disabled>
      {children}
    </fieldset>
  );
}
