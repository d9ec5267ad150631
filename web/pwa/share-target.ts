import { sharedCache, sharedParam } from './names.ts';

/** Stores the shared photographs and opens the scanner, which takes them. */
export async function receiveShare(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll('photos').filter((value): value is File => value instanceof File);
  const cache = await caches.open(sharedCache);
  for (const [at, file] of files.entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await cache.put(`/${sharedParam}/${Date.now()}-${at}`, new Response(file, { headers }));
  }
  return Response.redirect(`/wardrobe?tab=scanner&${sharedParam}=1`, 303);
}
