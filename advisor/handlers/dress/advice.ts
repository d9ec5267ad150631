import { textOf } from '../../knowledge/entry.ts';
import { firstText, lookUp } from '../../knowledge/look-up.ts';
import { tokensOf } from '../../words/tokens.ts';
import type { IntentContext } from '../handler.ts';

/** A knowledge entry for a person without a wardrobe. */
export const adviceInstead = ({ box }: IntentContext, question: string): string | null =>
  firstText(question, box.advisor);

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
