import { useSyncExternalStore } from 'react';
import type { BrowserDoubt, BrowserReading } from '#scanner/in-browser/reader.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { blobOfDataUrl } from './blob-of-data-url.ts';
import type { ReaderMessage, ReadRequest } from './messages.ts';
import { hasGivenUp, stopReadingOnDevice } from './preference.ts';

/* The page's side of the reader worker: one worker, stopped when idle. */

/** Frees the worker's memory after this time without photos. */
const idleMillis = 120_000;

export interface DeviceReading extends BrowserReading {
  readonly millis: number;
}

/** The message can be shown. */
export class DeviceReadingError extends Error {
  override readonly name = 'NotReadHere';
}

export type ReaderState =
  | { readonly status: 'asleep' | 'ready' | 'unavailable' }
  | { readonly status: 'loading'; readonly bytes: number };

let state: ReaderState = { status: 'asleep' };
const listeners = new Set<() => void>();
function setReaderState(next: ReaderState): void {
  state = next;
  for (const listener of listeners) listener();
}

interface Waiting {
  /** Has no server to fall back to, so a slow reading is waited for. */
  patient: boolean;
  resolve: (reading: DeviceReading | BrowserDoubt) => void;
  reject: (error: DeviceReadingError) => void;
}
let worker: Worker | null = null;
let waiting: Waiting | null = null;
let lastId = 0;
let late: ReturnType<typeof setTimeout> | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

function close(next: ReaderState, reason: string = deviceCopy.failed): void {
  // The switch is turned off when reading is impossible.
  if (next.status === 'unavailable') {
    stopReadingOnDevice();
    // A waiting photo reports the failure itself.
    if (waiting === null) notifyError(deviceCopy.unavailable, deviceCopy.switch.unavailable);
  }
  clearTimeout(late);
  clearTimeout(idle);
  worker?.terminate();
  worker = null;
  setReaderState(next);
  waiting?.reject(new DeviceReadingError(reason));
  waiting = null;
}

/** Gives up on a reading that takes far too long and turns the preference off. */
function watchTime(): void {
  clearTimeout(late);
  if (state.status !== 'ready' || waiting === null || waiting.patient) return;
  late = setTimeout(() => {
    const seconds = Math.round(lateMillis / 1000);
    stopReadingOnDevice(seconds);
    close({ status: 'asleep' }, deviceCopy.late(seconds));
  }, lateMillis);
}

function settle(act: (one: Waiting) => void): void {
  clearTimeout(late);
  if (waiting) act(waiting);
  waiting = null;
  clearTimeout(idle);
  idle = setTimeout(() => close({ status: 'asleep' }), idleMillis);
}

function hear(message: ReaderMessage): void {
  switch (message.type) {
    case 'loading':
      setReaderState({ status: 'loading', bytes: message.bytes });
      break;
    case 'ready':
      setReaderState({ status: 'ready' });
      watchTime();
      break;
    case 'unavailable':
      close({ status: 'unavailable' }, deviceCopy.unavailable);
      break;
    case 'failed':
      settle(({ reject }) => reject(new DeviceReadingError(message.message ?? deviceCopy.failed)));
      break;
    case 'doubted':
      settle(({ resolve }) => resolve({ doubt: message.doubt }));
      break;
    case 'read': {
      const { reading, millis } = message;
      const slowSeconds = tooSlowSeconds(millis);
      // This photo is finished here; the next ones go to the server.
      if (slowSeconds !== null && !waiting?.patient) {
        stopReadingOnDevice(slowSeconds);
        notifyError(deviceCopy.tooSlow, deviceCopy.switch.slow(slowSeconds));
      }
      settle(({ resolve }) => resolve({ ...reading, millis }));
    }
  }
}

export function openReader(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./garment-reader.ts', import.meta.url), { type: 'module' });
  worker = started;
  setReaderState({ status: 'loading', bytes: 0 });
  started.onmessage = ({ data }: MessageEvent<ReaderMessage>) => {
    if (worker === started) hear(data);
  };
  // Its script failed to load, or it ran out of memory.
  started.onerror = () => {
    if (worker === started) close({ status: 'unavailable' }, deviceCopy.unavailable);
  };
  return started;
}

/**
 * Reads one photo at a time: each takes a whole processor core.
 * @param confirmed the person has said that it shows one garment
 * @param options.patient a slow reading is waited for
 * @throws NotReadHere
 */
export function readOnDevice(
  dataUrl: string,
  confirmed: boolean,
  { patient = false } = {},
): Promise<DeviceReading | BrowserDoubt> {
  if (hasGivenUp() && !patient) return Promise.reject(new DeviceReadingError(deviceCopy.gaveUp));
  clearTimeout(idle);
  const request: ReadRequest = { id: ++lastId, photo: blobOfDataUrl(dataUrl), confirmed };
  return new Promise((resolve, reject) => {
    const asked = openReader();
    waiting = { patient, resolve, reject };
    asked.postMessage(request);
    watchTime();
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const asleep: ReaderState = { status: 'asleep' };
export const useReaderState = (): ReaderState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => asleep,
  );
/** Acceptable for one photo, but not for the next ones: the server needs about a second. */
const slowMillis = 8_000;
const lateMillis = 40_000;

export const tooSlowSeconds = (millis: number): number | null =>
  millis > slowMillis ? Math.round(millis / 1000) : null;
