import { useEffect, useEffectEvent } from 'react';

const stirrings = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Runs once, as soon as the person moves, touches or types: the time to fetch what they may want
 * next, which by then no longer delays what they came for.
 */
export function useFirstStirring(callback: () => void) {
  const onStirring = useEffectEvent(callback);
  useEffect(() => {
    const first = () => {
      stop();
      onStirring();
    };
    const stop = () => {
      for (const stirring of stirrings) window.removeEventListener(stirring, first);
    };
    for (const stirring of stirrings) window.addEventListener(stirring, first, { passive: true });
    return stop;
  }, []);
}
