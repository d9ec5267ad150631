import type { Fabric, Occasion, Pattern, Style } from '#contract/vocabulary.ts';
import type { Slot } from '../slots.ts';
import type { WornKind } from '../vocabulary/kinds.ts';

export type ColourKind = 'vivid' | 'colourful' | 'white' | 'black' | 'light';

/** Applies when every attribute given matches. */
export type Ban = {
  slots?: readonly Slot[];
  kinds?: readonly WornKind[];
  fabrics?: readonly Fabric[];
  patterns?: readonly Pattern[];
  styles?: readonly Style[];
  colours?: readonly ColourKind[];
  /** 0 to 1, exclusive. */
  formalityUnder?: number;
  formalityOver?: number;
};

export type Event = {
  occasion: Occasion;
  /** Follows "para". */
  spanish: string;
  /** Only where it differs from the occasion's. */
  level?: readonly [least: number, most: number];
  bans: readonly Ban[];
};
