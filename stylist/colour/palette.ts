import { colourDistance, hueDistanceDeg } from './oklch.ts';
import { pairHarmony, type Relation, relationOf, type Tone } from './pair-harmony.ts';

/** `seconds` are the colours of its pattern. */
export type Patch = { tone: Tone; area: number; seconds: readonly Tone[] };

export type Scheme = 'neutral' | 'accent' | Exclude<Relation, 'neutrals' | 'neutral-and-colour'>;

/** Closer hues count as one. */
const sameHueDeg = 32;

function huesOf(patches: readonly Patch[]): Patch[] {
  const chromatic = patches.filter((patch) => !patch.tone.neutral);
  if (chromatic.length < 2) return chromatic;
  const hues: Patch[] = [];
  for (const patch of chromatic.sort((a, b) => b.area - a.area)) {
    if (!hues.some((hue) => hueDistanceDeg(hue.tone, patch.tone) < sameHueDeg)) hues.push(patch);
  }
  return hues;
}

function hasEcho(patches: readonly Patch[]): boolean {
  return patches.some((patch) =>
    patch.seconds.some((second) =>
      patches.some((other) => other !== patch && colourDistance(other.tone, second) < 0.08),
    ),
  );
}

export function schemeOf(patches: readonly Patch[]): Scheme {
  const chromatic = patches.filter((patch) => !patch.tone.neutral).sort((a, b) => b.area - a.area);
  const [first, second] = chromatic;
  if (!first) return 'neutral';
  if (!second) return 'accent';
  const hues = huesOf(patches);
  const [one, other] = hues;
  if (!one || !other) return 'tone-on-tone';
  const relation = relationOf(one.tone, other.tone);
  return relation === 'neutrals' || relation === 'neutral-and-colour' ? 'accent' : relation;
}

/**
 * 0 to 1: the mean of all pairs by area, pulled towards the worst, minus a cost for each hue beyond two and
 * for lack of contrast.
 */
export function paletteHarmony(patches: readonly Patch[]): number {
  let sum = 0;
  let weights = 0;
  let worst = 1;
  for (let i = 0; i < patches.length; i++) {
    for (let j = i + 1; j < patches.length; j++) {
      const a = patches[i];
      const b = patches[j];
      if (!a || !b) continue;
      const weight = Math.sqrt(a.area * b.area);
      const harmony = pairHarmony(a.tone, b.tone);
      sum += harmony * weight;
      weights += weight;
      if (weight > 0.2 && harmony < worst) worst = harmony;
    }
  }
  const mean = weights > 0 ? sum / weights : 0.9;
  let score = 0.55 * mean + 0.45 * Math.min(worst, mean);
  const hues = huesOf(patches.filter((patch) => patch.area > 0.1)).length;
  if (hues === 1) score += 0.04;
  if (hues > 2) score -= 0.16 * (hues - 2);
  if (hasEcho(patches)) score += 0.03;
  if (isFlat(patches)) score -= 0.06;
  return Math.min(1, Math.max(0, score));
}

/** About equally light without being one colour. */
function isFlat(patches: readonly Patch[]): boolean {
  let first: Tone | null = null;
  let count = 0;
  let [low, high] = [1, 0];
  let oneColour = true;
  for (const { tone, area } of patches) {
    if (area < 0.5) continue;
    count++;
    low = Math.min(low, tone.lightness);
    high = Math.max(high, tone.lightness);
    if (first && colourDistance(tone, first) >= 0.05) oneColour = false;
    first ??= tone;
  }
  return count > 1 && high - low < 0.12 && !oneColour;
}
