import { isPatterned, patternsTogether } from '../compatibility/patterns-together.ts';
import { capitalise, joinAnd, the, verb } from '../language/grammar.ts';
import type { Piece } from '../piece.ts';
import { type Rule, scoreBy } from './rule.ts';

/** A belt's is not. */
function isNoticed(piece: Piece): boolean {
  return isPatterned(piece) && piece.slot !== 'belt';
}

/** Shoes are far from the rest. */
const nearness = (a: Piece, b: Piece) => (a.slot === 'shoes' || b.slot === 'shoes' ? 0.5 : 1);

export const patternMixing: Rule = {
  key: 'pattern-mixing',
  label: 'Estampados',
  terms: [
    {
      /** One pattern is free. */
      name: 'mix',
      pair: (a, b) => (isNoticed(a) && isNoticed(b) ? nearness(a, b) * (1 - patternsTogether(a, b)) : 0),
    },
    {
      /** One loud piece is free, however loud: the next competes with it. */
      name: 'loud',
      pair: (a, b) => nearness(a, b) * Math.max(0, Math.min(a.loudness, b.loudness) - 0.25),
    },
  ],
  reason(outfit, context) {
    const [first, second] = outfit.pieces.filter(isNoticed);
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
    return scoreBy(patternMixing, outfit, context) >= 0.6
      ? {
          key: 'pattern-mixing.mix',
          tone: 'praise',
          text: `${names} mezclan estampados que comparten color.`,
        }
      : { key: 'pattern-mixing.clash', tone: 'caution', text: `${names} compiten con sus estampados.` };
  },
};
