export interface Place {
  name: string;
  /** Degrees with one decimal, as the weather call takes them. */
  latitude: string;
  longitude: string;
}

const key = 'vestidor.lugar';

export function storedPlace(): Place | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Place> | null;
    const { name, latitude, longitude } = kept ?? {};
    return typeof name === 'string' && typeof latitude === 'string' && typeof longitude === 'string'
      ? { name, latitude, longitude }
      : null;
  } catch {
    return null;
  }
}

export function storePlace(place: Place | null): void {
  try {
    if (place === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(place));
  } catch {
    // Storage may be switched off.
  }
}
