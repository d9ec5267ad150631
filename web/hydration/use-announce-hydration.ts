import { useEffect } from 'react';
import { servedHead } from '#web/pwa/names.ts';
import { hydratedEvent } from './names.ts';

export function useAnnounceHydration() {
  useEffect(() => {
    for (const tag of document.head.querySelectorAll(`[${servedHead}]`)) tag.remove();
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
}
