import { tell } from '../language/tell.ts';
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
  terms: [
    {
      /** Volume above asks for a slim line below, and the reverse. */
      name: 'volume',
      pair: (a, b) => (a.slot === 'bottom' ? loss(b, a) : loss(a, b)),
    },
  ],
  reason(outfit, { words: { grammar, wordings } }, turn = 0) {
    const { top, bottom } = halves(outfit);
    if (top && bottom && top.volume === 'wide' && bottom.volume === 'wide') {
      const filling = { a: [top.garment, bottom.garment] };
      return tell(grammar, 'silhouette.wide', 'caution', wordings.silhouette.wide, turn, filling, [
        { kind: 'wide', pieces: [top.garment.id, bottom.garment.id] },
      ]);
    }
    if (top && bottom && (top.volume === 'wide' || bottom.volume === 'wide')) {
      const [wide, other] = top.volume === 'wide' ? [top, bottom] : [bottom, top];
      const filling = { a: [wide.garment], b: [other.garment] };
      return tell(grammar, 'silhouette.balanced', 'praise', wordings.silhouette.balanced, turn, filling, [
        { kind: 'wide', pieces: [wide.garment.id] },
        { kind: 'not-wide', piece: other.garment.id },
      ]);
    }
    return tell(grammar, 'silhouette.even', 'aside', wordings.silhouette.even, turn);
  },
};
