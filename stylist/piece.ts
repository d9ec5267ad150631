import type { Occasion, Season } from '#contract/vocabulary.ts';
import { oklchOf, unknownColour } from './colour/oklch.ts';
import { type Tone, toneOf } from './colour/pair-harmony.ts';
import type { Slot } from './slots.ts';
import { formalityOf } from './traits/formality.ts';
import { occasionFitOf } from './traits/occasion-fit.ts';
import { rainOf } from './traits/rain-tolerance.ts';
import { seasonFitOf } from './traits/season-fit.ts';
import { volumeOf } from './traits/volume.ts';
import { warmthOf } from './traits/warmth.ts';
import type { Rain, Volume } from './vocabulary/item.ts';
import type { Garment } from './wardrobe.ts';

/** Independent of the day. */
export type Traits = {
  main: Tone;
  /** Each covers at least a sixth of the garment. */
  seconds: readonly Tone[];
  formality: number;
  warmth: number;
  rain: Rain;
  volume: Volume;
};

/** All values that the rules read are computed once. */
export type Piece = Traits & {
  garment: Garment;
  slot: Slot;
  /** A closed layer hides most of it. */
  covered: boolean;
  /** 0 to 1. */
  occasionFit: number;
  seasonFit: number;
};

/** Blue denim counts as neutral, however saturated. */
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
    rain: rainOf(garment),
    volume: volumeOf(garment),
  };
}

export type Weather = { season: Season; temperatureC?: number | null };

export function pieceOf(
  garment: Garment,
  slot: Slot,
  day: Weather & { occasion: Occasion },
  traits: Traits = traitsOf(garment),
): Piece {
  return {
    garment,
    slot,
    covered: false,
    main: traits.main,
    seconds: traits.seconds,
    formality: traits.formality,
    warmth: traits.warmth,
    rain: traits.rain,
    volume: traits.volume,
    occasionFit: occasionFitOf(garment, traits.main, day.occasion),
    seasonFit: seasonFitOf(garment, slot, day.season, day.temperatureC),
  };
}
