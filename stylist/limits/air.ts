import type { Context } from '../outfit.ts';

export type Air = 'freezing' | 'cold' | 'cool' | 'mild' | 'warm' | 'hot';

/** By temperature or, without one, by season. */
export function airOf({ season, temperatureC }: Pick<Context, 'season' | 'temperatureC'>): Air {
  if (temperatureC === null) {
    return ({ winter: 'cold', fall: 'cool', spring: 'mild', summer: 'hot' } as const)[season];
  }
  if (temperatureC <= 3) return 'freezing';
  if (temperatureC <= 10) return 'cold';
  if (temperatureC <= 16) return 'cool';
  if (temperatureC <= 21) return 'mild';
  return temperatureC <= 25 ? 'warm' : 'hot';
}
