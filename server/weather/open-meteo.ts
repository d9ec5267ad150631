import { z } from 'zod';

/** The hours of a day out that the weather is asked for. */
const hours = 10;
const timeoutMs = 4000;

/** From this probability, or this much of it, one takes an umbrella. */
const rainyPercent = 50;
const rainyMillimetres = 0.5;

const Hourly = z.object({
  hourly: z.object({
    apparent_temperature: z.array(z.number().nullable()),
    precipitation_probability: z.array(z.number().nullable()),
    precipitation: z.array(z.number().nullable()),
  }),
});

export interface Weather {
  temperatureC: number;
  rain: boolean;
}

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

/**
 * The weather of the coming hours around a place, from an Open-Meteo.
 * @param latitude, longitude in degrees, rounded already
 * @throws when there is no answer in time, or none that can be read
 */
export async function askOpenMeteo(origin: string, latitude: number, longitude: number): Promise<Weather> {
  const url = new URL('/v1/forecast', origin);
  url.search = new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    hourly: 'apparent_temperature,precipitation_probability,precipitation',
    forecast_hours: String(hours),
    timezone: 'UTC',
  }).toString();
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!response.ok) throw new Error(`Open-Meteo answered ${response.status}`);
  const { hourly } = Hourly.parse(await response.json());
  const felt = known(hourly.apparent_temperature);
  if (felt.length === 0) throw new Error('Open-Meteo knows no temperature there');
  const fallen = known(hourly.precipitation).reduce((sum, millimetres) => sum + millimetres, 0);
  return {
    temperatureC: Math.round(felt.reduce((sum, value) => sum + value, 0) / felt.length),
    rain:
      Math.max(0, ...known(hourly.precipitation_probability)) >= rainyPercent || fallen >= rainyMillimetres,
  };
}
