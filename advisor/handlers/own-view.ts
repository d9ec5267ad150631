import type { Said } from '../chat-model.ts';
import { tokensOf } from '../words/tokens.ts';

const asksOwnView =
  /^y (?:(?:tu|vos|usted)(?: que)?(?: me)?(?: dirias?| dices?| decis| opinas?| piensas?| crees?| harias?| pondrias?| recomiendas?| aconsejas?)|(?:tu|vos) que|a (?:ti|vos) que te parece)$/;

const isOwnView = (message: string) =>
  asksOwnView.test(
    tokensOf(message)
      .map(({ text }) => text)
      .join(' '),
  );

/** "¿Y tú qué dirías?", asked of the other advisor, stands for what was asked before. */
export function meantBy(message: string, history: readonly Said[]): string {
  if (!isOwnView(message)) return message;
  const before = history.findLast(({ role, text }) => role === 'person' && !isOwnView(text));
  return before?.text ?? message;
}
