import type { Fabric, Pattern, Style } from '#contract/garment-attributes.ts';
import type { Occasion } from '#contract/vocabulary.ts';
import type { WornKind } from './kinds.ts';
import type { Neck, Rain } from './touches.ts';

/** Air in °C in which it is comfortable as a part of a whole outfit, both ends included. */
export type AirRange = readonly [coldestC: number, hottestC: number];

export type Volume = 'slim' | 'regular' | 'wide';

/** More specific than a kind; absent attributes default to the kind's. */
export type Item = {
  kind: WornKind;
  also?: readonly WornKind[];
  /** Separated by `|`, the usual one first; plurals and accents are ignored. */
  es: string;
  en?: string;
  /** Without words that mean something else in Spanish: "camisola", "saco", "mala". */
  pt?: string;
  /** 0 for the gym, 1 for a gala. */
  formality?: number;
  /** See `traits/kinds.ts`. */
  clo?: number;
  air?: AirRange;
  rain?: Rain;
  volume?: Volume;
  style?: Style;
  fabric?: Fabric;
  pattern?: Pattern;
  neck?: Neck;
  /** Out of place elsewhere. */
  occasions?: readonly Occasion[];
};
