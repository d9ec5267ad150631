import { lookUp } from '../../knowledge/look-up.ts';
import { leastSure, surenessOf } from '../../knowledge/sureness.ts';
import type { IntentContext } from '../handler.ts';

const leastOfEntry = 0.4;

/** "¿y perfume cuánto me echo?", beside a look: no change of it is understood, and an entry answers. */
export function isAnsweredByEntry({ message, understood }: IntentContext): boolean {
  if (!message.includes('?') || understood.slots.garments.length > 0) return false;
  const [best] = lookUp(message, 1);
  return (
    best !== undefined &&
    best.entry.topic !== 'product' &&
    best.probability >= leastOfEntry &&
    surenessOf(best.entry, message, null, understood.aims) >= leastSure
  );
}
