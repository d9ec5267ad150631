import type { GarmentChanges } from '#contract/garments.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { removeNote, writeNote } from './note.ts';

/* Photos that wait in this browser for an account. */

export interface KeptPhoto {
  /** Becomes the garment's. */
  readonly id: string;
  readonly addedAt: number;
  /** Tells a photo that is chosen twice. */
  readonly source: string;
  /** Null once it is filed. */
  readonly photo: Blob | null;
  readonly analysis: ScanAnalysis;
  /** As the person has seen it. */
  readonly shown: Required<Pick<GarmentChanges, 'kind' | 'name' | 'season'>>;
  /** The person has corrected the kind. */
  readonly told: boolean;
}

const database = 'vestidor-prueba';
const store = 'fotos';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
  return settled(request);
}

/** Resolves once the change is on the disk. */
async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open();
  try {
    const transaction = db.transaction(store, mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([settled(work(transaction.objectStore(store))), done]);
    return result;
  } finally {
    db.close();
  }
}

export async function keptPhotos(): Promise<KeptPhoto[]> {
  const photos: KeptPhoto[] = await withStore('readonly', (kept) => kept.getAll());
  return photos.sort((a, b) => a.addedAt - b.addedAt);
}

/** @throws where the browser does not store it, as without space */
export async function keepPhoto(photo: KeptPhoto): Promise<void> {
  // The note comes first: photos without one would never be forgotten.
  writeNote({});
  await withStore('readwrite', (kept) => kept.put(photo));
}

export const dropPhoto = (id: string) => withStore('readwrite', (kept) => kept.delete(id));

export async function forgetTryout(): Promise<void> {
  // The photos go first: without a note nothing would find them.
  if (typeof indexedDB === 'object') await settled(indexedDB.deleteDatabase(database));
  removeNote();
}
