import type { WardrobeItem } from '#contract/garments.ts';
import type { Look } from '#contract/looks.ts';
import { formatPercent } from '#web/format/numbers.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { garmentsById } from '#web/garments/garments-by-id.ts';

interface LookThumbnailProps {
  look: Pick<Look, 'garmentIds' | 'name' | 'aiScore'>;
  items: readonly WardrobeItem[];
  verb: string;
  onPress: () => void;
}

export function LookThumbnail({ look, items, verb, onPress }: LookThumbnailProps) {
  return (
    <button className="group grid w-full gap-1 text-left" onClick={onPress} type="button">
      <FlatLayBoard
        className="transition-opacity duration-200 group-hover:opacity-90"
        pieces={garmentsById(look.garmentIds, items)}
      />
      <span className="line-clamp-2 pt-0.5 text-note leading-snug">
        <span className="sr-only">{verb} </span>
        {look.name}
      </span>
      <span className="tabular text-note text-ink-soft">{formatPercent(look.aiScore)}</span>
    </button>
  );
}
