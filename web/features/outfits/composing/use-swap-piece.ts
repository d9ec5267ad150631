import type { Outfit } from '#contract/outfits.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { composingCopy } from '#web/copy/composing.ts';
import { putOutfits } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';
import { useTasteChanged } from './taste-query.ts';

type Piece = Pick<Outfit['items'][number], 'id' | 'name'>;

export interface Swap {
  outfitId: string;
  out: Piece;
  into: Piece;
  /** This swap undoes another one and offers no undo itself. */
  undoing?: boolean;
}

const copy = composingCopy.refine;

export function useSwapPiece() {
  const tasteChanged = useTasteChanged();
  const swap = useChange({
    mutationFn: ({ outfitId, out, into }: Swap) =>
      api('POST /api/wardrobe/outfits/:id/swap', {
        params: { id: outfitId },
        body: { outId: out.id, inId: into.id },
      }),
    onSuccess: async ({ outfit }, { outfitId, out, into, undoing }) => {
      await wardrobeCache.change(putOutfits([outfit]));
      const back = { outfitId, out: into, into: out, undoing: true };
      notifySuccess(
        copy.swapped,
        copy.swappedText(out.name, into.name),
        undoing ? {} : { action: { label: common.undo, onClick: () => swap.mutate(back) } },
      );
      void tasteChanged();
    },
    failedText: copy.swapFailed,
    onSettled: wardrobeCache.refresh,
  });
  return swap;
}
