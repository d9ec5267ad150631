import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { chat } from '#web/copy/chat.ts';
import { putOutfits } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';

const { outfitToasts: toasts } = chat;

export function useKeepOutfit(answerId: string, place: number) {
  const cache = useWardrobeCache();
  const [kept, setKept] = useState<{ outfit: Outfit; worn: boolean } | null>(null);
  const mutation = useMutation({
    mutationFn: (wear: boolean) =>
      kept === null
        ? api('POST /api/chat/messages/:id/outfits/:place/kept', {
            params: { id: answerId, place },
            body: { wear },
          })
        : api('POST /api/wardrobe/outfits/:id/worn', { params: { id: kept.outfit.id } }),
    onSuccess: async ({ outfit }, wear) => {
      setKept({ outfit, worn: wear });
      await cache.change(putOutfits([outfit]));
      if (wear) notifySuccess(toasts.worn, toasts.wornText(outfit.name, outfit.timesWorn));
      else notifySuccess(toasts.saved, outfit.name);
      void cache.refresh();
    },
    onError: (error, wear) =>
      notifyError(toasts.error, messageOf(error, wear ? toasts.wornFailed : toasts.saveFailed)),
  });
  return {
    kept: kept !== null,
    worn: kept?.worn ?? false,
    pending: mutation.isPending,
    wearing: mutation.isPending && mutation.variables,
    save: () => mutation.mutate(false),
    wear: () => mutation.mutate(true),
  };
}
