import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isToasterWanted, loadToaster, onToasterWanted } from './toaster-wanted.ts';

const Toaster = lazy(loadToaster);

/**
 * Toasts stand in the root so that they outlive a change of page, but a page that shows none should
 * not load them: the slot stays empty until there is something to say.
 */
export function ToasterSlot() {
  const wanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
