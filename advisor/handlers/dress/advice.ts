import { textOf } from '../../knowledge/entry.ts';
import { lookUp } from '../../knowledge/look-up.ts';
import { leastSure, surenessOf } from '../../knowledge/sureness.ts';
import { tokensOf } from '../../words/tokens.ts';
import type { IntentContext } from '../handler.ts';

const mostAdvised = 5;

/** A knowledge entry for a person without a wardrobe. */
export function adviceInstead(
  { box, understood }: IntentContext,
  question: string,
  least = leastSure,
  topics = /./,
): string | null {
  const found = lookUp(question, mostAdvised).find(
    ({ entry }) => topics.test(entry.topic) && surenessOf(entry, question, null, understood.aims) >= least,
  );
  return found ? textOf(found.entry, box.advisor) : null;
}

/** Score of an entry that is about the message beyond doubt. */
const certain = 12;

/** An entry that is about the message, or that names the plan itself. */
export function adviceOn({ box, message }: IntentContext, purpose: string): string | null {
  const plan = tokensOf(purpose).filter(({ text }) => text.length > 3);
  const names = (text: string) => {
    const words = new Set(tokensOf(text).map(({ stem }) => stem));
    return plan.every(({ stem }) => words.has(stem));
  };
  const found = lookUp(message, 3).find(({ entry, score }) => score >= certain || names(entry.title));
  return found ? textOf(found.entry, box.advisor) : null;
}
