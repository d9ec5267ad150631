import type { ColorName } from '#contract/colors.ts';
import type { EventName } from '#contract/events.ts';
import type { Fabric, Occasion, Pattern, Season } from '#contract/vocabulary.ts';
import type { Item } from '#stylist/vocabulary/item.ts';
import type { WornKind } from '#stylist/vocabulary/kinds.ts';
import type { Mood } from './moods.ts';
import type { When } from './weather-words.ts';

/** A garment that the person speaks of, and which of theirs it can be. */
export type GarmentReference = {
  /** The words, as they were understood. */
  text: string;
  kinds: readonly WornKind[];
  item: Item | null;
  colours: readonly ColorName[];
  fabric: Fabric | null;
  pattern: Pattern | null;
  /** Whether it is to be worn, or left at home. */
  wanted: boolean;
  /** "mi falda" and "la falda" point at one garment; "una falda" and "faldas" at any. */
  points: 'mine' | 'definite' | 'any';
  /** The person's garments that fit these words best; none where they own none. */
  garmentIds: readonly string[];
  /** Where in the message it stands, by tokens. */
  start: number;
  end: number;
};

/** Everything that a message says, whatever it wants. `null` and empty lists where it says nothing. */
export type Slots = {
  occasion: Occasion | null;
  event: EventName | null;
  /** What the day is about, as one says it after "para". */
  purpose: string | null;
  season: Season | null;
  /** 1 is January. */
  month: number | null;
  temperatureC: number | null;
  rain: boolean | null;
  when: When | null;
  colours: readonly ColorName[];
  avoidedColours: readonly ColorName[];
  fabric: Fabric | null;
  avoidedFabric: Fabric | null;
  pattern: Pattern | null;
  garments: readonly GarmentReference[];
  moods: readonly Mood[];
  days: number | null;
  /** Of `places`. */
  place: string | null;
  budgetEuros: number | null;
  /** "el segundo": 1; "el último": -1. */
  position: number | null;
};
