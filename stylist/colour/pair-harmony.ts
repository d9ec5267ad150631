import { type NeutralFamily, neutralFamilyOf } from './neutral.ts';
import { colourDistance, hueDistanceDeg, lightnessContrast, type Oklch } from './oklch.ts';

export type Relation =
  | 'neutrals'
  | 'neutral-and-colour'
  | 'tone-on-tone'
  | 'analogous'
  | 'complementary'
  | 'contrast'
  | 'clash';

export type Tone = Oklch & { neutral: NeutralFamily | null };

export function toneOf(colour: Oklch): Tone {
  return { ...colour, neutral: neutralFamilyOf(colour) };
}

/** Above it, two colours of different hue clash. */
const vividChroma = 0.125;

export function isVivid(colour: Oklch): boolean {
  return colour.chroma > vividChroma;
}

function neutralsTogether(a: Tone, b: Tone): number {
  if (a.neutral === 'white' || b.neutral === 'white') return 0.96;
  const both = (one: NeutralFamily, other: NeutralFamily) =>
    (a.neutral === one && b.neutral === other) || (a.neutral === other && b.neutral === one);
  const contrast = lightnessContrast(a, b);
  const sameCloth = () => colourDistance(a, b) < 0.04;
  if (both('black', 'black')) return 0.93;
  if (both('black', 'grey')) return 0.92;
  // Camel on black is a classic; dark brown on black looks like a mistake.
  if (both('black', 'earth')) return contrast > 0.28 ? 0.93 : contrast > 0.15 ? 0.8 : 0.7;
  if (both('black', 'blue')) return contrast > 0.2 ? 0.9 : 0.77;
  if (both('earth', 'earth')) return contrast > 0.1 || sameCloth() ? 0.92 : 0.82;
  if (both('blue', 'earth')) return 0.97;
  // Nearly matching blues look like halves of two suits.
  if (both('blue', 'blue')) return contrast > 0.14 || sameCloth() ? 0.9 : 0.74;
  if (both('earth', 'grey')) return contrast > 0.2 ? 0.86 : 0.78;
  if (both('blue', 'grey')) return 0.94;
  return 0.9;
}

function neutralWithColour(neutral: Tone, colour: Tone): number {
  switch (neutral.neutral) {
    case 'white':
      return 0.96;
    case 'black':
      // Dark muted colours disappear beside black.
      return lightnessContrast(neutral, colour) < 0.12 ? 0.86 : 0.92;
    case 'earth': {
      // Brown and khaki clash with pink and purple.
      const pinkOrPurple = colour.hueDeg > 295 || colour.hueDeg < 5;
      return pinkOrPurple && isVivid(colour) ? 0.74 : 0.92;
    }
    case 'blue':
      // Beside navy or denim it neither matches nor contrasts.
      return hueDistanceDeg(neutral, colour) < 30 && lightnessContrast(neutral, colour) < 0.15 ? 0.78 : 0.93;
    default:
      return 0.92;
  }
}

function chromaticRelation(a: Tone, b: Tone): Relation {
  const angle = hueDistanceDeg(a, b);
  const loud = isVivid(a) && isVivid(b);
  if (angle < 20) return 'tone-on-tone';
  if (angle < 58) return 'analogous';
  if (angle < 112) return loud ? 'clash' : 'contrast';
  if (angle < 148) return 'contrast';
  return 'complementary';
}

function coloursTogether(a: Tone, b: Tone): number {
  const quiet = !isVivid(a) && !isVivid(b);
  const loud = isVivid(a) && isVivid(b);
  const contrast = lightnessContrast(a, b);
  switch (chromaticRelation(a, b)) {
    case 'tone-on-tone':
      if (colourDistance(a, b) < 0.05) return 0.93;
      return contrast > 0.1 ? 0.94 : 0.76;
    case 'analogous':
      return loud ? 0.72 : contrast > 0.1 ? 0.88 : 0.8;
    case 'complementary':
      return loud ? 0.58 : quiet ? 0.86 : 0.8;
    case 'contrast':
      return loud ? 0.5 : quiet ? 0.76 : 0.66;
    default:
      return 0.35;
  }
}

/** 0 to 1. Symmetric. */
export function pairHarmony(a: Tone, b: Tone): number {
  if (a.neutral && b.neutral) return neutralsTogether(a, b);
  if (a.neutral) return neutralWithColour(a, b);
  if (b.neutral) return neutralWithColour(b, a);
  return coloursTogether(a, b);
}

export function relationOf(a: Tone, b: Tone): Relation {
  if (a.neutral && b.neutral) return 'neutrals';
  if (a.neutral || b.neutral) return 'neutral-and-colour';
  return chromaticRelation(a, b);
}
