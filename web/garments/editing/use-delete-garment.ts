import { useMutation } from '@tanstack/react-query';
import { ApiError, api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { removeGarment } from '../wardrobe-cache.ts';
import { useWardrobeCache } from '../wardrobe-query.ts';

interface Deletion {
  id: string;
  name: string;
  confirmed: boolean;
}

/** True when the server requires confirmation because outfits use the garment. */
export const asksAgain = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'garment_in_outfits';

export function useDeleteGarment() {
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
      if (asksAgain(error)) return;
      notifyError(toasts.error, messageOf(error, toasts.removeFailed));
    },
  });
}
