import type { Outfit } from '#contract/outfits.ts';
import { api } from '#web/api.ts';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { useDeleteLater } from '#web/garments/use-delete-later.ts';
import { removeOutfit } from '#web/garments/wardrobe-cache.ts';

export function DeleteOutfitDialog({ outfit, onClose }: { outfit: Outfit; onClose: () => void }) {
  const deleteLater = useDeleteLater();
  const { id, name } = outfit;
  const { remove, toasts } = outfitsCopy;
  const confirm = () => {
    onClose();
    void deleteLater({
      id,
      remove: removeOutfit(id),
      send: () => api('DELETE /api/wardrobe/outfits/:id', { params: { id } }),
      title: toasts.removed,
      text: name,
      failed: toasts.removeFailed,
    });
  };
  return (
    <ConfirmDialog
      confirmLabel={outfitsCopy.card.remove}
      danger
      description={remove.text}
      onConfirm={confirm}
      onClose={onClose}
      title={remove.title(name)}
    />
  );
}
