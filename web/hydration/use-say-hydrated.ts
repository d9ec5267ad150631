import { useEffect } from 'react';
import { hydratedEvent } from './names.ts';

export function useSayHydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
}
