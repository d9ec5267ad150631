import type { Fabric, Pattern, Style } from '#contract/vocabulary.ts';
import type { WornKind } from './kinds.ts';

/** Behaviour in rain: made for it, unaffected, better avoided, or ruined. */
export type Rain = 'made-for' | 'fine' | 'poor' | 'ruined';

/** Volume around the body. */
export type Volume = 'slim' | 'regular' | 'wide';

/**
 * A word that is more specific than a kind, with the attributes it implies. Others default to the kind's.
 */
export type Item = {
  kind: WornKind;
  /** Further kinds that the word is filed under. */
  also?: readonly WornKind[];
  /** Names separated by `|`, the usual one first; plurals and accents are ignored. */
  es: string;
  en: string;
  /** 0 for the gym, 1 for a gala. */
  formality?: number;
  /** 0 is bare, 1 a coat. */
  warmth?: number;
  rain?: Rain;
  volume?: Volume;
  style?: Style;
  fabric?: Fabric;
  pattern?: Pattern;
};
