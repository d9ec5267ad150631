import { useMutation } from '@tanstack/react-query';
import { api, type Input, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { putOutfits } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';

export type OutfitDraft = Required<
  Pick<
    Input<'POST /api/wardrobe/outfits'>['body'],
    'name' | 'description' | 'occasion' | 'season' | 'garmentIds'
  >
>;

export function useSaveOutfit(outfitId: string | null) {
  const cache = useWardrobeCache();
  const { toasts } = outfitsCopy;
  return useMutation({
    mutationFn: (body: OutfitDraft) =>
      outfitId === null
        ? api('POST /api/wardrobe/outfits', { body })
        : api('PATCH /api/wardrobe/outfits/:id', { params: { id: outfitId }, body }),
    onSuccess: async ({ outfit }) => {
      await cache.change(putOutfits([outfit]));
      notifySuccess(outfitId === null ? toasts.created : toasts.saved, outfit.name);
      void cache.refresh();
    },
    onError: (error) => notifyError(toasts.error, messageOf(error, toasts.saveFailed)),
  });
}
