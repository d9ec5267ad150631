import { useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { chat } from '#web/copy/chat.ts';
import { putOutfits } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';

const { outfitToasts: toasts } = chat;

export function useKeepOutfit(answerId: string, place: number) {
  const [kept, setKept] = useState<{ outfit: Outfit; worn: boolean } | null>(null);
  const mutation = useChange({
    mutationFn: (wear: boolean) =>
      kept === null
        ? api('POST /api/chat/messages/:id/outfits/:place/kept', {
            params: { id: answerId, place },
            body: { wear },
          })
        : api('POST /api/wardrobe/outfits/:id/worn', { params: { id: kept.outfit.id } }),
    onSuccess: async ({ outfit }, wear) => {
      setKept({ outfit, worn: wear });
      await wardrobeCache.change(putOutfits([outfit]));
      if (wear) notifySuccess(toasts.worn, toasts.wornText(outfit.name, outfit.timesWorn));
      else notifySuccess(toasts.saved, outfit.name);
      void wardrobeCache.refresh();
    },
    failed: toasts.error,
    failedText: (wear) => (wear ? toasts.wornFailed : toasts.saveFailed),
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
