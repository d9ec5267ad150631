import type { WardrobeItem } from '#contract/garments.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { outgrownCopy as copy } from '#web/copy/outgrown.ts';
import { removeGarment } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';

interface HandOver {
  item: WardrobeItem;
  /** Ids of wardrobes; no name for the own one. */
  from: string;
  to: { id: string; name?: string };
}

const move = (garmentId: string, from: string, to: string) =>
  api('POST /api/household/handovers', { body: { garmentId, from, to } });

export function useHandOver() {
  const back = useChange({
    mutationFn: ({ item, from, to }: HandOver) => move(item.id, to.id, from),
    failed: copy.failed,
    onSettled: wardrobeCache.refresh,
  });
  return useChange({
    mutationFn: ({ item, from, to }: HandOver) => move(item.id, from, to.id),
    onSuccess: async (_answer, made) => {
      const { item, to } = made;
      const said = to.name === undefined ? copy.givenToOwn(item.name) : copy.given(item.name, to.name);
      void notifySuccess(said, undefined, {
        action: { label: common.undo, onClick: () => back.mutate(made) },
      });
      await wardrobeCache.change(removeGarment(item.id));
    },
    failed: copy.failed,
    onSettled: wardrobeCache.refresh,
  });
}
