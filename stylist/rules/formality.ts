import type { Occasion } from '#contract/vocabulary.ts';
import {
  frictionOfCloths,
  frictionOfKinds,
  frictionOfLayers,
  frictionOfLooks,
  frictionOfSuits,
} from '../compatibility/kinds-together.ts';
import { capitalise, joinAnd, the, verb } from '../language/grammar.ts';
import { purposeOf } from '../language/occasions.ts';
import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import { registersClash } from '../traits/registers.ts';
import { importance } from './importance.ts';
import { type Rule, scoreBy } from './rule.ts';

const toleratedSpread = 0.38;

/** Smaller accessories do not change the level of dress. */
const hasLevel = (piece: Piece) => !isAccessory(piece) || piece.slot === 'bag' || piece.slot === 'tie';

const levelOf: Readonly<Record<Occasion, readonly [number, number]>> = {
  casual: [0, 0.7],
  work: [0.4, 0.84],
  formal: [0.58, 1],
  party: [0.42, 1],
  date: [0.36, 0.95],
  sport: [0, 0.36],
};

const band = ({ occasion, event }: Context) => event?.level ?? levelOf[occasion];

/** Negative is too casual. */
function missedLevel({ pieces }: Outfit, context: Context): number {
  const clothes = pieces.filter((piece) => !isAccessory(piece) && piece.slot !== 'outer');
  const mean = clothes.reduce((sum, piece) => sum + piece.formality, 0) / Math.max(1, clothes.length);
  const [low, high] = band(context);
  return mean < low ? mean - low : Math.max(0, mean - high);
}

const toleratedMiss = 0.14;

/** Of the registers of two garments that a stylist would join without a thought. */
const toleratedClash = 0.15;

/** A coat comes off inside and a bag is put down: half the cost. */
const comesOff = (a: Piece, b: Piece): number => (isLoose(a) || isLoose(b) ? 0.5 : 1);

const isLoose = ({ slot }: Piece): boolean => slot === 'outer' || slot === 'bag';

function extremes(outfit: Outfit): [Piece, Piece] | null {
  const clothes = outfit.pieces.filter(hasLevel);
  const sorted = [...clothes].sort((a, b) => a.formality - b.formality);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  return lowest && highest ? [lowest, highest] : null;
}

export const formality: Rule = {
  key: 'formality',
  label: 'Coherencia de estilo',
  terms: [
    {
      name: 'level',
      single(piece, context) {
        if ((isAccessory(piece) && piece.slot !== 'bag') || piece.slot === 'outer') return 0;
        const [low, high] = band(context);
        const missed = Math.max(
          0,
          low - toleratedMiss - piece.formality,
          piece.formality - high - toleratedMiss,
        );
        return (importance[piece.slot] * missed) / 0.25;
      },
    },
    {
      name: 'spread',
      pair(a, b) {
        if (!hasLevel(a) || !hasLevel(b)) return 0;
        const apart = Math.max(0, Math.abs(a.formality - b.formality) - toleratedSpread);
        return (comesOff(a, b) * apart) / 0.5;
      },
    },
    { name: 'kinds', pair: frictionOfKinds },
    { name: 'looks', pair: frictionOfLooks },
    { name: 'cloths', pair: frictionOfCloths },
    { name: 'order', pair: frictionOfLayers },
    {
      name: 'suit',
      pair: (a, b, { occasion }) =>
        occasion === 'formal' || occasion === 'work' ? frictionOfSuits(a, b) : 0.5 * frictionOfSuits(a, b),
    },
    {
      name: 'registers',
      pair(a, b) {
        if (!hasLevel(a) || !hasLevel(b)) return 0;
        return comesOff(a, b) * Math.max(0, registersClash(a.registers, b.registers) - toleratedClash);
      },
    },
  ],
  reason(outfit, context) {
    const missed = missedLevel(outfit, context);
    if (Math.abs(missed) > 0.08) {
      const verdict = missed < 0 ? 'se queda informal' : 'va demasiado arreglado';
      const text = `El conjunto ${verdict} para ${purposeOf(context)}.`;
      return { key: 'formality.level', tone: 'caution', text };
    }
    const pair = extremes(outfit);
    if (!pair)
      return { key: 'formality.coherent', tone: 'aside', text: 'Todas las piezas hablan el mismo idioma.' };
    const [lowest, highest] = pair;
    const names = joinAnd([the(highest.garment), the(lowest.garment)]);
    if (scoreBy(formality, outfit, context) < 0.6) {
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
