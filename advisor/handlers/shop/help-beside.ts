import { type Topic, textOf } from '../../knowledge/entry.ts';
import { lookUp } from '../../knowledge/look-up.ts';
import { sureEnough, surenessOf } from '../../knowledge/sureness.ts';
import type { IntentContext } from '../handler.ts';

const ofPeople: ReadonlySet<Topic> = new Set(['people', 'bodies']);

export function helpOf({ message, understood, box }: IntentContext): string | false {
  const [best] = lookUp(message, 1);
  const isKnown =
    best !== undefined &&
    ofPeople.has(best.entry.topic) &&
    surenessOf(best.entry, message, null, understood.aims) >= sureEnough;
  return isKnown && textOf(best.entry, box.advisor);
}
