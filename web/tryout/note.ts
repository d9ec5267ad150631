import { useSyncExternalStore } from 'react';
import type { DayWish } from '#contract/looks.ts';
import { stored } from '#web/stored.ts';
import { tryoutKey } from './names.ts';

/* A short note about the photos that wait for an account. The photos lie in `photos.ts`. */

export const photosMax = 10;

const dayMillis = 24 * 60 * 60 * 1000;
export const keptDays = 7;

export interface TryoutNote {
  /** Milliseconds since 1970 at which the photos are forgotten. */
  readonly until: number;
  readonly garments: number;
  readonly outfit: (Pick<DayWish, 'occasion' | 'season'> & { readonly garmentIds: string[] }) | null;
  /** The account for which the person has decided to keep them. */
  readonly ownerId?: string | undefined;
}

function read(): TryoutNote | null {
  const note = stored<TryoutNote>(tryoutKey);
  return note?.until !== undefined && note.garments !== undefined ? (note as TryoutNote) : null;
}

let current: TryoutNote | null | undefined;
const listeners = new Set<() => void>();

/** Null when no photos wait. An expired one is returned too: `hasExpired` tells. */
export function tryoutNote(): TryoutNote | null {
  if (current === undefined) current = read();
  return current;
}

export const hasExpired = ({ until }: TryoutNote, now = Date.now()): boolean => until <= now;

/** @throws where the browser has no storage */
export function writeNote(changes: Partial<Omit<TryoutNote, 'until'>>): void {
  const until = Date.now() + keptDays * dayMillis;
  set({ garments: 0, outfit: null, ...tryoutNote(), ...changes, until });
}

function set(note: TryoutNote | null): void {
  current = note;
  try {
    if (note) localStorage.setItem(tryoutKey, JSON.stringify(note));
    else localStorage.removeItem(tryoutKey);
  } finally {
    for (const listener of listeners) listener();
  }
}

export const removeNote = (): void => set(null);

/** No account has been promised the photos yet. */
export const waitsForAnyone = (note: TryoutNote): boolean =>
  note.garments > 0 && note.ownerId === undefined && !hasExpired(note);

/** The person makes an account and keeps the photos there. */
export function claimTryout(ownerId: string): void {
  const note = tryoutNote();
  if (note && waitsForAnyone(note)) set({ ...note, ownerId });
}

function subscribe(listener: () => void) {
  // Another tab may keep, file or forget the photos.
  const hear = ({ key }: StorageEvent) => {
    if (key !== tryoutKey && key !== null) return;
    current = undefined;
    listener();
  };
  addEventListener('storage', hear);
  listeners.add(listener);
  return () => {
    removeEventListener('storage', hear);
    listeners.delete(listener);
  };
}

export const useTryoutNote = (): TryoutNote | null => useSyncExternalStore(subscribe, tryoutNote, () => null);
