import { useMutation } from '@tanstack/react-query';
import { api, type Input, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { putOutfits } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';

export type Moment = Input<'POST /api/wardrobe/outfits/generate'>['body'];

const { toasts } = outfitsCopy.generator;

export function useGenerateOutfits(onGenerated: (outfitIds: string[]) => void) {
  const cache = useWardrobeCache();
  return useMutation({
    mutationFn: (body: Moment) => api('POST /api/wardrobe/outfits/generate', { body }),
    onSuccess: async ({ generated, outfits }) => {
      await cache.change(putOutfits(outfits));
      notifySuccess(toasts.done, toasts.doneText(generated));
      if (outfits.length > 0) onGenerated(outfits.map(({ id }) => id));
      void cache.refresh();
    },
    onError: (error) => notifyError(toasts.error, messageOf(error, toasts.failed)),
  });
}
