import { frictionBetween } from '../compatibility/kinds-together.ts';
import { capitalise, joinAnd, the, verb } from '../language/grammar.ts';
import { isAccessory, type Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import type { Rule } from './rule.ts';

/** How far apart the dressiest and the most relaxed piece may be before they seem to go to different places. */
const toleratedSpread = 0.42;

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
  score(outfit) {
    const excess = Math.max(0, spreadOf(outfit) - toleratedSpread);
    return Math.max(0, 1 - excess / 0.32 - frictionOf(outfit));
  },
  reason(outfit, context) {
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
