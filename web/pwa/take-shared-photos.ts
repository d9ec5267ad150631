import { sharedCache } from './names.ts';

/** Returns the shared photographs and removes them from the cache. */
export async function takeSharedPhotos(): Promise<File[]> {
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
