import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isToasterWanted, loadToaster, onToasterWanted } from './toaster-wanted.ts';

const Toaster = lazy(loadToaster);

/** Lives in the root so that toasts survive navigation, and loads the toaster on the first toast. */
export function ToasterSlot() {
  const wanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
