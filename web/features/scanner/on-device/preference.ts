import { useSyncExternalStore } from 'react';

/* Stored per device: another one may be too slow. */

const key = 'vestidor.lector';

export interface DevicePreference {
  readonly on: boolean;
  /** Seconds a photo took when reading was turned off for being slow. */
  readonly slowSeconds?: number;
}
const off: DevicePreference = { on: false };

function read(): DevicePreference {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('on' in kept)) return off;
    const slow = 'slowSeconds' in kept && typeof kept.slowSeconds === 'number' ? kept.slowSeconds : undefined;
    return { on: kept.on === true, ...(slow !== undefined && { slowSeconds: slow }) };
  } catch {
    // Without storage the server reads.
    return off;
  }
}

let current: DevicePreference | null = null;
const listeners = new Set<() => void>();

export function devicePreference(): DevicePreference {
  current ??= read();
  return current;
}

/** Reading failed or was too slow since the page was opened. */
let gaveUp = false;

export function setDevicePreference(preference: DevicePreference): void {
  gaveUp = false;
  change(preference);
}

/**
 * Turns reading on the device off. @param slowSeconds duration of the slow reading, if that is the reason
 */
export function stopReadingOnDevice(slowSeconds?: number): void {
  gaveUp = true;
  change({ on: false, ...(slowSeconds !== undefined && { slowSeconds }) });
}
export const hasGivenUp = (): boolean => gaveUp;

/**
 * Whether photos stay on the device. Also true after giving up: the person is asked before a photo is
 * uploaded.
 */
export const staysOnDevice = (): boolean => devicePreference().on || gaveUp;

function change(preference: DevicePreference): void {
  current = preference;
  try {
    localStorage.setItem(key, JSON.stringify(preference));
  } catch {
    // Lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useDevicePreference = (): DevicePreference =>
  useSyncExternalStore(subscribe, devicePreference, () => off);
