import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner } from 'sonner';
import { common } from '#web/copy/common.ts';

export { toast } from 'sonner';

const { promise, resolve: ready } = Promise.withResolvers<void>();
/** Resolves once mounted: earlier toasts would be lost. */
export const toasterReady = promise;

const wide = '(min-width: 1024px)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** At the top on phones and tablets, which have a bottom bar. */
export default function Toaster() {
  // Runs after the effects of the children, when toasts are accepted.
  useEffect(ready, []);
  const roomy = useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
  return (
    <Sonner
      containerAriaLabel={common.notifications}
      mobileOffset={{ top: '0.75rem', left: '1rem', right: '1rem' }}
      offset="1.5rem"
      position={roomy ? 'bottom-right' : 'top-center'}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: common.close,
        classNames: { toast: 'toast', success: 'toast-good', error: 'toast-bad' },
      }}
      visibleToasts={3}
    />
  );
}
