import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from './when-idle.ts';

const stirrings = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Runs once, when idle after the first user interaction: the time to preload. Not within the event handler,
 * where a dozen requests take a slow phone longer than a frame.
 */
export function useFirstInteraction(callback: () => void) {
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
