import { useSyncExternalStore } from 'react';
import { copiedAtHeader } from './names.ts';

/** When the wardrobe on screen was seen; null while answers come from the server itself. */
let copiedAt: string | null = null;
const listeners = new Set<() => void>();

/** Looks whether an answer is the server's or the service worker's copy of it. */
export function noteOrigin({ headers }: Response): void {
  const now = headers.get(copiedAtHeader);
  if (now === copiedAt) return;
  copiedAt = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** When what is on screen was last seen, if there is no connection: then it is only to be read. */
export function useOfflineCopy(): Date | null {
  const at = useSyncExternalStore(
    subscribe,
    () => copiedAt,
    () => null,
  );
  return at === null ? null : new Date(at);
}
