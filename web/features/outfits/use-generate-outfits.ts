import { api, type Input } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { putOutfits } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';

export type Moment = Input<'POST /api/wardrobe/outfits/generate'>['body'];

const { toasts } = outfitsCopy.generator;

export function useGenerateOutfits(onGenerated: (outfitIds: string[]) => void) {
  return useChange({
    mutationFn: (body: Moment) => api('POST /api/wardrobe/outfits/generate', { body }),
    onSuccess: async ({ generated, outfits }) => {
      await wardrobeCache.change(putOutfits(outfits));
      notifySuccess(toasts.done, toasts.doneText(generated));
      if (outfits.length > 0) onGenerated(outfits.map(({ id }) => id));
      void wardrobeCache.refresh();
    },
    failedText: toasts.failed,
  });
}
