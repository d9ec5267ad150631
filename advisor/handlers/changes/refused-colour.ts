import { wearsColour } from '../../understand/garments/find-garments.ts';
import { occurs } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { referenceTo } from '../referent.ts';
import { otherColour } from './recompose.ts';

export function withColoured(context: IntentContext): IntentContext {
  const { state, understood, wardrobe } = context;
  const { slots, reading } = understood;
  const { avoidedColours, garments, moods } = slots;
  const [look] = state.outfits;
  if (!look || avoidedColours.length === 0 || garments.length > 0 || moods.length > 0) return context;
  if (occurs(otherColour, reading.tokens)) return context;
  const worn = garmentsByIds(wardrobe, look.garmentIds).filter((one) =>
    avoidedColours.some((colour) => wearsColour(one, colour)),
  );
  const refused = worn.map((one) => ({
    ...referenceTo([one], one.name),
    stance: 'unwanted' as const,
    wanted: false,
  }));
  return { ...context, understood: { ...understood, slots: { ...slots, garments: refused } } };
}
