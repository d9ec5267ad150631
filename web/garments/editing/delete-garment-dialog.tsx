import type { WardrobeItem } from '#contract/garments.ts';
import { api } from '#web/api.ts';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { useDeleteLater } from '../use-delete-later.ts';
import { outfitsWithGarment, removeGarment } from '../wardrobe-cache.ts';
import { useWardrobe } from '../wardrobe-query.ts';

interface DeleteGarmentDialogProps {
  item: Pick<WardrobeItem, 'id' | 'name'>;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks once, and names the outfits that are deleted with the garment. */
export function DeleteGarmentDialog({ item, onClose, onDeleted }: DeleteGarmentDialogProps) {
  const deleteLater = useDeleteLater();
  const { id, name } = item;
  const inOutfits = outfitsWithGarment(useWardrobe().data?.wardrobe.outfits ?? [], id).length;
  const { remove: copy, toasts } = wardrobeCopy;
  const confirm = () => {
    onClose();
    onDeleted?.();
    void deleteLater({
      id,
      remove: removeGarment(id),
      send: () => api('DELETE /api/wardrobe/items/:id', { params: { id }, query: { confirm: 'true' } }),
      title: toasts.removed,
      text: toasts.removedText(name),
      failed: toasts.removeFailed,
    });
  };
  return (
    <ConfirmDialog
      confirmLabel={wardrobeCopy.actions.remove}
      danger
      description={inOutfits > 0 ? copy.withOutfits(inOutfits) : copy.text}
      onConfirm={confirm}
      onClose={onClose}
      title={copy.title(name)}
    />
  );
}
