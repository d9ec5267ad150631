import { useSyncExternalStore } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { photoDoubtText } from '#contract/not-garments.ts';
import { ApiError, api, messageOf, NetworkError } from '#web/api.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { reviewCopy } from '#web/copy/scan-review.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { newId } from '#web/format/new-id.ts';
import { formatList } from '#web/format/words.ts';
import { base64Part, isPhotoFile } from '#web/garments/photos/photo-file.ts';
import { preparePhoto } from '#web/garments/photos/prepare-photo.ts';
import { photoTimeoutMs } from '#web/timings.ts';
import { blobOfDataUrl } from '../on-device/blob-of-data-url.ts';
import { staysOnDevice } from '../on-device/preference.ts';
import type { DeviceReading } from '../on-device/reader.ts';
import { asHeld, type Changes, type Entry, inCalls, joined, newEntry } from './entries.ts';
import { forgetEntry, forgetPhoto, keepEntries, keepPhoto, keptEntries, keptPhoto } from './kept.ts';

/* The photos under review. They belong to no component: reading goes on in other tabs and pages. */

const thumbSide = 320;
const atOnce = 2;
const pollMs = 1_500;
const busyMs = 4_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const { toasts, unreadable } = scannerCopy;

interface Review {
  readonly entries: readonly Entry[];
  /** The reason why reading stopped before its end. */
  readonly stopped: string | null;
}

let review: Review = { entries: [], stopped: null };
let ownerId: string | null = null;
let loading: Promise<void> | undefined;
let running = 0;
/** Asked to be read while they are prepared. */
const wanted = new Map<string, Entry['readOn']>();
const listeners = new Set<() => void>();

function set(next: Partial<Review>): void {
  review = { ...review, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const nothing: Review = { entries: [], stopped: null };
export const useReview = (): Review =>
  useSyncExternalStore(
    subscribe,
    () => review,
    () => nothing,
  );

const entryOf = (id: string): Entry | undefined => review.entries.find((entry) => entry.id === id);

const change = (id: string, fields: Partial<Entry>): Promise<void> => changeAll([id], () => fields);

async function changeAll(ids: readonly string[], fieldsOf: (entry: Entry) => Partial<Entry>): Promise<void> {
  const changed = new Map(
    review.entries
      .filter(({ id }) => ids.includes(id))
      .map((entry) => [entry.id, { ...entry, ...fieldsOf(entry) }]),
  );
  set({ entries: review.entries.map((entry) => changed.get(entry.id) ?? entry) });
  // A file that is not prepared yet cannot be kept.
  await keepEntries([...changed.values()].filter(({ status }) => status !== 'preparing'));
}

async function drop(ids: readonly string[]): Promise<void> {
  const gone = new Set(ids);
  set({ entries: review.entries.filter(({ id }) => !gone.has(id)) });
  for (const id of ids) await forgetEntry(id);
}

/** Continues the review that was open when the page was closed. */
export function openReview(person: string): Promise<void> {
  if (ownerId !== person) {
    ownerId = person;
    set(nothing);
    loading = undefined;
  }
  loading ??= load(person).catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(person: string): Promise<void> {
  const kept = await keptEntries(person);
  const held = await api('GET /api/wardrobe/scans');
  if (ownerId !== person) return;
  const entries = joined(kept, held, person);
  const known = new Set(review.entries.map(({ id }) => id));
  set({ entries: [...entries.filter(({ id }) => !known.has(id)), ...review.entries] });
  const ids = new Set(entries.map(({ id }) => id));
  for (const { id } of kept) if (!ids.has(id)) await forgetEntry(id);
  void follow();
  run();
}

export async function addToReview(person: string, files: readonly File[]): Promise<void> {
  await openReview(person);
  const photos = files.filter(isPhotoFile);
  const others = files.filter((file) => !isPhotoFile(file));
  if (others.length > 0)
    notifyError(toasts.onlyImages, toasts.onlyImagesText(formatList(others.map(({ name }) => name))));
  const after = Math.max(0, ...review.entries.map(({ at }) => at)) + 1;
  const added = photos.map((file, index) => ({
    file,
    entry: newEntry(person, newId(), file.name, after + index),
  }));
  set({ entries: [...review.entries, ...added.map(({ entry }) => entry)], stopped: null });
  // One at a time: ten decoded photos do not fit in a phone's memory.
  for (const { file, entry } of added) await prepare(entry.id, file);
}

async function prepare(id: string, file: File): Promise<void> {
  try {
    const { dataUrl, viewable } = await preparePhoto(file);
    await keepPhoto(id, dataUrl);
    const small = viewable ? await preparePhoto(new File([blobOfDataUrl(dataUrl)], ''), thumbSide) : null;
    const readOn = wanted.get(id);
    const status = readOn ? ({ status: 'waiting', readOn } as const) : ({ status: 'ready' } as const);
    await change(id, { ...status, thumb: small?.dataUrl ?? null });
    run();
  } catch (error) {
    const message = messageOf(error, unreadable.file);
    await change(id, { status: 'unreadable', error: message });
  }
}

/** Reads those that are ready, and those that failed once more. */
export function startReading(): void {
  const readOn = staysOnDevice() ? 'device' : 'server';
  set({ stopped: null });
  for (const { id, status } of review.entries) {
    if (status === 'preparing') wanted.set(id, readOn);
    if (status === 'ready' || status === 'failed')
      void change(id, { status: 'waiting', readOn, error: null });
  }
  run();
}

/** The person's word that a doubted photo shows one garment, or another attempt. */
export function readAgain(id: string, fields: Partial<Pick<Entry, 'confirmed' | 'readOn'>> = {}): void {
  void change(id, { status: 'waiting', error: null, ...fields });
  run();
}

function run(): void {
  while (running < atOnce) {
    const next = review.entries.find(({ status, leftOut }) => status === 'waiting' && !leftOut);
    if (!next) return;
    // The reader on the device takes one photo at a time.
    if (running > 0 && next.readOn === 'device') return;
    running += 1;
    void change(next.id, { status: next.readOn === 'device' ? 'reading' : 'sending' });
    void readOne(next).finally(() => {
      running -= 1;
      run();
    });
  }
}

async function readOne(entry: Entry): Promise<void> {
  const { id, readOn, confirmed } = entry;
  const dataUrl = await keptPhoto(id);
  if (dataUrl === null) return change(id, { status: 'unreadable', error: reviewCopy.elsewhere });
  if (readOn === 'device') return readHere(id, dataUrl, confirmed);
  try {
    const body = { imageBase64: base64Part(dataUrl), ...(confirmed && { confirmed }) };
    const options = { timeoutMs: photoTimeoutMs };
    await api('PUT /api/wardrobe/scans/:id', { params: { id }, body }, options);
    await change(id, { status: 'sent' });
    void follow();
  } catch (error) {
    await settleFailure(id, error);
  }
}

let following = false;

/** Until the server has read all that was sent. */
async function follow(): Promise<void> {
  if (following) return;
  following = true;
  for (let wait = pollMs; ; ) {
    await pause(wait);
    // The answer may lack what is sent meanwhile.
    const sent = review.entries.filter(({ status }) => status === 'sent');
    if (sent.length === 0) break;
    try {
      const held = await api('GET /api/wardrobe/scans');
      for (const { id } of sent) await adopt(id, held);
      wait = pollMs;
    } catch (error) {
      if (!(error instanceof NetworkError)) break;
      wait = busyMs;
    }
  }
  following = false;
}

async function adopt(id: string, held: Parameters<typeof asHeld>[1]): Promise<void> {
  const entry = entryOf(id);
  if (entry?.status !== 'sent') return;
  const next = asHeld(entry, held);
  if (next === null) return drop([id]);
  if (next.status === 'sent') return;
  await change(id, next);
  if (next.status === 'read') await forgetPhoto(id);
}

/** Refusals that the next photo would meet, too. */
const refusesAll = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError &&
    (error.status === 401 ||
      ['garment_limit', 'storage_full', 'readings_spent', 'rate_limited'].includes(error.code ?? '')));

async function settleFailure(id: string, error: unknown): Promise<void> {
  const message = messageOf(error, toasts.failedText);
  if (error instanceof ApiError && error.code === 'scanner_busy') {
    await pause(busyMs);
    return change(id, { status: 'waiting' });
  }
  await change(id, { status: 'failed', error: message });
  if (!refusesAll(error)) return;
  for (const { id: other, status } of review.entries)
    if (status === 'waiting') void change(other, { status: 'ready' });
  set({ stopped: message });
}

/** Never falls back to the server: uploading needs the person's consent. */
async function readHere(id: string, dataUrl: string, confirmed: boolean): Promise<void> {
  try {
    const { readOnDevice } = await import('../on-device/reader.ts');
    const reading = await readOnDevice(dataUrl, confirmed);
    if ('doubt' in reading) {
      const { doubt } = reading;
      const text = photoDoubtText(doubt);
      return await change(id, { status: 'doubted', doubt: { outfit: doubt === 'outfit', text } });
    }
    const similarId = await similarHere(reading);
    await change(id, { status: 'read', reading, analysis: reading.analysis, doubt: null, similarId });
  } catch (error) {
    const isTold = error instanceof Error && error.name === 'NotReadHere';
    await change(id, { status: 'failed', error: isTold ? error.message : toasts.failedText });
  }
}

/** Among the photos that this device has read; only the server compares with the wardrobe. */
async function similarHere({ analysis, embedding }: DeviceReading): Promise<string | null> {
  const { lookOf, mostAlike } = await import('#scanner/in-browser/likeness.ts');
  const look = lookOf(analysis, Float32Array.from(embedding));
  const others = review.entries.flatMap(({ id, reading }) => {
    const other = reading && lookOf(reading.analysis, Float32Array.from(reading.embedding));
    return other ? [{ id, ...other }] : [];
  });
  return look && mostAlike(look, others);
}

export function correct(ids: readonly string[], changes: Changes): void {
  const read = ids.filter((id) => entryOf(id)?.analysis);
  void changeAll(read, (entry) => ({ changes: { ...entry.changes, ...changes } }));
}

export function leaveOut(ids: readonly string[], leftOut: boolean): void {
  void changeAll(ids, () => ({ leftOut }));
  if (!leftOut) run();
}

/** They are not the garments that they look like. */
export const keepDistinct = (ids: readonly string[]): void =>
  void changeAll(ids, () => ({ similarId: null }));
export const dismiss = (id: string): void => void drop([id]);

/**
 * Files these and deletes those left out; sent again after a lost answer, nothing is filed twice.
 * @param onFiled receives each garment as soon as it is filed
 * @throws ApiError, NetworkError
 */
export async function fileReviewed(
  filed: readonly Entry[],
  onFiled: (item: WardrobeItem) => Promise<void>,
): Promise<void> {
  const out = review.entries.filter(({ leftOut }) => leftOut);
  const ofServer = (entries: readonly Entry[]) => entries.filter(({ readOn }) => readOn === 'server');
  const calls = [
    ...inCalls(ofServer(filed)).map((entries) => ({ filed: entries, discarded: [] as Entry[] })),
    ...inCalls(ofServer(out)).map((entries) => ({ filed: [] as Entry[], discarded: entries })),
  ];
  for (const call of calls) {
    const { items } = await api('POST /api/wardrobe/scans/review', {
      body: {
        filed: call.filed.map(({ id, changes }) => ({ id, changes })),
        discarded: call.discarded.map(({ id }) => id),
      },
    });
    for (const item of items) await onFiled(item);
    await drop([...call.filed, ...call.discarded].map(({ id }) => id));
  }
  for (const { id, reading, changes } of filed) {
    if (reading === null) continue;
    const { item } = await api('POST /api/wardrobe/scan/reading', { body: { ...reading, id, changes } });
    await onFiled(item);
    await drop([id]);
  }
  await drop(out.map(({ id }) => id));
}
