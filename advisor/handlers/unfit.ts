import { traitsOf } from '#stylist/piece.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import type { Wishes } from '../state.ts';
import { type Purpose, purposesIn } from '../understand/plans/purposes.ts';
import type { Understanding } from '../understand/understand.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import type { IntentContext } from './handler.ts';

const ofAnother = patternOf(
  'mi|una|la|su|tu hermana|amiga|mujer|esposa|pareja|prima|hija|nuera|cunada|vecina|jefa|companera|novia [que] [ya] [esta|embarazada]',
);

const unfitOf = ({ fits, binds = [] }: Purpose, wardrobe: readonly Garment[]): Garment[] =>
  binds.flatMap((category) => {
    const all = wardrobe.filter((one) => one.category === category);
    const isFit = (garment: Garment) => fits(garment, traitsOf(garment));
    return all.some((one) => isAtHand(one) && isFit(one)) ? all.filter((one) => !isFit(one)) : [];
  });

export function unfitWhileExpecting(
  { reading }: Understanding,
  wardrobe: readonly Garment[],
): readonly string[] | null {
  const expecting = purposesIn(reading.tokens).find(({ name }) => name === 'el embarazo');
  return expecting && !occurs(ofAnother, reading.tokens)
    ? unfitOf(expecting, wardrobe).map(({ id }) => id)
    : null;
}

/** Jeans while pregnant and white trainers in mud stay out, where others are owned. */
export function withoutUnfit({ understood, wardrobe }: IntentContext, wishes: Wishes): Wishes {
  const { reading, slots } = understood;
  const isBound = {
    bottoms: !occurs(ofAnother, reading.tokens),
    shoes: slots.occasion !== 'formal' && slots.occasion !== 'party',
  };
  const purposes = purposesIn(reading.tokens).filter(({ binds = [] }) =>
    binds.includes('shoes') ? isBound.shoes : isBound.bottoms,
  );
  const out = purposes.flatMap((purpose) => unfitOf(purpose, wardrobe));
  if (out.length === 0) return wishes;
  const avoided = [...new Set([...wishes.mustAvoid, ...out.map(({ id }) => id)])];
  return {
    ...wishes,
    mustAvoid: avoided.filter((id) => !wishes.mustInclude.includes(id)).slice(0, 400),
  };
}
