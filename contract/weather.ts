import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { messages } from './messages.ts';

/** One decimal, about ten kilometres, protects the location. */
const Degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d)?$/, messages.coordinates)
    .transform(Number)
    .refine((degrees) => Math.abs(degrees) <= most, messages.unknownPlace);

export const readWeather = endpoint({
  method: 'GET',
  path: '/api/weather',
  summary: 'The air and the rain of the coming hours around a place, from Open-Meteo',
  access: 'session',
  rate: { perMinute: 20 },
  query: z.strictObject({ latitude: Degrees(90), longitude: Degrees(180) }),
  response: z.object({
    /** Felt, in the coming hours. */
    temperatureC: z.number().int(),
    rain: z.boolean(),
  }),
  errors: ['weather_unavailable', 'rate_limited'],
});

export const readForecast = endpoint({
  method: 'GET',
  path: '/api/weather/days',
  summary: 'The air and the rain of the coming days around a place, from Open-Meteo',
  access: 'session',
  rate: { perMinute: 20 },
  query: z.strictObject({ latitude: Degrees(90), longitude: Degrees(180) }),
  response: z.object({
    days: z.array(
      z.object({
        /** In Europe/Madrid. */
        day: z.string(),
        /** Felt, in the warmest hours. */
        temperatureC: z.number().int(),
        rain: z.boolean(),
      }),
    ),
  }),
  errors: ['weather_unavailable', 'rate_limited'],
});
