import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { outfitViewsCopy } from '#web/copy/outfit-views.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { tilePictures } from '#web/garments/tile-pictures.ts';

const { empty: copy } = outfitViewsCopy;

export function NoClothes({ onScan }: { onScan: () => void }) {
  return (
    <EmptyState
      action={<Button onClick={onScan}>{copy.scan}</Button>}
      picture={<EmptyPlate pieces={tilePictures.wardrobe} />}
      text={copy.text}
      title={copy.title}
    />
  );
}
