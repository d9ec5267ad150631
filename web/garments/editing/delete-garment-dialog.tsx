import type { WardrobeItem } from '#contract/garments.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { asksAgain, useDeleteGarment } from './use-delete-garment.ts';

interface DeleteGarmentDialogProps {
  item: Pick<WardrobeItem, 'id' | 'name'>;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Confirms before deleting, and again when outfits would be deleted with the garment. */
export function DeleteGarmentDialog({ item, onClose, onDeleted }: DeleteGarmentDialogProps) {
  const deletion = useDeleteGarment();
  const copy = wardrobeCopy.remove;
  const again = asksAgain(deletion.error) ? deletion.error : null;
  const confirm = () =>
    deletion.mutate(
      { id: item.id, name: item.name, confirmed: again !== null },
      {
        onSuccess: () => {
          onClose();
          onDeleted?.();
        },
      },
    );
  return (
    <ConfirmDialog
      confirmLabel={again ? copy.confirmAnyway : copy.confirm}
      danger
      description={again ? (again.serverMessage ?? copy.inOutfitsText(item.name)) : copy.text}
      loading={deletion.isPending}
      onConfirm={confirm}
      onOpenChange={(open) => !open && onClose()}
      open
      title={again ? copy.inOutfitsTitle : copy.title(item.name)}
    />
  );
}
