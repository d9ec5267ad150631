import type { Occasion } from '#contract/vocabulary.ts';
import { frictionBetween } from '../compatibility/kinds-together.ts';
import { capitalise, joinAnd, the, verb } from '../language/grammar.ts';
import { forOccasion } from '../language/occasions.ts';
import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import type { Rule } from './rule.ts';

/** How far apart the dressiest and the most relaxed piece may be before they seem to go to different places. */
const toleratedSpread = 0.42;

/** The level of dress that each occasion asks for, as the mean of the clothes. */
const levelOf: Readonly<Record<Occasion, readonly [number, number]>> = {
  casual: [0, 0.7],
  work: [0.4, 0.9],
  formal: [0.58, 1],
  party: [0.42, 1],
  date: [0.36, 0.95],
  sport: [0, 0.36],
};

/** How far the clothes as a whole miss the level of the occasion: negative is too relaxed. */
function missedLevel({ pieces }: Outfit, { occasion }: Context): number {
  let sum = 0;
  let count = 0;
  for (const piece of pieces) {
    if (isAccessory(piece) || piece.slot === 'outer') continue;
    sum += piece.formality;
    count++;
  }
  const [low, high] = levelOf[occasion];
  const mean = count === 0 ? low : sum / count;
  return mean < low ? mean - low : Math.max(0, mean - high);
}

function extremes(outfit: Outfit): [Piece, Piece] | null {
  const clothes = outfit.pieces.filter((piece) => !isAccessory(piece) || piece.slot === 'bag');
  const sorted = [...clothes].sort((a, b) => a.formality - b.formality);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  return lowest && highest ? [lowest, highest] : null;
}

function frictionOf({ pieces }: Outfit): number {
  let total = 0;
  for (let i = 0; i < pieces.length; i++) {
    for (let j = i + 1; j < pieces.length; j++) {
      const [a, b] = [pieces[i], pieces[j]];
      if (a && b) total += frictionBetween(a, b);
    }
  }
  return total;
}

function spreadOf(outfit: Outfit): number {
  let low = 1;
  let high = 0;
  for (const piece of outfit.pieces) {
    if (isAccessory(piece) && piece.slot !== 'bag') continue;
    low = Math.min(low, piece.formality);
    high = Math.max(high, piece.formality);
  }
  return Math.max(0, high - low);
}

export const formality: Rule = {
  key: 'formality',
  label: 'Coherencia de estilo',
  score(outfit, context) {
    const missed = Math.abs(missedLevel(outfit, context));
    const excess = Math.max(0, spreadOf(outfit) - toleratedSpread);
    return Math.max(0, 1 - excess / 0.32 - missed / 0.25 - frictionOf(outfit));
  },
  reason(outfit, context) {
    const missed = missedLevel(outfit, context);
    if (Math.abs(missed) > 0.08) {
      const verdict = missed < 0 ? 'se queda informal' : 'va demasiado arreglado';
      const text = `El conjunto ${verdict} para ${forOccasion[context.occasion]}.`;
      return { key: 'formality.level', tone: 'caution', text };
    }
    const pair = extremes(outfit);
    if (!pair)
      return { key: 'formality.coherent', tone: 'aside', text: 'Todas las piezas hablan el mismo idioma.' };
    const [lowest, highest] = pair;
    const names = joinAnd([the(highest.garment), the(lowest.garment)]);
    if (formality.score(outfit, context) < 0.6) {
      return {
        key: 'formality.apart',
        tone: 'caution',
        text: `${capitalise(names)} parecen ir a sitios distintos.`,
      };
    }
    if (
      lowest.occasionFit > 0.55 &&
      lowest.formality < 0.4 &&
      highest.formality > 0.56 &&
      context.occasion !== 'sport'
    ) {
      const relaxes = verb(lowest.garment, 'relaja', 'relajan');
      const text = `${capitalise(the(lowest.garment))} ${relaxes} ${the(highest.garment)} con naturalidad.`;
      return { key: 'formality.mixed', tone: 'praise', text };
    }
    return { key: 'formality.coherent', tone: 'aside', text: `${capitalise(names)} hablan el mismo idioma.` };
  },
};
