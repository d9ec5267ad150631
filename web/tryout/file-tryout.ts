import { useSyncExternalStore } from 'react';
import { ApiError, api } from '#web/api.ts';
import { base64Part } from '#web/garments/photos/photo-file.ts';
import { wardrobeQuery } from '#web/garments/wardrobe-query.ts';
import { queryClient } from '#web/query.ts';
import { photoTimeoutMs } from '#web/timings.ts';
import { tryoutNote } from './note.ts';
import { forgetTryout, type KeptPhoto, keepPhoto, keptPhotos } from './photos.ts';

/* Files what a visitor tried, once. Interrupted at any point, it goes on where it stopped. */

export type FilingState =
  | { readonly status: 'idle' }
  | { readonly status: 'filing'; readonly done: number; readonly all: number }
  | { readonly status: 'paused'; readonly left: number; readonly error: unknown };

let state: FilingState = { status: 'idle' };
const listeners = new Set<() => void>();
function setState(next: FilingState): void {
  state = next;
  for (const listener of listeners) listener();
}

const refusals: readonly unknown[] = [
  'image_unreadable',
  'image_type_unsupported',
  'image_too_large',
  'image_too_small',
];

/** The photo itself is the cause: it would be refused again. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && refusals.includes(error.code);

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(base64Part(String(reader.result)));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** False when the photo itself is refused. The server finds a garment that it has filed before. */
async function fileOne({ id, photo, shown, told }: KeptPhoto): Promise<boolean> {
  if (photo === null) return true;
  // The person has seen the reading and keeps it.
  const body = { id, imageBase64: await base64Of(photo), confirmed: true };
  try {
    const { item } = await api('POST /api/wardrobe/scan', { body }, { timeoutMs: photoTimeoutMs });
    // Near a threshold the server may read another kind than the outfit was composed of.
    if (told || item.kind !== shown.kind)
      await api('PATCH /api/wardrobe/items/:id', { params: { id }, body: shown });
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

async function fileLook(refused: ReadonlySet<string>): Promise<boolean> {
  const look = tryoutNote()?.outfit;
  const garmentIds = look?.garmentIds.filter((id) => !refused.has(id)) ?? [];
  if (!look || garmentIds.length < 2) return false;
  try {
    await api('POST /api/wardrobe/looks', { body: { ...look, garmentIds } });
    return true;
  } catch (error) {
    // A piece was deleted meanwhile: the outfit is no longer wanted.
    if (error instanceof ApiError && error.code === 'garment_not_found') return false;
    throw error;
  }
}

export interface Filed {
  readonly garments: number;
  readonly outfit: boolean;
  /** Photos that the server cannot open. */
  readonly refused: number;
}

/** @param onDone not called when the filing stops half-way */
export async function fileTryout(onDone: (filed: Filed) => void): Promise<void> {
  if (state.status === 'filing') return;
  const photos: KeptPhoto[] = [];
  const refused = new Set<string>();
  let done = 0;
  setState({ status: 'filing', done, all: tryoutNote()?.garments ?? 0 });
  try {
    photos.push(...(await keptPhotos()));
    for (const photo of photos) {
      setState({ status: 'filing', done, all: photos.length });
      if (await fileOne(photo)) await keepPhoto({ ...photo, photo: null });
      else refused.add(photo.id);
      done += 1;
    }
    const outfit = await fileLook(refused);
    await forgetTryout();
    setState({ status: 'idle' });
    onDone({ garments: done - refused.size, outfit, refused: refused.size });
  } catch (error) {
    setState({ status: 'paused', left: photos.length - done, error });
  } finally {
    void queryClient.invalidateQueries({ queryKey: wardrobeQuery.queryKey });
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useFilingState = (): FilingState => useSyncExternalStore(subscribe, () => state);
