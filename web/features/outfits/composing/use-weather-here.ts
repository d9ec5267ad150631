import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '#web/api.ts';
import { composingCopy } from '#web/copy/composing.ts';
import { locateDevice } from '#web/device-location.ts';

const copy = composingCopy.wish;

/** Asks for permission to locate the device, only when called. */
export const useWeatherHere = () =>
  useMutation({
    mutationFn: async () => api('GET /api/weather', { query: await locateDevice() }),
    retry: false,
  });

export function weatherFailure(error: unknown): string {
  if (!(error instanceof GeolocationPositionError)) return messageOf(error, copy.failed);
  return error.code === error.PERMISSION_DENIED ? copy.denied : copy.unknownPlace;
}
