import { type Occasion, occasions, type Season, seasons } from '#contract/vocabulary.ts';
import type { Piece } from './piece.ts';
import { seasonFitOf } from './traits/season-fit.ts';

/** From here on a garment is a good choice, not only a possible one. */
const goodOccasionFit = 0.5;
const goodSeasonFit = 0.5;

/** `bit` is its bit in a set of days. */
export type Day = { occasion: Occasion; season: Season; bit: number };

export const allDays: readonly Day[] = occasions.flatMap((occasion, row) =>
  seasons.map((season, column) => ({ occasion, season, bit: 1 << (row * seasons.length + column) })),
);

/** `fits` follows `allDays`, 0 to 1; `days` is the set of good ones. */
export function suitabilityOf({ garment, air, fits: byOccasion }: Piece): {
  fits: Float32Array;
  days: number;
} {
  const bySeason = seasons.map((season) => seasonFitOf(garment, air, { season, temperatureC: null }));
  const fits = new Float32Array(allDays.length);
  let days = 0;
  for (const [at, { occasion }] of allDays.entries()) {
    const occasionFit = byOccasion[occasion];
    const seasonFit = bySeason[at % seasons.length] ?? 0;
    fits[at] = occasionFit * seasonFit;
    if (occasionFit >= goodOccasionFit && seasonFit >= goodSeasonFit) days |= 1 << at;
  }
  return { fits, days };
}
