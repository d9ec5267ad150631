import type { EventName } from '#contract/events.ts';
import type { Fabric, Pattern, Style } from '#contract/garment-attributes.ts';
import type { Occasion } from '#contract/vocabulary.ts';
import type { Slot } from '../slots.ts';
import type { WornKind } from '../vocabulary/kinds.ts';
import type { RegisterShares } from '../vocabulary/registers.ts';
import type { Place } from '../vocabulary/touches.ts';
import type { Ground } from '../weather/ground.ts';
import type { Activity } from '../weather/heat-balance.ts';

export type ColourKind = 'vivid' | 'colourful' | 'white' | 'black' | 'light';

/** Applies when every attribute given matches. */
export type Ban = {
  slots?: readonly Slot[];
  kinds?: readonly WornKind[];
  fabrics?: readonly Fabric[];
  patterns?: readonly Pattern[];
  styles?: readonly Style[];
  /** In any language. */
  named?: RegExp;
  colours?: readonly ColourKind[];
  /** 0 to 1, exclusive. */
  formalityUnder?: number;
  formalityOver?: number;
  heel?: boolean;
  /** Of the legs' length, 0 to 1, exclusive. */
  legsOver?: number;
  lightnessUnder?: number;
  loudnessOver?: number;
};

export type Mood = 'mourning' | 'sober' | 'bright' | 'festive' | 'rock';

/** A garment preferred in a slot when the wardrobe has a match. */
export type Want = Ban & {
  slot: Slot;
  weight: number;
  /** Nothing is missed where the slot is empty. */
  ifWorn?: boolean;
};

export type EventRules = {
  /** Only where it differs from the occasion's. */
  level?: readonly [least: number, most: number];
  bans: readonly Ban[];
  /** Where not only the occasion's garments suit: a concert is a party in jeans. */
  fitsAs?: readonly Occasion[];
  /** Preferences are costs: the best of what is owned is still found. */
  mood?: Mood;
  /** The most that goes unnoticed, 0 to 1; otherwise the occasion's. */
  loudness?: number;
  /** 0 to 1. */
  dislikes?: RegisterShares;
  /** The least that should be covered, 0 to 1. */
  covered?: { shoulders?: number; legs?: number; cleavage?: number };
  wants?: readonly Want[];
  /** Clothes for this place are suitable; at home no coat is needed. */
  place?: Place;
  /** Clothes that may be spoilt belong, and no bag is carried. */
  chores?: boolean;
  activity?: Activity;
  ground?: Ground;
  hoursOnFoot?: number;
  /** In °C, where the day's weather does not reach: an indoor pool. */
  airC?: number;
};

export type Event = EventRules & { name: EventName; occasion: Occasion };
