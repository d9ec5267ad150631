import { useMutation } from '@tanstack/react-query';
import { api, type Input, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { putGarment } from '../wardrobe-cache.ts';
import { useWardrobeCache } from '../wardrobe-query.ts';

export type NewGarment = Input<'POST /api/wardrobe/items'>['body'];

export function useAddGarment() {
  const cache = useWardrobeCache();
  return useMutation({
    mutationFn: (body: NewGarment) => api('POST /api/wardrobe/items', { body }),
    onSuccess: async ({ item }) => {
      await cache.change(putGarment(item));
      notifySuccess(wardrobeCopy.toasts.added, item.name);
      void cache.refresh();
    },
    onError: (error) =>
      notifyError(wardrobeCopy.toasts.error, messageOf(error, wardrobeCopy.toasts.addFailed)),
  });
}
