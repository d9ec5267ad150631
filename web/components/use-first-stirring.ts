import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from './when-idle.ts';

const stirrings = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Runs once, soon after the person moves, touches or types: the time to fetch what they may want
 * next, which by then no longer delays what they came for. Not in the very gesture: asking for a dozen
 * files takes a slow phone longer than a frame.
 */
export function useFirstStirring(callback: () => void) {
  const onStirring = useEffectEvent(callback);
  useEffect(() => {
    const first = () => {
      stop();
      whenIdle(() => onStirring());
    };
    const stop = () => {
      for (const stirring of stirrings) window.removeEventListener(stirring, first);
    };
    for (const stirring of stirrings) window.addEventListener(stirring, first, { passive: true });
    return stop;
  }, []);
}
