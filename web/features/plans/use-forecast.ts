import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '#web/api.ts';
import { plansCopy } from '#web/copy/plans.ts';
import { locateDevice } from '#web/device-location.ts';

/** The coming days where the device is. The browser asks for permission, and only when this is called. */
export const useForecast = () =>
  useMutation({
    mutationFn: async () => (await api('GET /api/weather/days', { query: await locateDevice() })).days,
    retry: false,
  });

/** Why there is no forecast, in words. */
export const forecastFailure = (error: unknown): string =>
  error instanceof GeolocationPositionError || !(error instanceof Error)
    ? plansCopy.week.forecast.noPlace
    : messageOf(error, plansCopy.week.forecast.failed);
