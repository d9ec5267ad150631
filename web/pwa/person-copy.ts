import { copiedAtHeader, personCache, reviewDatabase, sharedCache } from './names.ts';

/* Cache of the signed-in user's data: account, wardrobe and pictures. Deleted on sign-out. */

const userPath = '/api/auth/user';
const wardrobePath = '/api/wardrobe';
const kept = new Set([userPath, wardrobePath, '/api/subscription/status', '/api/trial/status']);
const picturesMax = 600;
/** Limit of pictures fetched for a wardrobe shown before the worker was active. */
const picturesAhead = 150;

/** Incremented by each deletion: responses requested before it are not cached. */
let erasures = 0;

export const isKept = (path: string): boolean => kept.has(path);
export const isPicture = (path: string): boolean => /^\/api\/photos\//.test(path);

/** Signing in, signing out and deleting the account change the user. */
export const changesUser = (method: string, path: string): boolean =>
  path === '/api/logout' ||
  path === '/api/demo-login' ||
  (method !== 'GET' && /^\/api\/(login|register|trial\/register|account|household)\b/.test(path));

export async function clearPersonCache(): Promise<void> {
  erasures += 1;
  await caches.delete(personCache);
}

/** Photographs that are not filed yet. */
export async function eraseUnfiled(): Promise<void> {
  indexedDB.deleteDatabase(reviewDatabase);
  await caches.delete(sharedCache);
}

async function withDate(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(copiedAtHeader, new Date().toUTCString());
  // The stored body is already decoded.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(await response.blob(), { status: response.status, headers });
}

async function isOtherUser(cache: Cache, fresh: Response): Promise<boolean> {
  const known = await cache.match(userPath);
  if (!known) return false;
  const [before, now] = await Promise.all([known.json(), fresh.clone().json()]);
  return before.id !== now.id || before.ward?.id !== now.ward?.id;
}

async function keep(path: string, response: Response, since: number): Promise<void> {
  let cache = await caches.open(personCache);
  if (path === userPath && (await isOtherUser(cache, response))) {
    await clearPersonCache();
    cache = await caches.open(personCache);
  } else if (since !== erasures) return;
  await cache.put(path, await withDate(response));
}

/** Network first; the cached response with its date when offline. */
export async function networkFirst(request: Request, path: string, later: (work: Promise<unknown>) => void) {
  const since = erasures;
  try {
    const response = await fetch(request);
    if (response.ok) later(keep(path, response.clone(), since));
    else if (response.status === 401) later(clearPersonCache());
    return response;
  } catch (error) {
    const copy = await (await caches.open(personCache)).match(path);
    if (copy) return copy;
    throw error;
  }
}

async function trim(cache: Cache): Promise<void> {
  const pictures = (await cache.keys()).filter(({ url }) => isPicture(new URL(url).pathname));
  for (const picture of pictures.slice(0, Math.max(0, pictures.length - picturesMax)))
    await cache.delete(picture);
}

/**
 * Cache first: pictures are immutable unless their headers say otherwise, as for drawings yet to be
 * rendered.
 */
export async function picture(request: Request, path: string, later: (work: Promise<unknown>) => void) {
  const since = erasures;
  const cache = await caches.open(personCache);
  const copy = await cache.match(path);
  if (copy?.headers.get('cache-control')?.includes('immutable')) return copy;
  try {
    const response = await fetch(request);
    if (response.ok && since === erasures) later(cache.put(path, response.clone()).then(() => trim(cache)));
    return response;
  } catch (error) {
    if (copy) return copy;
    throw error;
  }
}

/** Caches what was shown before the worker was active. */
export async function cacheNow(): Promise<void> {
  const ignore = () => {};
  const works: Promise<unknown>[] = [];
  const later = (work: Promise<unknown>) => void works.push(work);
  const user = await networkFirst(new Request(userPath), userPath, later);
  await Promise.all(works);
  if (!user.ok) return;
  for (const path of kept) await networkFirst(new Request(path), path, later).catch(ignore);
  await Promise.all(works);
  const wardrobe = await (await caches.open(personCache)).match(wardrobePath);
  const found = (await wardrobe?.text())?.match(/\/api\/photos\/[^"\\]+(?=")/g) ?? [];
  for (const path of [...new Set(found)].filter((url) => !url.endsWith('full')).slice(0, picturesAhead)) {
    await picture(new Request(path), path, later).catch(ignore);
  }
  await Promise.all(works);
}
