import { useSyncExternalStore } from 'react';
import { store, stored } from '#web/stored.ts';

/* Stored per device: another one may be too slow. */

const key = 'vestidor.lector';

export interface DevicePreference {
  readonly on: boolean;
  /** Seconds a photo took when reading was turned off for being slow. */
  readonly slowSeconds?: number;
}
const off: DevicePreference = { on: false };

function read(): DevicePreference {
  const { on, slowSeconds } = stored<DevicePreference>(key) ?? {};
  return { on: on === true, ...(typeof slowSeconds === 'number' && { slowSeconds }) };
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
  store(key, preference);
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
