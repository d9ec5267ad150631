import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { removeGarment } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';

/** Takes back a scan: the garment leaves the wardrobe as if the photo had never been sent. */
export function useUndoScan(onUndone: () => void) {
  const cache = useWardrobeCache();
  const { toasts } = scannerCopy;
  return useMutation({
    // Outfits made of it meanwhile are part of what is taken back.
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
