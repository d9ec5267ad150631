import { useMutation } from '@tanstack/react-query';
import type { WardrobeItem } from '#contract/garments.ts';
import { ApiError, api, messageOf } from '#web/api.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { removeGarment } from '../wardrobe-cache.ts';
import { useWardrobeCache } from '../wardrobe-query.ts';

interface DeleteGarmentDialogProps {
  item: Pick<WardrobeItem, 'id' | 'name'>;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Confirms before deleting, and again when outfits would be deleted with the garment. */
export function DeleteGarmentDialog({ item, onClose, onDeleted }: DeleteGarmentDialogProps) {
  const deletion = useDeleteGarment();
  const copy = wardrobeCopy.remove;
  const again = needsConfirmation(deletion.error) ? deletion.error : null;
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

interface Deletion {
  id: string;
  name: string;
  confirmed: boolean;
}

/** True when the server requires confirmation because outfits use the garment. */
const needsConfirmation = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'garment_in_outfits';

function useDeleteGarment() {
  const cache = useWardrobeCache();
  const { toasts } = wardrobeCopy;
  return useMutation({
    mutationFn: ({ id, confirmed }: Deletion) =>
      api('DELETE /api/wardrobe/items/:id', {
        params: { id },
        query: confirmed ? { confirm: 'true' } : {},
      }),
    onSuccess: async (_answer, { id, name }) => {
      await cache.change(removeGarment(id));
      notifySuccess(toasts.removed, toasts.removedText(name));
      void cache.refresh();
    },
    onError: (error) => {
      if (needsConfirmation(error)) return;
      notifyError(toasts.error, messageOf(error, toasts.removeFailed));
    },
  });
}
