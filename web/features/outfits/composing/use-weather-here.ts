import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '#web/api.ts';
import { composingCopy } from '#web/copy/composing.ts';
import { locateDevice } from '#web/device-location.ts';

const copy = composingCopy.wish;

/** Asks for the weather where the device is. The browser asks for permission, and only when this is called. */
export const useWeatherHere = () =>
  useMutation({
    mutationFn: async () => api('GET /api/weather', { query: await locateDevice() }),
    retry: false,
  });

/** What to say of weather that did not come. */
export function weatherFailure(error: unknown): string {
  if (!(error instanceof GeolocationPositionError)) return messageOf(error, copy.failed);
  return error.code === error.PERMISSION_DENIED ? copy.denied : copy.unknownPlace;
}
