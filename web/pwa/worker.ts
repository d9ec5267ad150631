/// <reference lib="webworker" />

import { splitLanguage } from '#contract/languages.ts';
import { sharedPath } from '#contract/shared-path.ts';
import { asset, completeApp, installApp, page, removeOldApps } from './app-copy.ts';
import { keepSharedPhotos } from './keep-shared-photos.ts';
import { type KeepMessage, sharedAddressParam, sharePath } from './names.ts';
import { openNotified, renewSubscription, showPushed } from './notifications.ts';
import {
  cacheNow,
  changesUser,
  clearPersonCache,
  eraseUnfiled,
  isKept,
  isPicture,
  networkFirst,
  picture,
} from './person-copy.ts';

/*
 * Caches the application and the last seen wardrobe for offline use. A new build waits until all pages of
 * the old one are closed.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => event.waitUntil(installApp()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOldApps().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  const message = event.data as KeepMessage | undefined;
  if (message?.type === 'keep') event.waitUntil(cacheNow().catch(() => {}));
  if (message?.type === 'complete') event.waitUntil(completeApp().catch(() => {}));
});

worker.addEventListener('push', (event) => event.data && event.waitUntil(showPushed(event.data.json())));

worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotified(event.notification)));

worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  const later = (work: Promise<unknown>) => event.waitUntil(work);

  if (changesUser(request.method, pathname)) {
    const erased =
      pathname === '/api/logout' ? Promise.all([clearPersonCache(), eraseUnfiled()]) : clearPersonCache();
    event.waitUntil(erased);
    return;
  }
  if (request.method === 'POST' && splitLanguage(pathname).path === sharePath)
    return event.respondWith(receiveShare(request));
  if (request.method !== 'GET') return;
  if (isKept(pathname)) return event.respondWith(networkFirst(request, pathname, later));
  if (isPicture(pathname)) return event.respondWith(picture(request, pathname, later));
  if (pathname.startsWith('/assets/')) return event.respondWith(asset(request, later));
  // Shared outfits disappear with their link.
  if (pathname.startsWith(sharedPath(''))) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request));
});

/** Applications share addresses as such or inside a text. */
function addressIn(form: FormData): string | undefined {
  const said = ['url', 'text', 'title'].map((name) => String(form.get(name) ?? '')).join(' ');
  return /https?:\/\/[^\s"<>]+/i.exec(said)?.[0];
}

/** Stores the shared photographs and opens the scanner, which takes them. */
async function receiveShare(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll('photos').filter((value): value is File => value instanceof File);
  const address = files.length === 0 && addressIn(form);
  if (address)
    return Response.redirect(
      `/wardrobe/import?${new URLSearchParams({ [sharedAddressParam]: address })}`,
      303,
    );
  return Response.redirect(await keepSharedPhotos(files), 303);
}
