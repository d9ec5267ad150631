import { z } from 'zod';

const hours = 10;
const timeoutMs = 4000;

/** A day counts as rainy from this probability or this amount on. */
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

/** Further ahead, the seasonal average is better than the forecast. */
const days = 14;

const Daily = z.object({
  daily: z.object({
    time: z.array(z.iso.date()),
    apparent_temperature_max: z.array(z.number().nullable()),
    apparent_temperature_min: z.array(z.number().nullable()),
    precipitation_probability_max: z.array(z.number().nullable()),
    precipitation_sum: z.array(z.number().nullable()),
  }),
});

export interface DayWeather extends Weather {
  day: string;
}

async function ask(origin: string, query: Record<string, string>): Promise<unknown> {
  const url = new URL('/v1/forecast', origin);
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error(`Open-Meteo answered ${status}`), { status });
  return response.json();
}

/**
 * @param latitude, longitude in degrees, rounded
 * @throws on a timeout or an invalid response
 */
export async function askOpenMeteo(origin: string, latitude: number, longitude: number): Promise<Weather> {
  const answer = await ask(origin, {
    latitude: String(latitude),
    longitude: String(longitude),
    hourly: 'apparent_temperature,precipitation_probability,precipitation',
    forecast_hours: String(hours),
    timezone: 'UTC',
  });
  const { hourly } = Hourly.parse(answer);
  const felt = known(hourly.apparent_temperature);
  if (felt.length === 0) throw new Error('Open-Meteo knows no temperature there');
  const fallen = known(hourly.precipitation).reduce((sum, millimetres) => sum + millimetres, 0);
  return {
    temperatureC: Math.round(felt.reduce((sum, value) => sum + value, 0) / felt.length),
    rain:
      Math.max(0, ...known(hourly.precipitation_probability)) >= rainyPercent || fallen >= rainyMillimetres,
  };
}

/** Days without a temperature are left out. @throws as `askOpenMeteo` does */
export async function askForDays(origin: string, latitude: number, longitude: number): Promise<DayWeather[]> {
  const answer = await ask(origin, {
    latitude: String(latitude),
    longitude: String(longitude),
    daily:
      'apparent_temperature_max,apparent_temperature_min,precipitation_probability_max,precipitation_sum',
    forecast_days: String(days),
    timezone: 'Europe/Madrid',
  });
  const { daily } = Daily.parse(answer);
  return daily.time.flatMap((day, index) => {
    const [most, least] = [daily.apparent_temperature_max[index], daily.apparent_temperature_min[index]];
    if (typeof most !== 'number' || typeof least !== 'number') return [];
    const probability = daily.precipitation_probability_max[index] ?? 0;
    const fallen = daily.precipitation_sum[index] ?? 0;
    return {
      day,
      temperatureC: Math.round(0.7 * most + 0.3 * least),
      rain: probability >= rainyPercent && fallen >= rainyMillimetres,
    };
  });
}
