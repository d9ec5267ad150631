import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { sharedParam } from '#web/pwa/names.ts';
import { takeSharedPhotos } from '#web/pwa/take-shared-photos.ts';

/** Adds photos shared from the phone's gallery (Web Share Target), if the address announces any. */
export function useSharedPhotos(add: (files: readonly File[]) => void) {
  const [params, setParams] = useSearchParams();
  const shared = params.has(sharedParam);
  const take = useEffectEvent(async () => {
    const photos = await takeSharedPhotos();
    if (photos.length > 0) add(photos);
    const next = new URLSearchParams(params);
    next.delete(sharedParam);
    setParams(next, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (shared) void take();
  }, [shared]);
}
