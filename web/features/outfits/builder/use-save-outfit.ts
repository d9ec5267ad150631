import { api, type Input } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { putOutfits } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';

export type OutfitDraft = Required<
  Pick<
    Input<'POST /api/wardrobe/outfits'>['body'],
    'name' | 'description' | 'occasion' | 'season' | 'garmentIds'
  >
>;

export function useSaveOutfit(outfitId: string | null) {
  const { toasts } = outfitsCopy;
  return useChange({
    mutationFn: (body: OutfitDraft) =>
      outfitId === null
        ? api('POST /api/wardrobe/outfits', { body })
        : api('PATCH /api/wardrobe/outfits/:id', { params: { id: outfitId }, body }),
    onSuccess: async ({ outfit }) => {
      await wardrobeCache.change(putOutfits([outfit]));
      notifySuccess(outfitId === null ? toasts.created : toasts.saved, outfit.name);
      void wardrobeCache.refresh();
    },
    failedText: toasts.saveFailed,
  });
}
