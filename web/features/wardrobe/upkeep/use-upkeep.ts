import type { WardrobeItem } from '#contract/garments.ts';
import type { Upkeep } from '#contract/upkeep-log.ts';
import { api, type Input } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { upkeepCopy as copy } from '#web/copy/upkeep.ts';
import { putGarment } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';

interface Noted {
  item: WardrobeItem;
  id: string;
  body: Input<'PUT /api/wardrobe/items/:id/upkeep/:upkeepId'>['body'];
}

export function useLogUpkeep(said: (name: string) => string) {
  return useChange({
    mutationFn: ({ item, id, body }: Noted) =>
      api('PUT /api/wardrobe/items/:id/upkeep/:upkeepId', { params: { id: item.id, upkeepId: id }, body }),
    done: ({ item }) => said(item.name),
    onSuccess: ({ item }) => wardrobeCache.change(putGarment(item)),
    failed: copy.form.failed,
    onSettled: wardrobeCache.refresh,
  });
}

export function useRemoveUpkeep(item: WardrobeItem) {
  const back = useLogUpkeep(() => copy.restored);
  return useChange({
    mutationFn: ({ id }: Upkeep) =>
      api('DELETE /api/wardrobe/items/:id/upkeep/:upkeepId', { params: { id: item.id, upkeepId: id } }),
    onSuccess: async ({ item: now }, { id, atWear: _, ...fields }) => {
      void notifySuccess(copy.removed, undefined, {
        action: {
          label: common.undo,
          onClick: () => back.mutate({ item, id, body: { ...fields, back: false } }),
        },
      });
      await wardrobeCache.change(putGarment(now));
    },
    failed: copy.removeFailed,
    onSettled: wardrobeCache.refresh,
  });
}
