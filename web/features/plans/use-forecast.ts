import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '#web/api.ts';
import { plansCopy } from '#web/copy/plans.ts';
import { locateDevice } from '#web/device-location.ts';

/** Asks for permission to locate the device, only when called. */
export const useForecast = () =>
  useMutation({
    mutationFn: async () => (await api('GET /api/weather/days', { query: await locateDevice() })).days,
    retry: false,
  });

export const forecastFailure = (error: unknown): string =>
  error instanceof GeolocationPositionError || !(error instanceof Error)
    ? plansCopy.week.forecast.noPlace
    : messageOf(error, plansCopy.week.forecast.failed);
