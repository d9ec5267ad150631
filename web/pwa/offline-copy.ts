import { useSyncExternalStore } from 'react';
import { copiedAtHeader } from './names.ts';

/** Time of the displayed copy; null while responses come from the server. */
let copiedAt: string | null = null;
const listeners = new Set<() => void>();

/** Notes whether a response came from the server or from the worker's cache. */
export function trackOrigin({ headers }: Response): void {
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

/** Time of the read-only copy while offline, otherwise null. */
export function useOfflineCopy(): Date | null {
  const at = useSyncExternalStore(
    subscribe,
    () => copiedAt,
    () => null,
  );
  return at === null ? null : new Date(at);
}
