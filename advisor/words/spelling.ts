import { editDistance, typosAllowed } from './edit-distance.ts';
import { stemOf, type Token } from './tokens.ts';

/** Diminutive, augmentative and pejorative suffixes. */
const coloured =
  /(orr[ao]|it[ao]|az[ao]|ot[ae]|ill[ao]|uch[ao]|ac[ao]|et[ae]|on(?:cito|cita)?|ona|ito|ecit[ao])s?$/;

/** "prendemos" is no misspelt "prendedor". */
const verbEnding = /(?:[aei]mos|[ai]ste|iendo)$/;

const sounds: readonly string[] = ['bv', 'csz', 'ckq', 'gj', 'hgw', 'yl', 'yi', 'mn'];
const isAlike = (word: string, candidate: string): boolean => {
  const [one = '', other = ''] = [word[0], candidate[0]];
  if (one === other) return true;
  if (word.length !== candidate.length) return word[1] === candidate[1];
  const isTurned = one === candidate[1] && word[1] === other;
  return (
    isTurned ||
    (word[1] === candidate[1] && sounds.some((some) => some.includes(one) && some.includes(other)))
  );
};

/** Corrects typing errors when exactly one known word is near. */
export type Spelling = {
  isKnown(token: Token): boolean;
  correct(token: Token): Token;
};

/**
 * @param vocabulary targets of corrections
 * @param common everyday words that are never corrected
 */
export function spellingOf(vocabulary: Iterable<string>, common: Iterable<string>): Spelling {
  const known = new Set<string>();
  const byLength = new Map<number, string[]>();
  for (const word of vocabulary) {
    if (known.has(word)) continue;
    known.add(word);
    known.add(stemOf(word));
    const same = byLength.get(word.length) ?? [];
    same.push(word);
    byLength.set(word.length, same);
  }
  const sought = new Set(known);
  for (const word of common) known.add(word).add(stemOf(word));
  const remembered = new Map<string, string>();

  const isKnown = ({ text, stem }: Token) => known.has(text) || known.has(stem);

  /** Strips such a suffix: "cenorra", "vestidazo", "faldita". */
  function undiminished(word: string): string | null {
    const root = word.replace(coloured, '');
    if (root === word || root.length < 3) return null;
    return ['a', 'o', 'e', ''].map((end) => root + end).find((whole) => sought.has(whole)) ?? null;
  }

  function nearest(word: string): string {
    let most = typosAllowed(word.length);
    let [best, ties] = [word, 0];
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const candidate of byLength.get(length) ?? []) {
        if (!isAlike(word, candidate)) continue;
        const distance = editDistance(word, candidate, most);
        if (distance > most) continue;
        if (distance < most || best === word) [best, ties] = [candidate, 0];
        else if (stemOf(candidate) !== stemOf(best)) ties++;
        most = distance;
      }
    }
    return ties > 0 ? word : best;
  }

  return {
    isKnown,
    correct(given) {
      // "vestío", "plisao" as they are spoken
      const spoken = given.text.replace(/([ai])o$/, '$1do');
      const token =
        sought.has(spoken) && !sought.has(given.text)
          ? { ...given, text: spoken, stem: stemOf(spoken) }
          : given;
      if (token.text.length < 5 || /\d/.test(token.text) || isKnown(token)) return token;
      let found = remembered.get(token.text);
      if (found === undefined) {
        found = undiminished(token.text) ?? nearest(token.text);
        const ending = verbEnding.exec(token.text)?.[0];
        if (ending !== undefined && !found.endsWith(ending)) found = token.text;
        // Bounds the cache in a long-running server.
        if (remembered.size > 5000) remembered.clear();
        remembered.set(token.text, found);
      }
      return found === token.text ? token : { ...token, text: found, stem: stemOf(found) };
    },
  };
}
