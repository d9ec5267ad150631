import type { ModelMessage } from 'ai';
import type { Said } from '#advisor/mind.ts';
import { limits } from '#contract/limits.ts';

/** Spanish prose has about 3.5 characters a token. */
const charsPerToken = 3;

/** The latest messages that fit, starting with one of the person. */
export function messagesOf(history: readonly Said[], message: string): ModelMessage[] {
  let left = limits.chat.historyTokens * charsPerToken;
  const kept: Said[] = [];
  for (const said of history.toReversed()) {
    left -= said.text.length;
    if (left < 0) break;
    kept.unshift(said);
  }
  while (kept[0]?.role === 'advisor') kept.shift();
  return [
    ...kept.map(
      ({ role, text }): ModelMessage => ({ role: role === 'person' ? 'user' : 'assistant', content: text }),
    ),
    { role: 'user', content: message },
  ];
}
