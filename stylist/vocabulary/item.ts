import type { Fabric, Pattern, Style } from '#contract/vocabulary.ts';
import type { WornKind } from './kinds.ts';

/** How something takes rain: made for it, no worse for it, better not, or ruined (or soaked through) by it. */
export type Rain = 'made-for' | 'fine' | 'poor' | 'ruined';

/** How much room a garment takes around the body. */
export type Volume = 'slim' | 'regular' | 'wide';

/**
 * A word that people use for a garment, finer than its kind, and what the word says of it. What it does
 * not say is as for the kind.
 */
export type Item = {
  kind: WornKind;
  /** Further kinds under which people file the same thing. */
  also?: readonly WornKind[];
  /** Names, parted by `|`, the usual one first. Plurals and accents do not matter. */
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
