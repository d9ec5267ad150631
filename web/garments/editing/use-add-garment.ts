import { api, type Input } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { useChange } from '#web/use-change.ts';
import { putGarment } from '../wardrobe-cache.ts';
import { wardrobeCache } from '../wardrobe-query.ts';

export type NewGarment = Input<'POST /api/wardrobe/items'>['body'];

export function useAddGarment() {
  return useChange({
    mutationFn: (body: NewGarment) => api('POST /api/wardrobe/items', { body }),
    onSuccess: async ({ item }) => {
      await wardrobeCache.change(putGarment(item));
      notifySuccess(wardrobeCopy.toasts.added, item.name);
      void wardrobeCache.refresh();
    },
    failedText: wardrobeCopy.toasts.addFailed,
  });
}
