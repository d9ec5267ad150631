import { sharedCache, sharedParam } from './names.ts';

/** Until the scanner takes them; returns the scanner's address. */
export async function keepSharedPhotos(files: readonly File[]): Promise<string> {
  const cache = await caches.open(sharedCache);
  for (const [at, file] of files.entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await cache.put(`/${sharedParam}/${Date.now()}-${at}`, new Response(file, { headers }));
  }
  return `/wardrobe?tab=scanner&${sharedParam}=1`;
}
