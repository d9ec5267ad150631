import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { dress } from './dress.ts';

const asking = patternOf(
  'que|q|k|cual|cuales <garment> [le|les|me] pongo|pondria|va|van|pega|pegan|queda|quedan|combino|combina|llevo|meto [mejor] [bien] * <garment> / con que|q|cual|cuales <garment> * <garment>',
);
const overruled: ReadonlySet<string> = new Set(['knowledge', 'unclear', 'diagnose', 'chat']);

export const asksPieceFor = ({ understood, state, wardrobe }: IntentContext): boolean => {
  const { slots, reading, intent } = understood;
  const wanted = slots.garments.filter((one) => one.wanted);
  return (
    overruled.has(intent) &&
    wardrobe.length > 0 &&
    state.outfits.length === 0 &&
    state.wearer.other === null &&
    slots.occasion !== null &&
    wanted.length > 1 &&
    wanted.some(({ garmentIds }) => garmentIds.length === 1) &&
    occurs(asking, reading.tokens)
  );
};

export const dressAround: IntentHandler = (context) =>
  dress({ ...context, understood: { ...context.understood, intent: 'combine' } });
