import { useSyncExternalStore } from 'react';
import { applicableAttributes, pickAttributes, scannedAttributes } from '#contract/garment-attributes.ts';
import { photoDoubtText } from '#contract/not-garments.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { categoryOfKind, type Kind } from '#contract/vocabulary.ts';
import { nameAndSeasonsOf } from '#stylist/name-and-seasons.ts';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { tryoutCopy } from '#web/copy/tryout.ts';
import { blobOfDataUrl } from '#web/features/scanner/on-device/blob-of-data-url.ts';
import { DeviceReadingError, readOnDevice } from '#web/features/scanner/on-device/reader.ts';
import { supportsReading } from '#web/features/scanner/on-device/supports-reading.ts';
import { seasonOfMonth } from '#web/format/dates.ts';
import { newId } from '#web/format/new-id.ts';
import { isPhotoFile } from '#web/garments/photos/photo-file.ts';
import { PhotoUnreadable, preparePhoto } from '#web/garments/photos/prepare-photo.ts';
import { hasExpired, photosMax, tryoutNote, writeNote } from '#web/tryout/note.ts';
import { dropPhoto, forgetTryout, type KeptPhoto, keepPhoto, keptPhotos } from '#web/tryout/photos.ts';
import { composeFirst, type FirstOutfit } from './compose-first.ts';

/* Photos of a visitor: read one at a time on the device, kept in the browser, composed. Nothing is sent. */

export interface TriedPhoto {
  readonly id: string;
  /** Tells a photo that is chosen twice. */
  readonly source: string;
  readonly status: 'waiting' | 'reading' | 'read' | 'doubted' | 'failed';
  /** Null once it is prepared. */
  readonly file: File | null;
  /** Data URL, or that of a blob for a photo that was kept. */
  readonly src: string | null;
  readonly analysis: ScanAnalysis | null;
  readonly told: boolean;
  /** Why it is `doubted` or `failed`, in words of the page. */
  readonly reason: string | null;
  /** The person has said that it shows one garment. */
  readonly confirmed: boolean;
}

export interface Tried {
  readonly photos: readonly TriedPhoto[];
  readonly first: FirstOutfit | null;
  /** About the files last chosen. */
  readonly remarks: readonly string[];
  /** False when the browser stores nothing. */
  readonly kept: boolean;
  /** The reader could not be loaded. */
  readonly unprepared: boolean;
}

const nothing: Tried = { photos: [], first: null, remarks: [], kept: true, unprepared: false };

let state = nothing;
const listeners = new Set<() => void>();
function change(changes: Partial<Tried>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

function patch(id: string, changes: Partial<TriedPhoto>): void {
  change({ photos: state.photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)) });
}

const isThere = (id: string): boolean => state.photos.some((photo) => photo.id === id);

const season = seasonOfMonth(new Date());

/** Composes from what is read, and notes it for the account to come. */
function compose(): void {
  const read = state.photos.flatMap(({ id, analysis }) => (analysis ? [{ id, analysis }] : []));
  if (read.length === 0) {
    change({ first: null });
    void forgetTryout().catch(() => {});
    return;
  }
  const first = composeFirst(read, season);
  change({ first });
  const { outfit } = first;
  const look = outfit && { garmentIds: outfit.garmentIds, occasion: outfit.occasion, season };
  try {
    // After a change the person decides anew for which account.
    writeNote({ garments: read.length, outfit: look, ownerId: undefined });
  } catch {
    change({ kept: false });
  }
}

async function keep(photo: Omit<KeptPhoto, 'shown'>): Promise<void> {
  const { kind } = photo.analysis;
  const { name, seasons } = nameAndSeasonsOf(photo.analysis);
  try {
    await keepPhoto({ ...photo, shown: { kind, name, season: seasons } });
    if (!isThere(photo.id)) await dropPhoto(photo.id);
  } catch (error) {
    console.warn('a photograph could not be kept in this browser', error);
    change({ kept: false });
  }
}

async function read(photo: TriedPhoto): Promise<void> {
  const { id, confirmed } = photo;
  patch(id, { status: 'reading', reason: null });
  try {
    const src = photo.src ?? (await prepare(photo));
    patch(id, { src, file: null });
    const reading = await readOnDevice(src, confirmed, { patient: true });
    if (!isThere(id)) return;
    if ('doubt' in reading) {
      const reason = reading.doubt === 'outfit' ? tryoutCopy.doubt.worn : photoDoubtText(reading.doubt);
      return patch(id, { status: 'doubted', reason });
    }
    const { analysis } = reading;
    const { source, told } = photo;
    await keep({ id, source, addedAt: Date.now(), photo: blobOfDataUrl(src), analysis, told });
    patch(id, { status: 'read', analysis });
  } catch (error) {
    if (error instanceof DeviceReadingError && error.message === deviceCopy.unavailable) {
      patch(id, { status: 'waiting' });
      throw error;
    }
    const isTold = error instanceof DeviceReadingError || error instanceof PhotoUnreadable;
    patch(id, { status: 'failed', reason: isTold ? error.message : deviceCopy.failed });
  }
}

/** @throws PhotoUnreadable */
async function prepare({ file }: TriedPhoto): Promise<string> {
  if (file === null) throw new PhotoUnreadable(scannerCopy.unreadable.file);
  const { dataUrl, viewable } = await preparePhoto(file);
  if (!viewable) throw new PhotoUnreadable(deviceCopy.notViewable);
  return dataUrl;
}

let reading = false;
async function readAll(): Promise<void> {
  if (reading) return;
  reading = true;
  change({ first: null, unprepared: false });
  try {
    for (;;) {
      const next = state.photos.find(({ status }) => status === 'waiting');
      if (next === undefined) break;
      await read(next);
    }
  } catch {
    change({ unprepared: true });
  } finally {
    reading = false;
    compose();
  }
}

const sourceOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

export function addPhotos(files: readonly File[]): void {
  if (!supportsReading()) {
    change({ remarks: [tryoutCopy.impossible] });
    return;
  }
  const [photos, others] = [files.filter(isPhotoFile), files.filter((file) => !isPhotoFile(file))];
  const known = new Set(state.photos.map(({ source }) => source));
  const fresh = photos.filter((file) => !known.has(sourceOf(file)) && known.add(sourceOf(file)));
  const taken = fresh.slice(0, photosMax - state.photos.length);
  const [left, twice] = [fresh.length - taken.length, photos.length - fresh.length];
  const added = taken.map((file): TriedPhoto => {
    const source = sourceOf(file);
    const id = newId();
    return {
      id,
      source,
      status: 'waiting',
      file,
      src: null,
      analysis: null,
      told: false,
      reason: null,
      confirmed: false,
    };
  });
  change({
    photos: [...state.photos, ...added],
    remarks: [
      ...(left > 0 ? [tryoutCopy.tooMany(left)] : []),
      ...(twice > 0 ? [tryoutCopy.twice(twice)] : []),
      ...(others.length > 0 ? [tryoutCopy.notPhotos(others.map(({ name }) => name))] : []),
    ],
  });
  if (added.length > 0) void readAll();
}

/** The person says that a doubted photo shows one garment. */
export function confirmPhoto(id: string): void {
  patch(id, { status: 'waiting', confirmed: true });
  void readAll();
}

/** The person corrects the kind of a garment. */
export async function tellKind(id: string, kind: Kind): Promise<void> {
  const photo = state.photos.find((one) => one.id === id);
  if (!photo?.analysis) return;
  const { kind: _guessed, ...suggested } = photo.analysis.suggested;
  const analysis: ScanAnalysis = {
    ...photo.analysis,
    ...applicableAttributes(kind, pickAttributes(photo.analysis, scannedAttributes)),
    kind,
    category: categoryOfKind[kind],
    suggested,
  };
  patch(id, { analysis, told: true });
  if (!reading) compose();
  const before = (await keptPhotos().catch(() => [])).find((one) => one.id === id);
  if (before) await keep({ ...before, analysis, told: true });
}

export const retryReading = (): void => void readAll();

export function removePhoto(id: string): void {
  const photos = state.photos.filter((photo) => photo.id !== id);
  if (photos.length === 0) {
    forgetPhotos();
    return;
  }
  change({ photos, remarks: [] });
  void dropPhoto(id).catch(() => {});
  if (!reading) compose();
}

export function forgetPhotos(): void {
  change(nothing);
  void forgetTryout().catch(() => {});
}

/** Shows again what waits in this browser. */
export async function restorePhotos(): Promise<void> {
  const note = tryoutNote();
  if (note === null || state.photos.length > 0) return;
  try {
    if (hasExpired(note)) return await forgetTryout();
    const photos = (await keptPhotos()).flatMap(({ photo, addedAt: _, shown: __, ...same }): TriedPhoto[] =>
      photo === null
        ? []
        : [
            {
              ...same,
              status: 'read',
              file: null,
              src: URL.createObjectURL(photo),
              reason: null,
              confirmed: true,
            },
          ],
    );
    if (state.photos.length > 0 || photos.length === 0) return;
    change({ photos });
    compose();
  } catch (error) {
    console.warn('photographs that waited in this browser could not be opened', error);
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useTried = (): Tried =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => nothing,
  );
