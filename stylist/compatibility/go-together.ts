import { pairHarmony } from '../colour/pair-harmony.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import { frictionBetween } from './kinds-together.ts';
import { patternsTogether } from './patterns-together.ts';

/** Regardless of the day, 0 (incompatible) to 1. Symmetric. Outfits are scored by the rules instead. */
export function affinityOf(a: Piece, b: Piece): number {
  const spread = isAccessory(a) || isAccessory(b) ? 0 : Math.abs(a.formality - b.formality);
  if (spread > 0.5) return 0;
  const harmony = pairHarmony(a.main, b.main);
  if (harmony < 0.73) return 0;
  const patterns = patternsTogether(a, b);
  if (patterns < 0.6) return 0;
  const friction = frictionBetween(a, b);
  if (friction > 0.3) return 0;
  return harmony * patterns * (1 - friction) * (1 - spread / 2);
}

export const goTogether = (a: Piece, b: Piece): boolean => affinityOf(a, b) > 0;
