import type { Season } from '#contract/vocabulary.ts';
import type { AirRange } from '../vocabulary/item.ts';
import type { Garment } from '../wardrobe.ts';
import { airOfDay, feltSeason, type Weather } from '../weather/air.ts';

/** The fit reaches zero so far outside the air of a garment. */
const toleranceC = 10;

/** A season without a temperature has days of this much more or less. */
const seasonC = 1.5;

/** 0 to 1: how well a garment suits the air, whatever is worn with it. */
export function seasonFitOf(
  garment: Pick<Garment, 'seasons'>,
  [coldest, hottest]: AirRange,
  day: Weather,
): number {
  const slack = day.temperatureC === null ? seasonC : 0;
  const air = airOfDay(day);
  const outside = Math.max(0, coldest - air - slack, air - hottest - slack);
  const physical = Math.max(0, 1 - outside / toleranceC);
  if (garment.seasons.length === 0) return physical;
  // The seasons on file outweigh the tables.
  return (garment.seasons as readonly Season[]).includes(feltSeason(day))
    ? 0.4 + 0.6 * physical
    : 0.45 * physical;
}
