import type { Fabric, Occasion, Pattern, Style } from '#contract/vocabulary.ts';
import type { Slot } from '../slots.ts';
import type { WornKind } from '../vocabulary/kinds.ts';

/** How a colour strikes the eye, for customs such as mourning. */
export type ColourKind = 'vivid' | 'colourful' | 'white' | 'black' | 'light';

/** What a custom rules out. Every attribute that is given must hold for a garment to be ruled out. */
export type Ban = {
  slots?: readonly Slot[];
  kinds?: readonly WornKind[];
  fabrics?: readonly Fabric[];
  patterns?: readonly Pattern[];
  styles?: readonly Style[];
  colours?: readonly ColourKind[];
  /** Only garments less (or more) dressed-up than this, 0 to 1. */
  formalityUnder?: number;
  formalityOver?: number;
};

/** The customs of an event: what it counts as, how dressed-up one goes, and what one leaves at home. */
export type Event = {
  occasion: Occasion;
  /** How it is called after "para", in Spanish. */
  spanish: string;
  /** The level of dress, as the clothes' formality, where it differs from the occasion's. */
  level?: readonly [least: number, most: number];
  bans: readonly Ban[];
};
