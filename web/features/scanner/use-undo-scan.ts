import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { removeGarment } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';

export function useUndoScan(onUndone: () => void) {
  const cache = useWardrobeCache();
  const { toasts } = scannerCopy;
  return useMutation({
    // Also deletes outfits made with the garment since.
    mutationFn: (id: string) =>
      api('DELETE /api/wardrobe/items/:id', { params: { id }, query: { confirm: 'true' } }),
    onSuccess: async (_answer, id) => {
      await cache.change(removeGarment(id));
      onUndone();
      notifySuccess(toasts.undone, toasts.undoneText);
      void cache.refresh();
    },
    onError: (error) => notifyError(toasts.error, messageOf(error, toasts.undoFailed)),
  });
}
