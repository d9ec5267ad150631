import { createServer } from 'node:http';
import { listening } from './listening.ts';

/** Apparent temperature, rain in percent and millimetres. */
export interface Hours {
  felt: (number | null)[];
  probability: number[];
  millimetres: number[];
}

/** Daily values in Open-Meteo's layout. */
export interface Days {
  time: string[];
  apparent_temperature_max: (number | null)[];
  apparent_temperature_min: (number | null)[];
  precipitation_probability_max: (number | null)[];
  precipitation_sum: (number | null)[];
}

export function sameDays(first: Date, count: number, [least, most]: [number, number]): Days {
  const all = <T>(value: T) => Array<T>(count).fill(value);
  return {
    time: Array.from({ length: count }, (_, index) =>
      new Date(first.getTime() + index * 86_400_000).toISOString().slice(0, 10),
    ),
    apparent_temperature_max: all(most),
    apparent_temperature_min: all(least),
    precipitation_probability_max: all(10),
    precipitation_sum: all(0),
  };
}

export async function startOpenMeteo(hours: Hours) {
  const fake = {
    hours,
    days: sameDays(new Date(), 14, [4, 12]),
    status: 200,
    asked: [] as URLSearchParams[],
  };
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    fake.asked.push(searchParams);
    const { felt, probability, millimetres } = fake.hours;
    const hourly = {
      apparent_temperature: felt,
      precipitation_probability: probability,
      precipitation: millimetres,
    };
    const answer = searchParams.has('daily') ? { daily: fake.days } : { hourly };
    response.writeHead(fake.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  return Object.assign(fake, await listening(server));
}
