import type { WardrobeItem } from '#contract/garments.ts';
import type { Look } from '#contract/looks.ts';
import { formatPercent } from '../wardrobe/format.ts';
import { FlatLayBoard } from './flat-lay-board.tsx';
import { piecesOf } from './outfit-draft.ts';

interface LookThumbnailProps {
  look: Pick<Look, 'garmentIds' | 'name' | 'aiScore'>;
  items: readonly WardrobeItem[];
  /** What pressing does, with the name of the look. */
  label: string;
  onPress: () => void;
}

/** A proposed look, small, to be pressed. */
export function LookThumbnail({ look, items, label, onPress }: LookThumbnailProps) {
  return (
    <button aria-label={label} className="group grid w-full gap-1 text-left" onClick={onPress} type="button">
      <FlatLayBoard
        className="transition-opacity duration-200 group-hover:opacity-90"
        label={look.name}
        pieces={piecesOf(look.garmentIds, items)}
      />
      <span className="line-clamp-2 pt-0.5 text-nota leading-snug">{look.name}</span>
      <span className="cifras text-nota text-tinta-suave">{formatPercent(look.aiScore)}</span>
    </button>
  );
}
