import { useMutation } from '@tanstack/react-query';
import type { Outfit } from '#contract/outfits.ts';
import { api, messageOf } from '#web/api.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { removeOutfit } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';

export function DeleteOutfitDialog({ outfit, onClose }: { outfit: Outfit; onClose: () => void }) {
  const deletion = useDeleteOutfit();
  const { remove } = outfitsCopy;
  return (
    <ConfirmDialog
      confirmLabel={remove.confirm}
      danger
      description={remove.text}
      loading={deletion.isPending}
      onConfirm={() => deletion.mutate(outfit, { onSuccess: onClose })}
      onOpenChange={(open) => !open && onClose()}
      open
      title={remove.title(outfit.name)}
    />
  );
}

function useDeleteOutfit() {
  const cache = useWardrobeCache();
  const { toasts } = outfitsCopy;
  return useMutation({
    mutationFn: ({ id }: Outfit) => api('DELETE /api/wardrobe/outfits/:id', { params: { id } }),
    onSuccess: async (_answer, { id, name }) => {
      await cache.change(removeOutfit(id));
      notifySuccess(toasts.removed, name);
      void cache.refresh();
    },
    onError: (error) => notifyError(toasts.error, messageOf(error, toasts.removeFailed)),
  });
}
