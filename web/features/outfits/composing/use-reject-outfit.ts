import type { Outfit } from '#contract/outfits.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { composingCopy } from '#web/copy/composing.ts';
import { putOutfits, removeOutfit } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';
import { useTasteChanged } from './taste-query.ts';

const copy = composingCopy.opinion;

export function useRejectOutfit(onRejected: (outfit: Outfit) => void) {
  const tasteChanged = useTasteChanged();

  const undo = useChange({
    mutationFn: (id: string) => api('DELETE /api/wardrobe/outfits/:id/rejected', { params: { id } }),
    onSuccess: async ({ outfit }) => {
      await wardrobeCache.change(putOutfits([outfit]));
      notifySuccess(copy.back, outfit.name);
      void tasteChanged();
    },
    failed: copy.error,
    failedText: copy.backFailed,
    onSettled: wardrobeCache.refresh,
  });

  return useChange({
    mutationFn: ({ id }: Outfit) => api('POST /api/wardrobe/outfits/:id/rejected', { params: { id } }),
    onMutate: ({ id }) => wardrobeCache.change(removeOutfit(id)),
    onSuccess: (_answer, outfit) => {
      const { id } = outfit;
      onRejected(outfit);
      notifySuccess(copy.rejected, copy.rejectedText, {
        action: { label: copy.undo, onClick: () => undo.mutate(id) },
      });
      void tasteChanged();
    },
    failed: copy.error,
    failedText: copy.failed,
    onSettled: wardrobeCache.refresh,
  });
}
