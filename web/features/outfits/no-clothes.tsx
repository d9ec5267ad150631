import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { outfitViewsCopy } from '#web/copy/outfit-views.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';

const { empty: copy } = outfitViewsCopy;

export function NoClothes({ onScan }: { onScan: () => void }) {
  return (
    <EmptyState
      action={<Button onClick={onScan}>{copy.scan}</Button>}
      picture={<EmptyPlate of="wardrobe" />}
      copy={copy}
    />
  );
}
