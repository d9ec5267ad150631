import type { Pattern } from '#contract/garment-attributes.ts';
import { colourDistance } from '../colour/oklch.ts';
import type { Tone } from '../colour/pair-harmony.ts';
import type { Piece } from '../piece.ts';

type PatternFamily = 'lines' | 'squares' | 'dots' | 'organic' | 'motif';

const familyOf: Readonly<Record<Exclude<Pattern, 'plain'>, PatternFamily>> = {
  stripes: 'lines',
  checks: 'squares',
  gingham: 'squares',
  houndstooth: 'squares',
  dots: 'dots',
  floral: 'organic',
  animal: 'organic',
  print: 'motif',
  logo: 'motif',
};

/** All others clash. */
const friends = new Set(['lines+organic', 'dots+lines', 'lines+motif']);

type Patterned = Pick<Piece, 'garment' | 'main' | 'seconds'>;

const coloursOf = (piece: Patterned): Tone[] => [piece.main, ...piece.seconds];

function shareColour(a: Patterned, b: Patterned): boolean {
  return coloursOf(a).some((one) => coloursOf(b).some((other) => colourDistance(one, other) < 0.08));
}

export function isPatterned(piece: Piece): boolean {
  return piece.garment.pattern !== 'plain';
}

/** 0 to 1; 1 when either is plain. Symmetric. */
export function patternsTogether(a: Patterned, b: Patterned): number {
  const [one, other] = [a.garment.pattern, b.garment.pattern];
  if (one === 'plain' || other === 'plain') return 1;
  const common = shareColour(a, b);
  // A suit or a set.
  if (one === other && one !== 'logo' && colourDistance(a.main, b.main) < 0.05) return 0.9;
  if (one === 'logo' || other === 'logo') return one === other ? 0.5 : 0.6;
  const families = [familyOf[one], familyOf[other]].sort().join('+');
  if (friends.has(families)) return common ? 0.72 : 0.42;
  return common ? 0.34 : 0.15;
}
