import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Toaster as Sonner, toast } from 'sonner';
import { common } from '#web/copy/common.ts';

export { toast } from 'sonner';

const shownAt = new Map<number | string, number>();
/** A toast that came with the navigation itself, in milliseconds. */
const fresh = 1000;

export const remember = (id: number | string) => shownAt.set(id, performance.now());

function endEarlierToasts() {
  for (const [id, at] of shownAt) {
    if (performance.now() - at < fresh) continue;
    toast.dismiss(id);
    shownAt.delete(id);
  }
}

const { promise, resolve: ready } = Promise.withResolvers<void>();
/** Resolves once mounted: earlier toasts would be lost. */
export const toasterReady = promise;

const aboveBar = { bottom: 'calc(var(--toast-floor, var(--floor)) + 0.75rem)', left: '1rem', right: '1rem' };
const besideChat = { bottom: '1.5rem', right: '6rem' };
const wide = '(min-width: 1024px)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

let tabbing = false;
function noteTab({ key, shiftKey }: KeyboardEvent) {
  if (key !== 'Tab' || shiftKey) return;
  tabbing = true;
  setTimeout(() => {
    tabbing = false;
  });
}

/** Sonner takes the focus back when it leaves a toast: Tab, whose last stop it is, would never get past. */
function letFocusLeave({ target, relatedTarget }: FocusEvent) {
  const toasts = target instanceof Element && target.closest('[data-sonner-toaster]');
  if (!toasts || (relatedTarget instanceof Node && toasts.contains(relatedTarget))) return;
  const next = tabbing ? document.querySelector<HTMLElement>('a[href], button') : null;
  (relatedTarget instanceof HTMLElement ? relatedTarget : next)?.focus();
}

/** Above the bottom bar of phones and tablets, or the buttons of a dialog. Leaving the page ends its toasts. */
export default function Toaster() {
  // Runs after the effects of the children, when toasts are accepted.
  useEffect(ready, []);
  useEffect(() => {
    document.addEventListener('keydown', noteTab, true);
    document.addEventListener('focusout', letFocusLeave);
    return () => {
      document.removeEventListener('keydown', noteTab, true);
      document.removeEventListener('focusout', letFocusLeave);
    };
  }, []);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(endEarlierToasts, [pathname]);
  const roomy = useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
  return (
    <Sonner
      containerAriaLabel={common.notifications}
      mobileOffset={aboveBar}
      offset={roomy ? besideChat : aboveBar}
      position={roomy ? 'bottom-right' : 'bottom-center'}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: common.close,
        classNames: { toast: 'toast', success: 'toast-good', error: 'toast-bad' },
      }}
      visibleToasts={3}
    />
  );
}
