import type { Kind } from '#contract/vocabulary.ts';

/** Kinds that photographs tell apart and the wardrobe does not file under a name of their own. */
const filedUnder = { vest: 'outerwear', flats: 'shoes' } as const satisfies Record<string, Kind>;

/** What our own labels name: the kinds of the wardrobe that the photographs show, and two finer ones. */
export type FinerKind =
  | Exclude<Kind, 'loafers' | 'bag' | 'belt' | 'scarf'>
  | keyof typeof filedUnder;

/** The kind that a garment is filed under. */
export function filed(kind: FinerKind): Kind {
  return kind === 'vest' || kind === 'flats' ? filedUnder[kind] : kind;
}
