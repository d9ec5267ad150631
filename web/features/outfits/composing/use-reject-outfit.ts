import { useMutation } from '@tanstack/react-query';
import type { Outfit } from '#contract/outfits.ts';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { composingCopy } from '#web/copy/composing.ts';
import { putOutfits, removeOutfit } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useTasteChanged } from './taste-query.ts';

const copy = composingCopy.opinion;

export function useRejectOutfit(onRejected: (outfit: Outfit) => void) {
  const cache = useWardrobeCache();
  const tasteChanged = useTasteChanged();

  const undo = useMutation({
    mutationFn: (id: string) => api('DELETE /api/wardrobe/outfits/:id/rejected', { params: { id } }),
    onSuccess: async ({ outfit }) => {
      await cache.change(putOutfits([outfit]));
      notifySuccess(copy.back, outfit.name);
      void tasteChanged();
    },
    onError: (error) => notifyError(copy.error, messageOf(error, copy.backFailed)),
    onSettled: () => cache.refresh(),
  });

  return useMutation({
    mutationFn: ({ id }: Outfit) => api('POST /api/wardrobe/outfits/:id/rejected', { params: { id } }),
    onMutate: ({ id }) => cache.change(removeOutfit(id)),
    onSuccess: (_answer, outfit) => {
      const { id } = outfit;
      onRejected(outfit);
      notifySuccess(copy.rejected, copy.rejectedText, {
        action: { label: copy.undo, onClick: () => undo.mutate(id) },
      });
      void tasteChanged();
    },
    onError: (error, _outfit, restore) => {
      restore?.();
      notifyError(copy.error, messageOf(error, copy.failed));
    },
    onSettled: () => cache.refresh(),
  });
}
