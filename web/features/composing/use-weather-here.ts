import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '#web/api.ts';
import { composingCopy } from '#web/copy/composing.ts';

const copy = composingCopy.wish;

/** Why there is no weather, in words that a person can read. */
class NoWeather extends Error {}

const deniedCode = 1;

/** Where the device is, to about ten kilometres: nobody needs to know more. @throws NoWeather */
function placeOfDevice(): Promise<{ latitude: string; longitude: string }> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new NoWeather(copy.unknownPlace));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: coords.latitude.toFixed(1), longitude: coords.longitude.toFixed(1) }),
      ({ code }) => reject(new NoWeather(code === deniedCode ? copy.denied : copy.unknownPlace)),
      { enableHighAccuracy: false, timeout: 10_000, maximumAge: 30 * 60_000 },
    );
  });
}

/** Asks for the weather where the device is. The browser asks for permission, and only when this is called. */
export const useWeatherHere = () =>
  useMutation({
    mutationFn: async () => api('GET /api/weather', { query: await placeOfDevice() }),
    retry: false,
  });

/** What to say of weather that did not come. */
export const weatherFailure = (error: unknown): string =>
  error instanceof NoWeather ? error.message : messageOf(error, copy.failed);
