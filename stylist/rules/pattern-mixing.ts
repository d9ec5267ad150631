import { isPatterned, patternsTogether } from '../compatibility/patterns-together.ts';
import { capitalise, joinAnd, the, verb } from '../language/grammar.ts';
import type { Outfit } from '../outfit.ts';
import type { Rule } from './rule.ts';

/** Patterned clothes that are large enough to be noticed; a logo or a belt is not. */
function patterned(outfit: Outfit) {
  return outfit.pieces.filter(
    (piece) => isPatterned(piece) && piece.slot !== 'belt' && piece.slot !== 'shoes',
  );
}

export const patternMixing: Rule = {
  key: 'pattern-mixing',
  label: 'Estampados',
  score(outfit) {
    const pieces = patterned(outfit);
    // All plain is safe; one pattern gives an outfit its point; each further one must earn its place.
    if (pieces.length === 0) return 0.92;
    if (pieces.length === 1) return 1;
    let worst = 1;
    for (const [index, piece] of pieces.entries()) {
      for (const other of pieces.slice(index + 1)) worst = Math.min(worst, patternsTogether(piece, other));
    }
    return Math.max(0, worst - 0.25 * (pieces.length - 2));
  },
  reason(outfit, context) {
    const [first, second] = patterned(outfit);
    if (!first)
      return {
        key: 'pattern-mixing.plain',
        tone: 'aside',
        text: 'Todo liso: las formas y los colores mandan.',
      };
    if (!second) {
      const { garment } = first;
      const gives = verb(garment, 'da', 'dan');
      const text =
        garment.pattern === 'logo'
          ? `${capitalise(the(garment))} ${verb(garment, 'es el único guiño', 'son el único guiño')} gráfico, y basta.`
          : `${capitalise(the(garment))} ${gives} el punto de estampado y lo demás acompaña en liso.`;
      return { key: 'pattern-mixing.one', tone: 'praise', text };
    }
    const names = capitalise(joinAnd([the(first.garment), the(second.garment)]));
    return patternMixing.score(outfit, context) >= 0.6
      ? {
          key: 'pattern-mixing.mix',
          tone: 'praise',
          text: `${names} mezclan estampados que comparten color.`,
        }
      : { key: 'pattern-mixing.clash', tone: 'caution', text: `${names} compiten con sus estampados.` };
  },
};
