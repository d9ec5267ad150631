import type { Wish } from '#contract/wishes.ts';
import { drawingUrl } from '#illustrator/compose-board.ts';
import { illustrate } from '#illustrator/illustrate.ts';

export function WishDrawing({ wish: { kind, hex } }: { wish: Pick<Wish, 'kind' | 'hex'> }) {
  const drawing = illustrate({ kind, colorHex: hex, seed: 1 }, { idPrefix: 'w' });
  return <img alt="" className="size-full object-contain" src={drawingUrl(drawing)} />;
}
