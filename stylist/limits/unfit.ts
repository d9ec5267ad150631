import { isBanned } from '../events/banned.ts';
import { colourOf } from '../language/grammar.ts';
import type { Context } from '../outfit.ts';
import type { Piece } from '../piece.ts';

/** Under this fit a garment is plainly wrong for the day and is left out wherever there is another. */
export const wearableFit = 0.36;

export type Day = Pick<Context, 'rain' | 'event' | 'avoidedColours'>;

/** A coat is taken off at the door: it has to suit the weather above all. */
const suitsOccasion = (piece: Piece): boolean =>
  piece.occasionFit >= (piece.slot === 'outer' ? wearableFit / 3 : wearableFit);

/**
 * How wrong a piece is for the day, 0 for one that may be worn: a hard limit, not a matter of points.
 * Where nothing may be worn, the least wrong is: better overdressed than wet, and better wet than cold.
 */
export function unfitness(piece: Piece, day: Day): number {
  return (
    (piece.seasonFit < wearableFit ? 16 : 0) +
    (day.rain && piece.rain === 'ruined' ? 8 : 0) +
    (isBanned(piece, day.event) ? 4 : 0) +
    (suitsOccasion(piece) ? 0 : 2) +
    (day.avoidedColours.has(colourOf(piece.garment) ?? '') ? 1 : 0)
  );
}

export const isWearable = (piece: Piece, day: Day): boolean => unfitness(piece, day) === 0;
