import { capitalise, joinAnd, of, the, verb } from '../language/grammar.ts';
import type { Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import type { Rule } from './rule.ts';

const outlinesTop = (piece: Piece) =>
  piece.slot === 'mid' || piece.slot === 'outer' || (piece.slot === 'base' && !piece.covered);

function loss(top: Piece, bottom: Piece): number {
  if (!outlinesTop(top) || bottom.slot !== 'bottom') return 0;
  if (top.volume === 'wide' && bottom.volume === 'wide') return top.slot === 'outer' ? 0.2 : 0.6;
  if (top.slot !== 'outer' && top.volume === 'slim' && bottom.volume === 'slim') return 0.2;
  return 0;
}

const halves = ({ at }: Outfit) => ({ top: at.mid ?? at.base, bottom: at.bottom });

export const silhouette: Rule = {
  key: 'silhouette',
  label: 'Silueta',
  terms: [
    {
      /** Volume above asks for a slim line below, and the reverse. */
      name: 'volume',
      pair: (a, b) => (a.slot === 'bottom' ? loss(b, a) : loss(a, b)),
    },
  ],
  reason(outfit, _context, turn = 0) {
    const { top, bottom } = halves(outfit);
    const names = top && bottom ? capitalise(joinAnd([the(top.garment), the(bottom.garment)])) : '';
    if (top && bottom && loss(top, bottom) >= 0.6) {
      return { key: 'silhouette.wide', tone: 'caution', text: `${names} suman demasiado volumen.` };
    }
    if (top && bottom && top.volume !== bottom.volume && [top, bottom].some((one) => one.volume === 'wide')) {
      const [wide, other] = top.volume === 'wide' ? [top, bottom] : [bottom, top];
      const { garment } = wide;
      const text =
        turn % 2 === 0
          ? `${capitalise(the(garment))} ${verb(garment, 'aporta', 'aportan')} volumen y ${the(other.garment)} ${verb(other.garment, 'lo equilibra', 'lo equilibran')}.`
          : `Frente al volumen ${of(the(garment))}, ${the(other.garment)} ${verb(other.garment, 'dibuja', 'dibujan')} la línea.`;
      return { key: 'silhouette.balanced', tone: 'praise', text };
    }
    return { key: 'silhouette.even', tone: 'aside', text: 'Las proporciones quedan equilibradas.' };
  },
};
