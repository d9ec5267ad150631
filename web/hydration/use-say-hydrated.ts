import { useEffect } from 'react';
import { hydratedEvent } from './names.ts';

/** Tells the start script that React answers from now on. */
export function useSayHydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
}
