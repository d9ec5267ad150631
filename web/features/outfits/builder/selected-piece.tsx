import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { lookBuilder as copy } from '#web/copy/look-builder.ts';

interface SelectedPieceProps {
  item: WardrobeItem;
  changing: boolean;
  onChange: () => void;
  onTakeAway: () => void;
  onKeep: () => void;
}

export function SelectedPiece({ item, changing, onChange, onTakeAway, onKeep }: SelectedPieceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1 border-line border-y py-1" role="status">
      <p className="mr-auto min-w-0 truncate text-[0.9375rem]">
        {changing ? copy.changing(item.name) : item.name}
      </p>
      {changing ? (
        <Button onClick={onKeep} size="s" variant="ghost">
          {copy.keep}
        </Button>
      ) : (
        <>
          <Button onClick={onChange} size="s" variant="ghost">
            {copy.change}
          </Button>
          <Button onClick={onTakeAway} size="s" variant="ghost">
            {copy.takeAway}
          </Button>
        </>
      )}
    </div>
  );
}
