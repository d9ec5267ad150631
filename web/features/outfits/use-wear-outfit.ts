import { useMutation } from '@tanstack/react-query';
import type { Outfit } from '#contract/outfits.ts';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { changeGarment, putOutfits, withWears } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';

const { toasts } = outfitsCopy;

/** Marks the outfit and its garments as worn today, optimistically. */
export function useWearOutfit() {
  const cache = useWardrobeCache();
  return useMutation({
    mutationFn: ({ id }: Outfit) => api('POST /api/wardrobe/outfits/:id/worn', { params: { id } }),
    onMutate: (outfit) => {
      const now = new Date().toISOString();
      const worn = { ...outfit, timesWorn: outfit.timesWorn + 1, lastWornAt: now };
      return cache.change((answer) =>
        outfit.items.reduce(
          (changed, { id }) => changeGarment(id, (item) => withWears(item, 1, now))(changed),
          putOutfits([worn])(answer),
        ),
      );
    },
    onSuccess: async ({ outfit }) => {
      await cache.change(putOutfits([outfit]));
      notifySuccess(toasts.worn, toasts.wornText(outfit.name, outfit.timesWorn));
    },
    onError: (error, _outfit, restore) => {
      restore?.();
      notifyError(toasts.error, messageOf(error, toasts.wornFailed));
    },
    onSettled: () => cache.refresh(),
  });
}
