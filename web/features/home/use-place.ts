import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import type { Place } from './cities.ts';

const key = 'vestidor.lugar';

function storedPlace(): Place | null {
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

/** Kept on the device only. */
export function usePlace(): [Place | null, (place: Place | null) => void] {
  const [place, setPlace] = useState(storedPlace);
  const change = (next: Place | null) => {
    setPlace(next);
    try {
      if (next === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage may be switched off.
    }
  };
  return [place, change];
}

export const useForecast = (place: Place | null) =>
  useQuery({
    queryKey: ['forecast', place?.latitude, place?.longitude],
    queryFn: async ({ signal }) => {
      const { latitude = '', longitude = '' } = place ?? {};
      return (await api('GET /api/weather/days', { query: { latitude, longitude } }, { signal })).days;
    },
    enabled: place !== null,
    staleTime: 30 * 60_000,
    retry: false,
  });

export type Forecast = NonNullable<ReturnType<typeof useForecast>['data']>;
