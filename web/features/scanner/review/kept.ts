import { reviewDatabase } from '#web/pwa/names.ts';
import type { Entry } from './entries.ts';

/* The review survives a crash or a closed tab in IndexedDB; without it, it lasts until the page is closed. */

const stores = ['entries', 'photos'] as const;
type Store = (typeof stores)[number];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | undefined;
function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(reviewDatabase, 1);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      // A deletion, on signing out, must not wait for this page.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  return opened;
}

const memory: Record<Store, Map<string, unknown>> = { entries: new Map(), photos: new Map() };

async function write(store: Store, act: (target: IDBObjectStore) => readonly IDBRequest[]): Promise<void> {
  try {
    const transaction = (await open()).transaction(store, 'readwrite');
    const requests = act(transaction.objectStore(store));
    // Earlier than by itself: the page may be about to close.
    transaction.commit();
    await Promise.all(requests.map(done));
  } catch {
    // No storage, or no room in it: the page's memory has it.
  }
}

async function read(store: Store, id: string): Promise<unknown> {
  try {
    return await done((await open()).transaction(store).objectStore(store).get(id));
  } catch {
    return undefined;
  }
}

export async function keepEntries(entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) memory.entries.set(entry.id, entry);
  await write('entries', (target) => entries.map((entry) => target.put(entry, entry.id)));
}

export async function keepPhoto(id: string, dataUrl: string): Promise<void> {
  memory.photos.set(id, dataUrl);
  await write('photos', (target) => [target.put(dataUrl, id)]);
  // Sixty photos do not fit in a phone's memory.
  if ((await read('photos', id)) !== undefined) memory.photos.delete(id);
}

export async function keptPhoto(id: string): Promise<string | null> {
  const kept = memory.photos.get(id) ?? (await read('photos', id));
  return typeof kept === 'string' ? kept : null;
}

export async function forgetPhoto(id: string): Promise<void> {
  memory.photos.delete(id);
  await write('photos', (target) => [target.delete(id)]);
}

export async function forgetEntry(id: string): Promise<void> {
  memory.entries.delete(id);
  await write('entries', (target) => [target.delete(id)]);
  await forgetPhoto(id);
}

/** Deletes those of another person who has used this browser; a ward's are `guardian/ward`. */
export async function keptEntries(ownerId: string): Promise<Entry[]> {
  try {
    const all: Entry[] = await done((await open()).transaction('entries').objectStore('entries').getAll());
    const personOf = (id: string) => id.split('/', 1)[0];
    for (const entry of all) if (personOf(entry.ownerId) !== personOf(ownerId)) await forgetEntry(entry.id);
    return all.filter((entry) => entry.ownerId === ownerId);
  } catch {
    return [];
  }
}
