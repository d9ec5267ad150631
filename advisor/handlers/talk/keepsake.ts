import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { referenceTo } from '../referent.ts';

const worn = patternOf(
  'llevarlo|llevarla|ponermelo|ponermela|ponerlo|ponerla|usarlo|usarla / lo|la llevo|pongo|uso [otra|tambien|puesto|puesta]',
);

/** "mañana quiero llevarlo otra vez", of the scarf that was told of beside what weighs. */
export function withKeepsake(context: IntentContext): IntentContext {
  const { state, understood, wardrobe } = context;
  const { slots, reading } = understood;
  const [piece, ...others] = garmentsByIds(wardrobe, state.focus);
  const isTold = state.topic === 'feeling' && piece !== undefined && others.length === 0;
  if (!isTold || slots.garments.length > 0 || !occurs(worn, reading.tokens)) return context;
  const garments = [referenceTo([piece], piece.name)];
  return { ...context, understood: { ...understood, slots: { ...slots, garments } } };
}
