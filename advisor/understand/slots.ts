import type { ColorName } from '#contract/colors.ts';
import type { EventName } from '#contract/events.ts';
import type { Fabric, Pattern } from '#contract/garment-attributes.ts';
import type { Occasion, Season } from '#contract/vocabulary.ts';
import type { Item } from '#stylist/vocabulary/item.ts';
import type { WornKind } from '#stylist/vocabulary/kinds.ts';
import type { Mood } from './moods.ts';
import type { Plan } from './plans/event-words.ts';
import type { When } from './told/weather-words.ts';

export type Stance = 'wanted' | 'unwanted' | 'kept' | 'told';

export type GarmentReference = {
  text: string;
  kinds: readonly WornKind[];
  item: Item | null;
  colours: readonly ColorName[];
  fabric: Fabric | null;
  pattern: Pattern | null;
  stance: Stance;
  wanted: boolean;
  /** "mi falda" and "la falda" refer to one garment; "una falda" and "faldas" to any. */
  points: 'mine' | 'definite' | 'any';
  /** The best matching garments; empty when none is owned. */
  garmentIds: readonly string[];
  start: number;
  end: number;
};

/** Everything a message mentions, whatever its intent; `null` or empty when absent. */
export type Slots = {
  occasion: Occasion | null;
  event: EventName | null;
  /** The phrase that follows "para". */
  purpose: string | null;
  /** Another plan on the same day: "y luego al teatro". */
  then: Plan | null;
  isThenBefore: boolean;
  /** Whether the plan is named in passing: "la cena es en una terraza". */
  isAside: boolean;
  season: Season | null;
  /** 1 is January. */
  month: number | null;
  temperatureC: number | null;
  /** Whether it is cold and hot on one day. */
  swings: boolean;
  rain: boolean | null;
  when: When | null;
  colours: readonly ColorName[];
  isEitherColour: boolean;
  avoidedColours: readonly ColorName[];
  fabric: Fabric | null;
  avoidedFabric: Fabric | null;
  pattern: Pattern | null;
  avoidedPatterns: readonly Pattern[];
  garments: readonly GarmentReference[];
  moods: readonly Mood[];
  days: number | null;
  /** A name in `places`. */
  place: string | null;
  budgetEuros: number | null;
  /** "el segundo": 1; "el último": -1. */
  position: number | null;
};
