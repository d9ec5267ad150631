import { useSyncExternalStore } from 'react';

/* Whether this device reads photographs itself. It is the device's own business: another one may be too slow. */

const key = 'vestidor-lector';

export interface DevicePreference {
  readonly on: boolean;
  /** How long a photograph took when that was too long; it was turned off then. */
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
    // Without storage nothing is remembered, and the server reads.
    return off;
  }
}

let current: DevicePreference | null = null;
const listeners = new Set<() => void>();

export function devicePreference(): DevicePreference {
  current ??= read();
  return current;
}

export function setDevicePreference(preference: DevicePreference): void {
  current = preference;
  try {
    localStorage.setItem(key, JSON.stringify(preference));
  } catch {
    // It holds until the page is closed.
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
