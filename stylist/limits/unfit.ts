import { isVivid, type Tone } from '../colour/pair-harmony.ts';
import type { Ban, ColourKind, Event } from '../events/event.ts';
import { colourOf } from '../language/grammar.ts';
import type { Context } from '../outfit.ts';
import type { Piece } from '../piece.ts';

/** Excluded below it while an alternative exists. */
export const wearableFit = 0.36;

export type Day = Pick<Context, 'rain' | 'event' | 'avoidedColours'>;

/** A coat is taken off indoors. */
const suitsOccasion = (piece: Piece): boolean =>
  piece.occasionFit >= (piece.slot === 'outer' ? wearableFit / 3 : wearableFit);

/** 0 when it may be worn. Otherwise the least severe is chosen: overdressed before wet, wet before cold. */
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

const shows: Readonly<Record<ColourKind, (tone: Tone) => boolean>> = {
  vivid: (tone) => tone.neutral === null && isVivid(tone),
  // Dark wine and forest green suit mourning.
  colourful: (tone) => tone.neutral === null && (tone.lightness > 0.4 || isVivid(tone)),
  white: (tone) => tone.neutral === 'white',
  black: (tone) => tone.neutral === 'black',
  light: (tone) => tone.lightness > 0.75,
};

function rulesOut(ban: Ban, { garment, slot, main, formality }: Piece): boolean {
  return (
    (ban.slots?.includes(slot) ?? true) &&
    (ban.kinds?.includes(garment.kind) ?? true) &&
    (ban.fabrics?.some((fabric) => fabric === garment.fabric) ?? true) &&
    (ban.patterns?.includes(garment.pattern) ?? true) &&
    (ban.styles?.includes(garment.style) ?? true) &&
    (ban.colours?.some((colour) => shows[colour](main)) ?? true) &&
    formality < (ban.formalityUnder ?? 2) &&
    formality > (ban.formalityOver ?? -1)
  );
}

function isBanned(piece: Piece, event: Event | null): boolean {
  return event?.bans.some((ban) => rulesOut(ban, piece)) ?? false;
}
