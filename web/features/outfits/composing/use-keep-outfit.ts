import { useMutation } from '@tanstack/react-query';
import type { Outfit } from '#contract/outfits.ts';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { composingCopy } from '#web/copy/composing.ts';
import { putOutfits } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useTasteChanged } from './taste-query.ts';

const copy = composingCopy.opinion;

export function useKeepOutfit() {
  const cache = useWardrobeCache();
  const tasteChanged = useTasteChanged();
  return useMutation({
    mutationFn: ({ id, kept }: Outfit) =>
      kept
        ? api('DELETE /api/wardrobe/outfits/:id/kept', { params: { id } })
        : api('POST /api/wardrobe/outfits/:id/kept', { params: { id } }),
    onMutate: (outfit) => cache.change(putOutfits([{ ...outfit, kept: !outfit.kept }])),
    onSuccess: async ({ outfit }) => {
      await cache.change(putOutfits([outfit]));
      if (outfit.kept) notifySuccess(copy.liked, copy.likedText);
      void tasteChanged();
    },
    onError: (error, _outfit, restore) => {
      restore?.();
      notifyError(copy.error, messageOf(error, copy.failed));
    },
  });
}
