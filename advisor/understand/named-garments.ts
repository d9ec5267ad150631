import type { Garment } from '#stylist/wardrobe.ts';
import type { Span } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import { nameTokens } from './find-garments.ts';
import { garmentWords } from './garment-words.ts';

/** Garments mentioned by their full name. */
export function namedGarments(tokens: readonly Token[], wardrobe: readonly Garment[]): Span<Garment>[] {
  const found: Span<Garment>[] = [];
  const said = new Set(tokens.map(({ stem }) => stem));
  const entries = wardrobe
    .map((garment) => ({ garment, stems: nameTokens(garment).map(({ stem }) => stem) }))
    .filter(
      ({ stems, garment }) =>
        stems.every((stem) => said.has(stem)) &&
        (stems.length > 1 || garmentWords.find(nameTokens(garment)).length > 0),
    )
    .sort((a, b) => b.stems.length - a.stems.length);
  const used = tokens.map(() => false);
  for (const { garment, stems } of entries) {
    for (let start = 0; start + stems.length <= tokens.length; start++) {
      if (stems.some((stem, offset) => used[start + offset] || tokens[start + offset]?.stem !== stem))
        continue;
      used.fill(true, start, start + stems.length);
      found.push({ start, end: start + stems.length, meaning: garment });
    }
  }
  return found;
}
