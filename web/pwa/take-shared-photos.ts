import { sharedCache } from './names.ts';

/** The photographs that were shared with the app, each of them once. */
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
