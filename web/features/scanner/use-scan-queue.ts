import { useEffect, useReducer, useRef } from 'react';
import { photoDoubtText } from '#contract/not-garments.ts';
import { ApiError, api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import type { Output } from '#web/endpoints.ts';
import { formatList } from '#web/format/words.ts';
import { base64Part, isPhotoFile } from '#web/garments/photos/photo-file.ts';
import { preparePhoto } from '#web/garments/photos/prepare-photo.ts';
import { putGarment } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { keptBy, useUser } from '#web/session.ts';
import { photoTimeoutMs } from '#web/timings.ts';
import { reviewFrom } from './review/entries.ts';
import { emptyQueue, photosToScan, type QueuedPhoto, scanQueueReducer } from './scan-queue.ts';

const { toasts, unreadable } = scannerCopy;
type Filed = Output<'POST /api/wardrobe/scan'>;

const staysOnDevice = async () => (await import('./on-device/preference.ts')).staysOnDevice();

/**
 * Processes the queue. It lives above the tabs, so that scanning continues in other tabs. Photos are
 * scanned one at a time: each takes the whole scanner.
 */
export function useScanQueue() {
  const [queue, dispatch] = useReducer(scanQueueReducer, emptyQueue);
  const id = keptBy(useUser());
  const nextKey = useRef(0);
  const busy = useRef(false);
  const dropped = useRef(new Set<string>());
  /** Asked for while photographs are still being prepared. */
  const wanted = useRef(false);

  async function prepare(key: string, file: File) {
    try {
      dispatch({ type: 'prepared', key, ...(await preparePhoto(file)) });
    } catch (error) {
      const message = messageOf(error, unreadable.file);
      dispatch({ type: 'unreadable', key, error: message });
    }
  }

  async function filed(key: string, { analysis, item, similarId }: Filed) {
    dispatch({ type: 'scanned', key, analysis, item, similarId });
    await wardrobeCache.change(putGarment(item));
    notifySuccess(toasts.done, toasts.doneText(item.name));
  }

  /** Never falls back to the server: uploading needs the person's consent. */
  async function readOnDevice(key: string, dataUrl: string, confirmed: boolean) {
    try {
      const reader = await import('./on-device/reader.ts');
      const reading = await reader.readOnDevice(dataUrl, confirmed);
      if ('doubt' in reading) {
        const { doubt } = reading;
        const text = photoDoubtText(doubt);
        dispatch({ type: 'doubted', key, doubt: { outfit: doubt === 'outfit', text } });
      } else dispatch({ type: 'read', key, reading });
    } catch (error) {
      const isTold = error instanceof Error && error.name === 'NotReadHere';
      const message = isTold ? error.message : toasts.failedText;
      dispatch({ type: 'failed', key, error: message, here: true });
      notifyError(toasts.failed, message);
    }
  }

  async function scanOne({ key, dataUrl, doubt }: QueuedPhoto, here: boolean) {
    if (dataUrl === null || dropped.current.has(key)) return;
    dispatch({ type: 'scanning', key });
    // A second scan of a doubted photo is the person's word that it is a garment.
    const confirmed = doubt !== null;
    if (here) return readOnDevice(key, dataUrl, confirmed);
    try {
      const imageBase64 = base64Part(dataUrl);
      const body = { imageBase64, ...(confirmed && { confirmed }) };
      await filed(key, await api('POST /api/wardrobe/scan', { body }, { timeoutMs: photoTimeoutMs }));
    } catch (error) {
      const message = messageOf(error, toasts.failedText);
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'not_a_garment' || code === 'worn_outfit') {
        dispatch({ type: 'doubted', key, doubt: { outfit: code === 'worn_outfit', text: message } });
        return;
      }
      dispatch({ type: 'failed', key, error: message });
      notifyError(toasts.failed, message);
    }
  }

  async function add(files: readonly File[]) {
    const photos = files.filter(isPhotoFile);
    const others = files.filter((file) => !isPhotoFile(file));
    if (others.length > 0) {
      notifyError(toasts.onlyImages, toasts.onlyImagesText(formatList(others.map(({ name }) => name))));
    }
    if (photos.length === 0) return;
    if (photos.length >= reviewFrom) {
      const { addToReview } = await import('./review/review.ts');
      return addToReview(id, photos);
    }
    const added = photos.map((file) => ({ key: `foto-${nextKey.current++}`, fileName: file.name, file }));
    dispatch({ type: 'added', photos: added.map(({ key, fileName }) => ({ key, fileName })) });
    // One at a time: ten decoded photos do not fit in a phone's memory.
    for (const { key, file } of added) await prepare(key, file);
  }

  async function scan(photos: readonly QueuedPhoto[], where?: 'server') {
    if (photos.length === 0) {
      notifyError(common.error, toasts.imageRequired);
      return;
    }
    if (busy.current) return;
    busy.current = true;
    try {
      const here = where !== 'server' && (await staysOnDevice());
      for (const photo of photos) await scanOne(photo, here);
    } finally {
      busy.current = false;
      void wardrobeCache.refresh();
    }
  }

  function scanWaiting() {
    wanted.current = queue.photos.some(({ status }) => status === 'preparing');
    if (!wanted.current) void scan(photosToScan(queue));
  }

  useEffect(() => {
    if (!wanted.current || queue.photos.some(({ status }) => status === 'preparing')) return;
    wanted.current = false;
    const photos = photosToScan(queue);
    if (photos.length > 0) void scan(photos);
  });

  function replace(key: string, file: File) {
    if (!isPhotoFile(file)) {
      notifyError(toasts.onlyImages, toasts.onlyImagesText(file.name));
      return;
    }
    dispatch({ type: 'replaced', key, fileName: file.name });
    void prepare(key, file);
  }

  return {
    queue,
    add: (files: readonly File[]) => void add(files),
    replace,
    scan: scanWaiting,
    retry: (photo: QueuedPhoto) => void scan([photo]),
    scanOnServer: (photo: QueuedPhoto) => void scan([photo], 'server'),
    filed,
    select: (key: string) => dispatch({ type: 'selected', key }),
    remove: (key: string) => {
      dropped.current.add(key);
      dispatch({ type: 'removed', key });
    },
    keep: (itemId: string) => dispatch({ type: 'distinct', itemId }),
    forget: (itemId: string) => dispatch({ type: 'undone', itemId }),
  };
}

export type ScanQueueControl = ReturnType<typeof useScanQueue>;
