import { useMutation } from '@tanstack/react-query';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Upkeep } from '#contract/upkeep-log.ts';
import { api, type Input, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { upkeepCopy as copy } from '#web/copy/upkeep.ts';
import { putGarment } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';

interface Noted {
  item: WardrobeItem;
  id: string;
  body: Input<'PUT /api/wardrobe/items/:id/upkeep/:upkeepId'>['body'];
}

export function useLogUpkeep(said: (name: string) => string) {
  const cache = useWardrobeCache();
  return useMutation({
    mutationFn: ({ item, id, body }: Noted) =>
      api('PUT /api/wardrobe/items/:id/upkeep/:upkeepId', { params: { id: item.id, upkeepId: id }, body }),
    onSuccess: async ({ item }) => {
      void notifySuccess(said(item.name));
      await cache.change(putGarment(item));
    },
    onError: (error) => notifyError(copy.form.failed, messageOf(error, common.somethingFailed)),
    onSettled: () => cache.refresh(),
  });
}

export function useRemoveUpkeep(item: WardrobeItem) {
  const cache = useWardrobeCache();
  const back = useLogUpkeep(() => copy.restored);
  return useMutation({
    mutationFn: ({ id }: Upkeep) =>
      api('DELETE /api/wardrobe/items/:id/upkeep/:upkeepId', { params: { id: item.id, upkeepId: id } }),
    onSuccess: async ({ item: now }, { id, atWear: _, ...fields }) => {
      void notifySuccess(copy.removed, undefined, {
        action: {
          label: common.undo,
          onClick: () => back.mutate({ item, id, body: { ...fields, back: false } }),
        },
      });
      await cache.change(putGarment(now));
    },
    onError: (error) => notifyError(copy.removeFailed, messageOf(error, common.somethingFailed)),
    onSettled: () => cache.refresh(),
  });
}
