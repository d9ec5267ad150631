import { pairHarmony } from '../colour/pair-harmony.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import { frictionBetween } from './kinds-together.ts';
import { patternsTogether } from './patterns-together.ts';

/**
 * Whether two pieces go together whatever the day: colours, patterns, kinds and level of dress.
 * Symmetric. The yes or no behind counts; outfits themselves are judged by the rules as a whole.
 */
export function goTogether(a: Piece, b: Piece): boolean {
  const spread = isAccessory(a) || isAccessory(b) ? 0 : Math.abs(a.formality - b.formality);
  return (
    spread <= 0.5 &&
    pairHarmony(a.main, b.main) >= 0.73 &&
    patternsTogether(a, b) >= 0.6 &&
    frictionBetween(a, b) <= 0.3
  );
}
