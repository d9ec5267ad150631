import { useEffect } from 'react';
import { hydratedEvent } from './names.ts';

export function useAnnounceHydration() {
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
}
