import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

/**
 * Toasts stand in the root so that they outlive a change of page, but a page that never shows one
 * (the landing) should not load them: the slot stays empty until a part of the app asks.
 */
const Toaster = lazy(() => import('./toaster.tsx'));

let wanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Asks for the toasts; whatever calls `notify…` stands under a component that uses this. */
export function useToasts() {
  useEffect(() => {
    wanted = true;
    for (const listener of listeners) listener();
  }, []);
}

export function ToasterSlot() {
  const shown = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
