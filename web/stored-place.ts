import { store, stored } from './stored.ts';

export interface Place {
  name: string;
  /** Degrees with one decimal, as the weather call takes them. */
  latitude: string;
  longitude: string;
}

const key = 'vestidor.lugar';

export function storedPlace(): Place | null {
  const { name, latitude, longitude } = stored<Place>(key) ?? {};
  return typeof name === 'string' && typeof latitude === 'string' && typeof longitude === 'string'
    ? { name, latitude, longitude }
    : null;
}

export const storePlace = (place: Place | null): void => store(key, place);
