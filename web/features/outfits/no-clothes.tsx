import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FlatLayPlate } from '#web/components/flat-lay-plate.tsx';
import { outfitViewsCopy } from '#web/copy/outfit-views.ts';
import { tilePictures } from '#web/garments/tile-pictures.ts';

const { empty: copy } = outfitViewsCopy;

/** Of an empty wardrobe. */
export function NoClothes({ onScan }: { onScan: () => void }) {
  return (
    <EmptyState
      action={<Button onClick={onScan}>{copy.scan}</Button>}
      picture={
        <FlatLayPlate
          className="mb-2 aspect-16/10 w-full max-w-sm"
          pieces={tilePictures.wardrobe}
          shape="wide"
        />
      }
      text={copy.text}
      title={copy.title}
    />
  );
}
