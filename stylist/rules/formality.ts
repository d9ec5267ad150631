import type { Occasion } from '#contract/vocabulary.ts';
import {
  frictionOfCloths,
  frictionOfKinds,
  frictionOfLayers,
  frictionOfLooks,
  frictionOfSuits,
} from '../compatibility/kinds-together.ts';
import type { Claim } from '../language/claims.ts';
import { isCasual, isDressy } from '../language/facts.ts';
import { tell } from '../language/tell.ts';
import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import { registersClash } from '../vocabulary/registers.ts';
import type { Garment } from '../wardrobe.ts';
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

/** The least and the most formality that suits a day. */
export const levelOfDay = ({
  occasion,
  event,
}: Pick<Context, 'occasion' | 'event'>): readonly [number, number] => event?.level ?? levelOf[occasion];

/** Negative is too casual. */
function missedLevel({ pieces }: Outfit, context: Context): number {
  const clothes = pieces.filter((piece) => !isAccessory(piece) && piece.slot !== 'outer');
  const mean = clothes.reduce((sum, piece) => sum + piece.formality, 0) / Math.max(1, clothes.length);
  const [low, high] = levelOfDay(context);
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

/** The dressiest of the clothes. */
function leading({ pieces }: Outfit): Garment[] {
  const clothes = pieces.filter((piece) => !isAccessory(piece));
  const [first = pieces[0]] = clothes.sort((a, b) => b.formality - a.formality);
  return first ? [first.garment] : [];
}

export const formality: Rule = {
  key: 'formality',
  terms: [
    {
      name: 'level',
      single(piece, context) {
        if ((isAccessory(piece) && piece.slot !== 'bag') || piece.slot === 'outer') return 0;
        const [low, high] = levelOfDay(context);
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
        return comesOff(a, b) * Math.max(0, registersClash(a.registers, b.clashes) - toleratedClash);
      },
    },
  ],
  reason(outfit, context, turn = 0) {
    const {
      grammar,
      wordings: { formality: told },
      day,
    } = context.words;
    const missed = missedLevel(outfit, context);
    // Sportswear may be of the wrong sort, but is never too dressy.
    const dressed = missed < 0 || !outfit.pieces.every(isCasual);
    if (Math.abs(missed) > 0.08 && dressed) {
      const [wordings, verdict] =
        missed < 0 ? [told.tooCasual, 'too-casual' as const] : [told.tooDressy, 'too-dressy' as const];
      const purpose = day.purposeOf(context);
      return tell(grammar, 'formality.level', 'caution', wordings, turn, { purpose }, [
        { kind: 'level', verdict },
        { kind: 'purpose', words: purpose },
      ]);
    }
    const [lowest, highest] = extremes(outfit) ?? [];
    if (!lowest || !highest || lowest === highest) {
      return tell(grammar, 'formality.coherent', 'aside', told.single, turn, { a: leading(outfit) });
    }
    const filling = { a: [highest.garment], b: [lowest.garment] };
    const pieces = [highest.garment.id, lowest.garment.id] as const;
    const dressier: Claim[] = [{ kind: 'dressier', piece: pieces[0], than: pieces[1] }];
    const differ = isDressy(highest) && isCasual(lowest) && !isCasual(highest) && !isDressy(lowest);
    if (differ && scoreBy(formality, outfit, context) < 0.6) {
      return tell(grammar, 'formality.apart', 'caution', told.apart, turn, filling, dressier);
    }
    if (
      differ &&
      lowest.occasionFit > 0.55 &&
      lowest.formality < 0.4 &&
      highest.formality > 0.56 &&
      context.occasion !== 'sport'
    ) {
      return tell(grammar, 'formality.mixed', 'praise', told.mixed, turn, filling, dressier);
    }
    if (differ) return tell(grammar, 'formality.coherent', 'aside', told.range, turn, filling, dressier);
    const both = [lowest.garment, highest.garment];
    // A formal coat keeps its register beside trainers, whatever its name makes of it.
    const isMixed =
      both.some(({ kind }) => kind === 'sneakers') && both.some(({ style }) => style === 'formal');
    const apart =
      isMixed ||
      both.some(({ style, kind }) => style === 'sport' || kind === 'shorts' || kind === 'undershirt');
    if (apart || highest.formality - lowest.formality > 0.3) {
      return tell(grammar, 'formality.coherent', 'aside', told.single, turn, { a: leading(outfit) });
    }
    return tell(grammar, 'formality.coherent', 'aside', told.coherent, turn, filling, [
      { kind: 'same-register', pieces },
    ]);
  },
};
