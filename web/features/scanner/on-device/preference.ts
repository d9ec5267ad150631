import { useSyncExternalStore } from 'react';

/* Whether this device reads photographs itself. It is the device's own business: another one may be too slow. */

const key = 'vestidor.lector';

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

/** This device could not do it, or not in time, while this page was open. */
let gaveUp = false;

/** What the person wants. */
export function setDevicePreference(preference: DevicePreference): void {
  gaveUp = false;
  change(preference);
}

/** From now on the server reads. @param slowSeconds what a photograph took, if that is why */
export function giveUp(slowSeconds?: number): void {
  gaveUp = true;
  change({ on: false, ...(slowSeconds !== undefined && { slowSeconds }) });
}
export const hasGivenUp = (): boolean => gaveUp;

/**
 * Whether photographs stay here. Also when this device has given up: who wanted them to stay is asked before one goes.
 */
export const staysHere = (): boolean => devicePreference().on || gaveUp;

function change(preference: DevicePreference): void {
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
