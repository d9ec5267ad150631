import type { Outfit } from '../outfit.ts';
import type { Grammar } from './shape/grammar.ts';

/** "el vestido rojo de seda" becomes "el vestido", unless another piece shares the noun. */
export function shortenMentions(
  sentences: readonly string[],
  { pieces }: Outfit,
  { the, theShort, capitalise }: Grammar,
): string[] {
  const shorts = pieces.map((piece) => theShort(piece.garment));
  const said = new Set<string>();
  return sentences.map((sentence) => {
    let text = sentence;
    for (const [index, { garment }] of pieces.entries()) {
      const [full, short = ''] = [the(garment), shorts[index]];
      const alone = shorts.filter((other) => other === short).length === 1;
      const mentioned = sentence.toLowerCase().includes(full.toLowerCase());
      if (!mentioned || !alone) continue;
      if (said.has(full)) text = text.replaceAll(full, short).replaceAll(capitalise(full), capitalise(short));
      said.add(full);
    }
    return text;
  });
}
