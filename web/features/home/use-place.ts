import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { type Place, storedPlace, storePlace } from '#web/stored-place.ts';

/** Kept on the device only. */
export function usePlace(): [Place | null, (place: Place | null) => void] {
  const [place, setPlace] = useState(storedPlace);
  const change = (next: Place | null) => {
    setPlace(next);
    storePlace(next);
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
