import type { WardrobeItem } from '#contract/garments.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import type { DeviceReading } from './on-device/reader.ts';

/**
 * State of the photos in the scanner panel. A photo is never lost: a failed one keeps its picture and its
 * reason and can be sent again.
 */

/**
 * `read`: by this device and not yet saved; the person decides how. `doubted`: shows no single garment, and waits
 * for confirmation.
 */
export type ScanStatus =
  | 'preparing'
  | 'ready'
  | 'scanning'
  | 'read'
  | 'doubted'
  | 'done'
  | 'failed'
  | 'unreadable';

export interface Doubt {
  /** A person wears the clothes: they can be separated. */
  outfit: boolean;
  text: string;
}

export interface QueuedPhoto {
  key: string;
  fileName: string;
  status: ScanStatus;
  /** Null while it is being prepared, or when the browser cannot decode it. */
  dataUrl: string | null;
  /** False when only the server may be able to open it. */
  viewable: boolean;
  error: string | null;
  /** Failed on this device: with the person's consent the server may try. */
  failedHere: boolean;
  doubt: Doubt | null;
  reading: DeviceReading | null;
  analysis: ScanAnalysis | null;
  item: WardrobeItem | null;
  similarId: string | null;
}

export interface ScanQueue {
  photos: readonly QueuedPhoto[];
  selectedKey: string | null;
  /** True while the panel follows the photo being scanned; picking a photo ends it. */
  following: boolean;
}

export type ScanEvent =
  | { type: 'added'; photos: readonly { key: string; fileName: string }[] }
  | { type: 'replaced'; key: string; fileName: string }
  | { type: 'prepared'; key: string; dataUrl: string; viewable: boolean }
  | { type: 'unreadable'; key: string; error: string }
  | { type: 'scanning'; key: string }
  | { type: 'scanned'; key: string; analysis: ScanAnalysis; item: WardrobeItem; similarId: string | null }
  | { type: 'distinct'; itemId: string }
  | { type: 'read'; key: string; reading: DeviceReading }
  | { type: 'doubted'; key: string; doubt: Doubt }
  | { type: 'failed'; key: string; error: string; here?: boolean }
  | { type: 'undone'; itemId: string }
  | { type: 'removed'; key: string }
  | { type: 'selected'; key: string };

export const emptyQueue: ScanQueue = { photos: [], selectedKey: null, following: true };

const unread = {
  error: null,
  failedHere: false,
  doubt: null,
  reading: null,
  analysis: null,
  item: null,
  similarId: null,
};

const fresh = (key: string, fileName: string): QueuedPhoto => ({
  key,
  fileName,
  status: 'preparing',
  dataUrl: null,
  viewable: false,
  ...unread,
});

const change = (queue: ScanQueue, key: string, fields: Partial<QueuedPhoto>): ScanQueue => ({
  ...queue,
  photos: queue.photos.map((photo) => (photo.key === key ? { ...photo, ...fields } : photo)),
});

function remove(queue: ScanQueue, key: string): ScanQueue {
  const index = queue.photos.findIndex((photo) => photo.key === key);
  if (index < 0) return queue;
  const photos = queue.photos.filter((photo) => photo.key !== key);
  if (queue.selectedKey !== key) return { ...queue, photos };
  return { ...queue, photos, selectedKey: (photos[index] ?? photos.at(-1))?.key ?? null };
}

export function scanQueueReducer(queue: ScanQueue, event: ScanEvent): ScanQueue {
  switch (event.type) {
    case 'added': {
      const added = event.photos.map(({ key, fileName }) => fresh(key, fileName));
      // After a finished garment, the newly added photo is selected.
      const selected = queue.photos.find((photo) => photo.key === queue.selectedKey);
      const stays = selected !== undefined && selected.status !== 'done';
      return {
        photos: [...queue.photos, ...added],
        selectedKey: stays ? queue.selectedKey : (added[0]?.key ?? queue.selectedKey),
        following: true,
      };
    }
    case 'replaced':
      return change(queue, event.key, { ...fresh(event.key, event.fileName) });
    case 'prepared':
      return change(queue, event.key, { status: 'ready', dataUrl: event.dataUrl, viewable: event.viewable });
    case 'unreadable':
      return change(queue, event.key, { status: 'unreadable', error: event.error });
    case 'scanning': {
      const next = change(queue, event.key, { status: 'scanning', ...unread });
      return queue.following ? { ...next, selectedKey: event.key } : next;
    }
    case 'scanned': {
      const { key, analysis, item, similarId } = event;
      return change(queue, key, { status: 'done', reading: null, analysis, item, similarId });
    }
    case 'read':
      return change(queue, event.key, { status: 'read', reading: event.reading });
    case 'doubted': {
      const asked = change(queue, event.key, { status: 'doubted', doubt: event.doubt });
      // Questions wait at the end, so that they do not hold up the garments.
      const isAsked = ({ key }: QueuedPhoto) => key === event.key;
      return {
        ...asked,
        photos: [...asked.photos.filter((photo) => !isAsked(photo)), ...asked.photos.filter(isAsked)],
      };
    }
    case 'distinct': {
      const photo = queue.photos.find(({ item }) => item?.id === event.itemId);
      return photo ? change(queue, photo.key, { similarId: null }) : queue;
    }
    case 'failed':
      return change(queue, event.key, {
        status: 'failed',
        error: event.error,
        failedHere: event.here === true,
      });
    case 'undone': {
      const photo = queue.photos.find(({ item }) => item?.id === event.itemId);
      return photo ? remove(queue, photo.key) : queue;
    }
    case 'removed':
      return remove(queue, event.key);
    case 'selected':
      return { ...queue, selectedKey: event.key, following: false };
  }
}

export const photosToScan = (queue: ScanQueue): QueuedPhoto[] =>
  queue.photos.filter(({ status }) => status === 'ready' || status === 'failed');

export const selectedPhoto = (queue: ScanQueue): QueuedPhoto | null =>
  queue.photos.find((photo) => photo.key === queue.selectedKey) ?? null;

export function queueProgress(queue: ScanQueue): {
  total: number;
  done: number;
  doubted: number;
  failed: number;
  busy: boolean;
} {
  const count = (status: ScanStatus) => queue.photos.filter((photo) => photo.status === status).length;
  return {
    total: queue.photos.length,
    done: count('done') + count('read'),
    doubted: count('doubted'),
    failed: count('failed') + count('unreadable'),
    busy: count('scanning') > 0,
  };
}
