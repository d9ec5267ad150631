import { editDistance, typosAllowed } from '../words/edit-distance.ts';
import type { Token } from './plain-words.ts';

/**
 * Replaces unknown words by the nearest keyword with the same first letter.
 * @param known are left as they are
 */
export function spellingOf(known: ReadonlySet<string>, mattering: ReadonlySet<string>) {
  const byLetter = Map.groupBy(
    [...mattering].filter((word) => typosAllowed(word.length) > 0),
    (word) => word.charAt(0),
  );
  const nearest = (text: string): string => {
    const most = typosAllowed(text.length);
    let best = { word: text, distance: most + 1 };
    for (const word of byLetter.get(text.charAt(0)) ?? []) {
      const distance = editDistance(text, word, most);
      if (distance < best.distance) best = { word, distance };
    }
    return best.word;
  };
  return (tokens: readonly Token[]): Token[] =>
    tokens.map((token) =>
      known.has(token.text) || /\d/.test(token.text) ? token : { ...token, text: nearest(token.text) },
    );
}
