import type { Season } from '#contract/vocabulary.ts';

export type Weather = {
  season: Season;
  /** `null` when unknown: the season's typical air applies. */
  temperatureC: number | null;
};

export type Air = 'freezing' | 'cold' | 'cool' | 'mild' | 'warm' | 'hot';

/** Of a day in most of Spain. */
export const typicalC: Readonly<Record<Season, number>> = { winter: 5, fall: 13, spring: 18, summer: 28 };

/** In °C. */
export const airOfDay = ({ season, temperatureC }: Weather): number => temperatureC ?? typicalC[season];

export function airOf(weather: Weather): Air {
  const air = airOfDay(weather);
  if (air <= 3) return 'freezing';
  if (air <= 10) return 'cold';
  if (air <= 16) return 'cool';
  if (air <= 21) return 'mild';
  return air <= 25 ? 'warm' : 'hot';
}

/** May not be the calendar's. */
export function seasonOfAir(temperatureC: number): Season {
  const distance = ([, typical]: [string, number]) => Math.abs(typical - temperatureC);
  const [nearest] = Object.entries(typicalC).sort((a, b) => distance(a) - distance(b));
  return (nearest?.[0] ?? 'spring') as Season;
}

/** By the air rather than by the calendar. */
export const feltSeason = ({ season, temperatureC }: Weather): Season =>
  temperatureC === null ? season : seasonOfAir(temperatureC);
