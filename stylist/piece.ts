import type { Occasion, Season } from '#contract/vocabulary.ts';
import { oklchOf, unknownColour } from './colour/oklch.ts';
import { type Tone, toneOf } from './colour/pair-harmony.ts';
import type { Slot } from './slots.ts';
import { formalityOf } from './traits/formality.ts';
import { occasionFitOf } from './traits/occasion-fit.ts';
import { seasonFitOf } from './traits/season-fit.ts';
import { warmthOf } from './traits/warmth.ts';
import type { Garment } from './wardrobe.ts';

/** What a garment is, whatever the day. */
type Traits = {
  main: Tone;
  /** Further colours that cover at least a sixth of the garment. */
  seconds: readonly Tone[];
  formality: number;
  warmth: number;
};

/** A garment in its place in an outfit, with all that the rules ask of it worked out once. */
export type Piece = Traits & {
  garment: Garment;
  slot: Slot;
  /** How right it is for the occasion and for the season of the request, 0 to 1. */
  occasionFit: number;
  seasonFit: number;
};

/** Under this fit a garment is plainly wrong for the day and is left out wherever there is another. */
export const wearableFit = 0.36;

/** Whether a piece suits the day. A coat is taken off at the door: it has to suit the weather above all. */
export function isWearable(piece: Piece): boolean {
  const leastOccasionFit = piece.slot === 'outer' ? wearableFit / 3 : wearableFit;
  return piece.occasionFit >= leastOccasionFit && piece.seasonFit >= wearableFit;
}

/** Blue denim goes with everything, however bright its blue: it dresses as a neutral. */
function mainTone(garment: Garment, tone: Tone): Tone {
  const denim = garment.kind === 'jeans' || garment.fabric === 'denim';
  return denim && tone.hueDeg > 225 && tone.hueDeg < 295 ? { ...tone, neutral: 'blue' } : tone;
}

export function traitsOf(garment: Garment): Traits {
  const [main, ...others] = garment.colors;
  return {
    main: mainTone(garment, toneOf(main ? oklchOf(main.hex) : unknownColour)),
    seconds: others.filter((color) => color.share >= 1 / 6).map((color) => toneOf(oklchOf(color.hex))),
    formality: formalityOf(garment),
    warmth: warmthOf(garment),
  };
}

export function pieceOf(
  garment: Garment,
  slot: Slot,
  day: { occasion: Occasion; season: Season },
  traits: Traits = traitsOf(garment),
): Piece {
  return {
    ...traits,
    garment,
    slot,
    occasionFit: occasionFitOf(garment, traits.main, day.occasion),
    seasonFit: seasonFitOf(garment, slot, day.season),
  };
}
