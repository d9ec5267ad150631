import { isBanned } from '../events/banned.ts';
import { colourOf } from '../language/grammar.ts';
import type { Context } from '../outfit.ts';
import type { Piece } from '../piece.ts';

/** Below this fit a garment is excluded while an alternative exists. */
export const wearableFit = 0.36;

export type Day = Pick<Context, 'rain' | 'event' | 'avoidedColours'>;

/** A coat is taken off indoors: weather matters more than the occasion. */
const suitsOccasion = (piece: Piece): boolean =>
  piece.occasionFit >= (piece.slot === 'outer' ? wearableFit / 3 : wearableFit);

/**
 * Severity of a violated hard limit, 0 when the piece may be worn. When nothing may, the least severe is
 * chosen: overdressed before wet, wet before cold.
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
