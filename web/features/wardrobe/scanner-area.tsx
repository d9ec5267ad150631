import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { WardrobeItem } from '#contract/garments.ts';
import { TabPanel } from '#web/components/tabs.tsx';
import { ScannerPanel } from '#web/features/scanner/scanner-panel.tsx';
import { useScanQueue } from '#web/features/scanner/use-scan-queue.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { sharedCache, sharedParam } from '#web/pwa/names.ts';
import type { WardrobeTab } from './use-wardrobe-address.ts';

interface ScannerAreaProps {
  tab: WardrobeTab;
  items: readonly WardrobeItem[];
  onView: (garmentId: string) => void;
}

/** Stays mounted once opened, so that scanning continues in other tabs. */
export function ScannerArea({ tab, items, onView }: ScannerAreaProps) {
  const queue = useScanQueue();
  useSharedPhotos(queue.add);
  return (
    <TabPanel value="scanner">
      <OnlineOnly>
        <ScannerPanel control={queue} current={tab === 'scanner'} items={items} onView={onView} />
      </OnlineOnly>
    </TabPanel>
  );
}

/** Adds photos shared from the phone's gallery (Web Share Target), if the address announces any. */
function useSharedPhotos(add: (files: readonly File[]) => void) {
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

/** Returns the shared photographs and removes them from the cache. */
async function takeSharedPhotos(): Promise<File[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(sharedCache);
  const photos: File[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    await cache.delete(request);
    if (!kept) continue;
    const blob = await kept.blob();
    const name = decodeURIComponent(kept.headers.get('x-name') ?? '');
    photos.push(new File([blob], name, { type: blob.type }));
  }
  return photos;
}
