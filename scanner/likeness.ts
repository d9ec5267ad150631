import type { ScanAnalysis } from '#contract/scans.ts';
import type { Category, Kind } from '#contract/vocabulary.ts';
import { oklabOfHex } from './oklab.ts';

export interface GarmentLook {
  readonly category: Category;
  readonly kind: Kind;
  readonly hex: string;
  /** Unit length, same model. */
  readonly embedding: Float32Array;
}

export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += (one[i] as number) * (other[i] as number);
  return sum;
}

const SAME_COLOR = 0.06;
const OTHER_COLOR = 0.2;
const OTHER_KIND = 0.03;

/**
 * Finds 70 % of 480 unseen photographs again; 1.9 % match a different garment
 * (`training/scanner/measure-likeness.ts`).
 */
export const VERY_LIKE = 0.95;

function colorDistance(one: string, other: string): number {
  const [l, a, b] = oklabOfHex(one);
  const [m, c, d] = oklabOfHex(other);
  // Light changes lightness more than hue.
  return Math.hypot(0.5 * (l - m), 2 * (a - c), 2 * (b - d));
}

export function likeness(one: GarmentLook, other: GarmentLook): number {
  if (one.category !== other.category) return 0;
  const apart = colorDistance(one.hex, other.hex);
  const color = Math.min(1, Math.max(0, (OTHER_COLOR - apart) / (OTHER_COLOR - SAME_COLOR)));
  const kind = one.kind === other.kind ? 0 : OTHER_KIND;
  return Math.max(0, cosine(one.embedding, other.embedding) * (0.7 + 0.3 * color) - kind);
}

/** Null without a colour. */
export const lookOf = (
  { category, kind, colors: [color] }: ScanAnalysis,
  embedding: Float32Array,
): GarmentLook | null => (color === undefined ? null : { category, kind, hex: color.hex, embedding });

/** Returns the id of the one that may be the same garment, or null. */
export function mostAlike(
  look: GarmentLook,
  others: readonly (GarmentLook & { id: string })[],
): string | null {
  let best: { id: string; like: number } | null = null;
  for (const other of others) {
    const like = likeness(look, other);
    if (like >= VERY_LIKE && like > (best?.like ?? 0)) best = { id: other.id, like };
  }
  return best?.id ?? null;
}
