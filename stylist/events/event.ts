import type { Fabric, Occasion, Pattern, Style } from '#contract/vocabulary.ts';
import type { Slot } from '../slots.ts';
import type { WornKind } from '../vocabulary/kinds.ts';

/** Colour classes that dress codes refer to. */
export type ColourKind = 'vivid' | 'colourful' | 'white' | 'black' | 'light';

/** A garment is ruled out when every attribute given matches. */
export type Ban = {
  slots?: readonly Slot[];
  kinds?: readonly WornKind[];
  fabrics?: readonly Fabric[];
  patterns?: readonly Pattern[];
  styles?: readonly Style[];
  colours?: readonly ColourKind[];
  /** Matches garments less (or more) formal than this, 0 to 1. */
  formalityUnder?: number;
  formalityOver?: number;
};

/** The dress code of an event: its occasion, its formality and what it rules out. */
export type Event = {
  occasion: Occasion;
  /** The Spanish phrase that follows "para". */
  spanish: string;
  /** Formality of the clothes where it differs from the occasion's. */
  level?: readonly [least: number, most: number];
  bans: readonly Ban[];
};
